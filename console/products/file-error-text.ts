import { ApiError } from '#contract/client.ts'
import { errorText } from '../api/error-text.ts'

/** Says what is wrong with a file: the form has no field to show it at. */
export function fileErrorText(error: unknown): string {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.length > 0 ? issues.map(({ message }) => message).join('\n') : errorText(error)
}

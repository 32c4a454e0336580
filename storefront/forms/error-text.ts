import { ApiError } from '#contract/client.ts'
import type { Messages } from '../messages/messages.ts'

/** The message for a failed call: the API's own, or a standard one. */
export function errorText(error: unknown, { errors }: Messages): string {
  const failure = error instanceof Error && error.cause !== undefined ? error.cause : error
  return failure instanceof ApiError ? failure.message || errors.serverText : errors.noConnection
}

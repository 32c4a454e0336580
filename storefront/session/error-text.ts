import { ApiError } from '#contract/client.ts'
import type { Messages } from '../messages.ts'

/** What a person reads about a call that failed: the API's sentence, or that it had none to give. */
export function errorText(error: unknown, { errors }: Messages): string {
  return error instanceof ApiError ? error.message || errors.serverText : errors.noConnection
}

import { ApiError } from '#contract/client.ts'
import type { Messages } from '../messages/messages.ts'

/** What a person reads about a call that failed: the API's sentence, or that it had none to give. */
export function errorText(error: unknown, { errors }: Messages): string {
  const failure = error instanceof Error && error.cause !== undefined ? error.cause : error
  return failure instanceof ApiError ? failure.message || errors.serverText : errors.noConnection
}

import { ApiError, ConnectionError } from '#contract/client.ts'
import type { Messages } from '../messages/messages.ts'

/** The message for a failed call: the API's own, or a standard one. */
export function errorText(error: unknown, { errors }: Messages): string {
  const failure = failureOf(error)
  if (failure instanceof ApiError) return failure.message || errors.serverText
  return failure instanceof ConnectionError ? errors.noConnection : errors.internal
}

/** spec §8: the heading of a failure, which tells the server's errors from our own. */
export function errorTitle(error: unknown, { errors }: Messages): string {
  const failure = failureOf(error)
  const isOutside = failure instanceof ApiError || failure instanceof ConnectionError
  return isOutside ? errors.serverTitle : errors.internal
}

/** The error of the call, which an error of the shop's own may wrap. */
function failureOf(error: unknown): unknown {
  if (error instanceof ConnectionError) return error
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}

import { ApiError, ConnectionError } from '#contract/client.ts'
import { showToast } from '#ui/toasts.ts'
import type { Messages } from '../messages/messages.ts'

/** The message for a failed call: the API's own, or a standard one. */
export function errorText(error: unknown, { errors }: Messages): string {
  const failure = failureOf(error)
  if (failure instanceof ApiError) return failure.message || errors.serverText
  return isUnreachable(failure) ? errors.noConnection : errors.internal
}

/** spec §8: the heading of a failure, which tells the server's errors from our own. */
export function errorTitle(error: unknown, { errors }: Messages): string {
  const failure = failureOf(error)
  return failure instanceof ApiError || isUnreachable(failure)
    ? errors.serverTitle
    : errors.internal
}

/** Says whether the toast of spec §8 has said it already. */
export function isServerError(error: unknown): boolean {
  const failure = failureOf(error)
  return failure instanceof ApiError && failure.status >= 500
}

/** Says why a call of a button failed, unless the toast of spec §8 has. */
export function showRefusal(error: unknown, text: string): void {
  if (!isServerError(error)) showToast(text, { tone: 'error' })
}

/** The error of the call, which an error of the shop's own may wrap. */
function failureOf(error: unknown): unknown {
  if (error instanceof ConnectionError) return error
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}

/** Also if a part of the application could not be fetched, in the words of each browser. */
export function isUnreachable(failure: unknown): boolean {
  return (
    failure instanceof ConnectionError ||
    (failure instanceof TypeError &&
      /dynamically imported module|module script failed/i.test(failure.message))
  )
}

import { ApiError } from '#contract/client.ts'
import type { LazyMessageSet } from '../messages/lazy-message-set.ts'

/** The file service's limit. */
export const maxPictureBytes = 10 * 1024 * 1024

/** The API's message, or our own for a lost connection. */
export function pictureProblem(error: unknown, { order }: LazyMessageSet): string {
  if (!(error instanceof ApiError) || error.status >= 500) return order.uploadFailed
  // A proxy with a lower limit sends no message.
  return error.message || (error.status === 413 ? order.tooLarge : order.uploadFailed)
}

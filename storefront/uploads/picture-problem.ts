import { ApiError } from '#contract/client.ts'
import type { LateMessages } from '../messages/lazy-message-set.ts'

/** The most the file service takes. */
export const mostPictureBytes = 10 * 1024 * 1024

/** A refusal has its own sentence; a broken line gets ours. */
export function pictureProblem(error: unknown, { order }: LateMessages): string {
  if (!(error instanceof ApiError) || error.status >= 500) return order.uploadFailed
  // A proxy with a limit of its own has no sentence.
  return error.message || (error.status === 413 ? order.tooLarge : order.uploadFailed)
}

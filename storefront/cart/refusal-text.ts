import { ApiError } from '#contract/client.ts'
import { errorText } from '../forms/error-text.ts'
import type { Messages } from '../messages/messages.ts'

/** Why a cart change was refused: the available quantity if that is the reason. */
export function refusalText(error: unknown, messages: Messages): string {
  const available = error instanceof ApiError ? error.details['available'] : null
  if (typeof available !== 'number') return errorText(error, messages)
  return available > 0 ? messages.product.noMoreThan(available) : messages.product.soldOut
}

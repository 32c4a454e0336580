import { ApiError } from '#contract/client.ts'
import type { Messages } from '../messages.ts'
import { errorText } from '../session/error-text.ts'

/** Why a change of the cart was refused: how many there are, where that is the reason. */
export function refusalText(error: unknown, messages: Messages): string {
  const available = error instanceof ApiError ? error.details['available'] : null
  if (typeof available !== 'number') return errorText(error, messages)
  return available > 0 ? messages.product.noMoreThan(available) : messages.product.soldOut
}

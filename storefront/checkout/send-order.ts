import { ApiError } from '#contract/client.ts'
import { isAnswered } from '#contract/is-answered.ts'
import type { Locale } from '#domain/locale.ts'
import { cartStore } from '../cart/cart-query.ts'
import { isUnreachable } from '../forms/error-text.ts'
import { personalApi } from '../session/session.ts'
import { outcomeOf, type Outcome } from './order-outcome.ts'
import {
  endPendingCheckout,
  readPendingCheckouts,
  startPendingCheckout,
  type PendingCheckout,
} from './pending-checkouts.ts'
import type { OrderBody } from './order-body.ts'

/** Sends an order. Retrying before it is answered never places it twice. */
export async function sendOrder(locale: Locale, body: OrderBody): Promise<Outcome> {
  const attempt = startPendingCheckout(JSON.stringify(body))
  try {
    return await send(locale, attempt)
  } catch (error) {
    if (!(error instanceof ApiError)) {
      // It may have been placed before something of our own failed.
      if (!isUnreachable(error)) reportError(error)
      return { kind: 'no_answer' }
    }
    if (isAnswered(error)) endPendingCheckout(attempt)
    return (error.code === 'cart_empty' && (await findPlaced(locale))) || outcomeOf(error)
  }
}

async function send(locale: Locale, attempt: PendingCheckout): Promise<Outcome> {
  const body: OrderBody = JSON.parse(attempt.body)
  const placed = await personalApi(locale)('POST /stores/{store_id}/checkouts', {
    params: cartStore,
    body,
    idempotencyKey: attempt.key,
  })
  endPendingCheckout(attempt)
  return { kind: 'placed', orderId: placed.order_id, returnUrl: placed.return_url }
}

/**
 * If an unanswered order went through after all, sending it again with its key returns its answer.
 * Null if none did.
 */
export async function findPlaced(locale: Locale): Promise<Outcome | null> {
  for (const attempt of readPendingCheckouts()) {
    try {
      return await send(locale, attempt)
    } catch (error) {
      if (isAnswered(error)) endPendingCheckout(attempt)
    }
  }
  return null
}

import { ApiError } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { problemsOfIssues, type FieldProblems } from '../address/check-draft.ts'
import { cartStore } from '../cart/cart-query.ts'
import { personalApi } from '../session/session.ts'
import {
  endPendingCheckout,
  readPendingCheckouts,
  startPendingCheckout,
  type PendingCheckout,
} from './pending-checkouts.ts'
import type { OrderBody } from './order-body.ts'

/** Outcome of sending an order. Only `placed` and `failed` leave the form. */
export type Outcome =
  | { kind: 'placed'; orderId: string; returnUrl: string | null }
  | { kind: 'price_changed' }
  | { kind: 'fields'; problems: FieldProblems }
  /** A line is not available in this quantity; null: no longer sold. */
  | { kind: 'line'; variantId: string; available: number | null }
  | { kind: 'voucher'; problem: string }
  | { kind: 'points'; balance: number; needed: number }
  /** Its lines are gone: removed or ordered elsewhere, such as in another tab. */
  | { kind: 'empty' }
  /** Unknown whether it was placed: safe to send again. */
  | { kind: 'no_answer' }
  | { kind: 'wait'; message: string }
  | { kind: 'failed'; message: string }

/** Sends an order. Retrying before it is answered never places it twice. */
export async function sendOrder(locale: Locale, body: OrderBody): Promise<Outcome> {
  const attempt = startPendingCheckout(JSON.stringify(body))
  try {
    return await send(locale, attempt)
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'no_answer' }
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
      if (error instanceof ApiError && isAnswered(error)) endPendingCheckout(attempt)
    }
  }
  return null
}

/** A 5xx may come from a proxy although the order was placed. */
function isAnswered({ status, code }: ApiError): boolean {
  const isOpen = ['unavailable', 'idempotency_in_progress', 'rate_limited'].includes(code)
  return status < 500 && !isOpen
}

function outcomeOf(error: ApiError): Outcome {
  const { code, details, message } = error
  const variantId = textOf(details['product_variant_id'])
  switch (code) {
    case 'price_changed':
      return { kind: 'price_changed' }
    case 'out_of_stock':
      return { kind: 'line', variantId, available: Number(details['available'] ?? 0) }
    case 'variant_unavailable':
      return { kind: 'line', variantId, available: null }
    case 'voucher_not_applicable':
      return { kind: 'voucher', problem: textOf(details['problem']) }
    case 'not_enough_points':
      return {
        kind: 'points',
        balance: Number(details['balance'] ?? 0),
        needed: Number(details['needed'] ?? 0),
      }
    case 'cart_empty':
      return { kind: 'empty' }
    case 'delivery_unavailable':
      return { kind: 'fields', problems: { delivery: 'needDelivery' } }
    case 'payment_method_unavailable':
      return { kind: 'fields', problems: { payment: 'paymentGone' } }
    case 'invalid': {
      const problems = problemsOfIssues(error.issues)
      return problems ? { kind: 'fields', problems } : { kind: 'failed', message }
    }
    // The outcome is unknown: the answer may come from a proxy.
    case 'unavailable':
      return { kind: 'no_answer' }
    // The session expired: keep the form until the customer has signed in again.
    case 'unauthenticated':
    case 'rate_limited':
    case 'idempotency_in_progress':
      return { kind: 'wait', message }
    default:
      return { kind: 'failed', message }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

import { ApiError } from '#contract/client.ts'
import { problemsOfIssues, type FieldProblems } from '../address/check-draft.ts'
import { isUnreachable } from '../forms/error-text.ts'

/** Outcome of sending an order. Only `placed` and `failed` leave the form. */
export type Outcome =
  | { kind: 'placed'; orderId: string; returnUrl: string | null }
  | { kind: 'price_changed' }
  | { kind: 'fields'; problems: FieldProblems }
  /** A line is not available in this quantity; null: no longer sold. */
  | { kind: 'line'; variantId: string; available: number | null }
  | { kind: 'voucher'; problem: string }
  /** The balance is null where only the cart knows that it is too low. */
  | { kind: 'points'; balance: number | null; needed: number }
  /** Its lines are gone: removed or ordered elsewhere, such as in another tab. */
  | { kind: 'empty' }
  /** Unknown whether it was placed: safe to send again. */
  | { kind: 'no_answer' }
  /** An earlier press is still being worked on: safe to send again. */
  | { kind: 'in_progress' }
  /** Refused as it is, with the reason; the form is kept. */
  | { kind: 'wait'; message: string }
  | { kind: 'failed'; message: string }

/** Meaning of an answer of the shop. */
export function outcomeOf(error: ApiError): Outcome {
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
      return { kind: 'fields', problems: { delivery: 'deliveryGone' } }
    case 'payment_method_unavailable':
      return { kind: 'fields', problems: { payment: 'paymentGone' } }
    case 'invalid':
      return outcomeOfIssues(error)
    // The outcome is unknown: the answer may come from a proxy.
    case 'unavailable':
      return { kind: 'no_answer' }
    // The session expired: keep the form until the customer has signed in again.
    case 'unauthenticated':
    case 'rate_limited':
    // Two changes at once: the next press is the retry.
    case 'conflict':
      return { kind: 'wait', message }
    case 'idempotency_in_progress':
      return { kind: 'in_progress' }
    default:
      return { kind: 'failed', message }
  }
}

/** Too much for one order can be mended, too: by ordering less. */
function outcomeOfIssues({ issues, message }: ApiError): Outcome {
  const [first, ...others] = issues
  if (first?.path === 'checkout_product_variant_ids' && others.length === 0) {
    return { kind: 'wait', message: first.message }
  }
  const problems = problemsOfIssues(issues)
  return problems ? { kind: 'fields', problems } : { kind: 'failed', message }
}

/** Outcome if the cart could not be priced. Throws what is a fault of our own. */
export function outcomeOfQuote(error: unknown): Outcome {
  if (error instanceof ApiError && error.status < 500) return outcomeOf(error)
  if (error instanceof ApiError || isUnreachable(error)) return { kind: 'no_answer' }
  throw error
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

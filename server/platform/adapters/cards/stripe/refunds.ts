import Stripe from 'stripe'
import type { GatewayRefund, RefundOutcome } from '../card-gateway.ts'

/**
 * Refunds; a request that Stripe calls invalid is final, because a retry would fail the same way.
 */
export async function refundAtStripe(stripe: Stripe, ask: GatewayRefund): Promise<RefundOutcome> {
  try {
    const { id, status, failure_reason } = await stripe.refunds.create(
      { payment_intent: ask.paymentReference, amount: ask.amountCents },
      { idempotencyKey: ask.key },
    )
    if (status === 'succeeded') return { kind: 'done', reference: id }
    if (status === 'failed' || status === 'canceled') {
      return { kind: 'refused', reason: failure_reason ?? status }
    }
    return { kind: 'pending', reference: id }
  } catch (error) {
    const isFinal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    if (isFinal) return { kind: 'refused', reason: error.message }
    throw error
  }
}

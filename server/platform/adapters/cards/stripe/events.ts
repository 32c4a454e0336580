import type Stripe from 'stripe'
import type { CardEvent } from '../card-gateway.ts'
import { outcomeOfIntent } from './charge.ts'
import { outcomeOfCheckout, readCheckout } from './checkout.ts'
import { isOurs } from './is-ours.ts'

/** Translates a Stripe event; most kinds are ignored. */
export async function readStripeEvent(stripe: Stripe, event: Stripe.Event): Promise<CardEvent> {
  const { id, type } = event
  const base = { id, type }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object
      if (!isOurs(session.metadata)) return { ...base, ignored: true }
      // The event of a saved card contains only ids, so the session is fetched.
      const isBound = session.mode === 'setup' && session.status === 'complete'
      const outcome = isBound ? await readCheckout(stripe, session.id) : outcomeOfCheckout(session)
      return { ...base, outcome }
    }
    case 'payment_intent.succeeded':
      return isOurs(event.data.object.metadata)
        ? { ...base, outcome: outcomeOfIntent(event.data.object) }
        : { ...base, ignored: true }
    case 'refund.updated':
    case 'refund.failed':
      return { ...base, ...readRefund(event.data.object) }
    case 'charge.dispute.created': {
      const { payment_intent: payment, charge, reason } = event.data.object
      const paymentReference = nameOf(payment) ?? nameOf(charge) ?? 'an unknown payment'
      return { ...base, dispute: { paymentReference, reason } }
    }
    default:
      return { ...base, ignored: true }
  }
}

function readRefund(refund: Stripe.Refund) {
  const { id: reference, status, failure_reason } = refund
  if (status === 'succeeded') return { refund: { reference, state: 'done' as const, reason: '' } }
  if (status === 'failed' || status === 'canceled') {
    return { refund: { reference, state: 'failed' as const, reason: failure_reason ?? status } }
  }
  return { ignored: true as const }
}

function nameOf(value: string | { id: string } | null): string | null {
  return value !== null && typeof value === 'object' ? value.id : value
}

import Stripe from 'stripe'
import { dayMs } from '#domain/dates.ts'
import type { ChargeParams, ChargeOutcome, ListedPayment, Outcome } from '../card-gateway.ts'
import { isOurs } from './is-ours.ts'

/** Charges a saved card while the customer is present, so 3-D Secure is possible. */
export async function chargeIntent(stripe: Stripe, ask: ChargeParams): Promise<ChargeOutcome> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: ask.amountCents,
        currency: 'hkd',
        customer: ask.customer,
        payment_method: ask.card,
        allowed_payment_method_types: ['card'],
        description: ask.description,
        metadata: { session_id: ask.sessionId },
        confirm: true,
        return_url: ask.successUrl,
      },
      { idempotencyKey: `${ask.sessionId}-charge` },
    )
    const url = intent.next_action?.redirect_to_url?.url
    if (intent.status === 'requires_action' && url) {
      return { kind: 'page', reference: intent.id, url }
    }
    const outcome = outcomeOfIntent(intent)
    return outcome.kind === 'ended' ? { kind: 'declined' } : outcome
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined' }
    throw error
  }
}

export async function readIntent(stripe: Stripe, reference: string): Promise<Outcome> {
  return outcomeOfIntent(await stripe.paymentIntents.retrieve(reference))
}

export async function closeIntent(stripe: Stripe, reference: string): Promise<Outcome> {
  try {
    return outcomeOfIntent(await stripe.paymentIntents.cancel(reference))
  } catch (error) {
    // Too late: already succeeded or cancelled.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return readIntent(stripe, reference)
  }
}

/** A page may be paid a day after it was opened, and its intent may be as old. */
const oldestPage = dayMs

/** Payments of this shop; one Stripe account may serve others. */
export async function* listIntents(stripe: Stripe, since: Date): AsyncIterable<ListedPayment> {
  const from = Math.floor((since.getTime() - oldestPage) / 1000)
  const intents = stripe.paymentIntents.list({
    created: { gte: from },
    limit: 100,
    expand: ['data.latest_charge'],
  })
  for await (const intent of intents) {
    if (!isOurs(intent.metadata) || intent.status !== 'succeeded') continue
    const outcome = outcomeOfIntent(intent)
    if (outcome.kind !== 'paid') continue
    const { latest_charge: charge } = intent
    const isKnown = charge !== null && typeof charge === 'object'
    const paidAt = new Date((isKnown ? charge.created : intent.created) * 1000)
    if (paidAt < since) continue
    yield { ...outcome, paidAt, refundedCents: isKnown ? charge.amount_refunded : 0 }
  }
}

/** After a declined confirmation Stripe's intent waits for another card; for us it has ended. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): Outcome {
  const sessionId = intent.metadata['session_id']
  if (sessionId === undefined) throw new Error(`${intent.id} does not belong to this shop`)
  if (intent.status === 'succeeded') {
    const money = { amountCents: intent.amount_received, currency: intent.currency.toUpperCase() }
    return { kind: 'paid', sessionId, paymentReference: intent.id, money }
  }
  const isOver = intent.status === 'canceled' || intent.status === 'requires_payment_method'
  return isOver ? { kind: 'ended', sessionId } : { kind: 'open' }
}

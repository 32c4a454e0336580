import type Stripe from 'stripe'

/** What Stripe kept of a payment, in HKD cents; null until it is known, or in another currency. */
export async function readStripeFee(stripe: Stripe, intent: string): Promise<number | null> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.balance_transaction'],
  })
  if (charge === null || typeof charge === 'string') return null
  const { balance_transaction: movement } = charge
  if (movement === null || typeof movement === 'string') return null
  return movement.currency === 'hkd' ? movement.fee : null
}

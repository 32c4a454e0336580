import type Stripe from 'stripe'

/** One Stripe account may serve more than this shop. */
export function isOurs(metadata: Stripe.Metadata | null): boolean {
  return metadata?.['session_id']?.startsWith('cps_') === true
}

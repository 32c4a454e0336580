import Stripe from 'stripe'
import { DomainError } from '#domain/errors.ts'
import type { CardGateway } from '../card-gateway.ts'
import type { StripeSettings } from '../../../settings.ts'
import { chargeIntent, closeIntent, listIntents, readIntent } from './charge.ts'
import { closeCheckout, openBinding, openPayment, readCheckout } from './checkout.ts'
import { readStripeEvent } from './events.ts'
import { readStripeFee } from './fees.ts'
import { refundAtStripe } from './refunds.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  clock: () => Date
  /** In place of Stripe: its own mock or an emulator. */
  at: StripeSettings['at']
}

/** The compiler stops an upgrade of the library that would change it unseen. */
const apiVersion = '2026-10-28.endive'

/**
 * Stripe: hosted Checkout for payments and for saving cards, payment intents for saved cards. Every
 * request that changes something carries an idempotency key.
 */
export function stripeGateway(options: StripeOptions): CardGateway {
  const { secretKey, webhookSecret, clock, at } = options
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...at,
  })
  const isIntent = (reference: string) => reference.startsWith('pi_')
  return {
    provider: 'stripe',
    createSession: (ask) => openPayment(stripe, clock(), ask),
    bindCard: (ask) => openBinding(stripe, clock(), ask),
    readSession: (reference) =>
      isIntent(reference) ? readIntent(stripe, reference) : readCheckout(stripe, reference),
    closeSession: (reference) =>
      isIntent(reference) ? closeIntent(stripe, reference) : closeCheckout(stripe, reference),
    chargeSaved: (ask) => chargeIntent(stripe, ask),
    readFee: (reference) => readStripeFee(stripe, reference),
    listPaid: (since) => listIntents(stripe, since),
    refund: (ask) => refundAtStripe(stripe, ask),
    async removeCard(reference) {
      try {
        await stripe.paymentMethods.detach(reference)
      } catch (error) {
        // Already detached, or deleted with its customer.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },
    async parseWebhook(rawBody, headers) {
      const event = verified(stripe, rawBody, headers.get('stripe-signature') ?? '', webhookSecret)
      return readStripeEvent(stripe, event)
    },
  }
}

function verified(stripe: Stripe, rawBody: string, signature: string, secret: string) {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new DomainError('bad_signature')
    }
    throw error
  }
}

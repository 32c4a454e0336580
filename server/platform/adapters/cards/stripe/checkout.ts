import Stripe from 'stripe'
import type { Locale } from '#domain/locale.ts'
import type {
  SetupSessionParams,
  HostedPage,
  Outcome,
  PaymentSessionParams,
} from '../card-gateway.ts'

const stripeLocales = { en: 'en', zh: 'zh-HK', cn: 'zh' } as const satisfies Record<Locale, string>

/**
 * Checkout offers those of them that the owner switched on at Stripe. Apple Pay and Google Pay come
 * with cards, AlipayHK with Alipay.
 */
const paymentTypes = ['card', 'alipay', 'wechat_pay'] as const

/** Stripe allows a session to live between 30 minutes and 24 hours. */
const shortestSeconds = 30 * 60 + 30
const longestSeconds = 24 * 3600 - 30

export async function openPayment(
  stripe: Stripe,
  now: Date,
  ask: PaymentSessionParams,
): Promise<HostedPage> {
  const metadata = { session_id: ask.sessionId }
  const session = await stripe.checkout.sessions.create(
    {
      ...shared(now, ask),
      mode: 'payment',
      allowed_payment_method_types: [...paymentTypes],
      customer_email: ask.email,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'hkd',
            unit_amount: ask.amountCents,
            product_data: { name: ask.description },
          },
        },
      ],
      payment_intent_data: { description: ask.description, metadata },
    },
    { idempotencyKey: `${ask.sessionId}-page` },
  )
  return pageOf(session)
}

export async function openBinding(
  stripe: Stripe,
  now: Date,
  ask: SetupSessionParams,
): Promise<HostedPage> {
  const customer = ask.customer ?? (await newCustomer(stripe, ask))
  const session = await stripe.checkout.sessions.create(
    {
      ...shared(now, ask),
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      currency: 'hkd',
      customer,
    },
    { idempotencyKey: `${ask.sessionId}-page` },
  )
  return pageOf(session)
}

async function newCustomer(stripe: Stripe, ask: SetupSessionParams): Promise<string> {
  const { id } = await stripe.customers.create(
    { ...(ask.email && { email: ask.email }), metadata: { account_id: ask.accountId } },
    { idempotencyKey: `${ask.accountId}-customer` },
  )
  return id
}

function shared(
  now: Date,
  ask: PaymentSessionParams | SetupSessionParams,
): Stripe.Checkout.SessionCreateParams {
  const start = Math.floor(now.getTime() / 1000)
  const wanted = Math.ceil(ask.expiresAt.getTime() / 1000)
  const end = Math.min(Math.max(wanted, start + shortestSeconds), start + longestSeconds)
  return {
    client_reference_id: ask.sessionId,
    metadata: { session_id: ask.sessionId },
    locale: stripeLocales[ask.locale],
    success_url: ask.successUrl,
    cancel_url: ask.cancelUrl,
    expires_at: end,
  }
}

function pageOf(session: Stripe.Checkout.Session): HostedPage {
  if (!session.url) throw new Error(`Stripe returned no URL for ${session.id}`)
  return { reference: session.id, url: session.url }
}

export async function readCheckout(stripe: Stripe, reference: string): Promise<Outcome> {
  const session = await stripe.checkout.sessions.retrieve(reference, {
    expand: ['setup_intent.payment_method'],
  })
  return outcomeOfCheckout(session)
}

export async function closeCheckout(stripe: Stripe, reference: string): Promise<Outcome> {
  const outcome = await readCheckout(stripe, reference)
  if (outcome.kind !== 'open') return outcome
  try {
    return outcomeOfCheckout(await stripe.checkout.sessions.expire(reference))
  } catch (error) {
    // Paid or expired between the two requests.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return readCheckout(stripe, reference)
  }
}

/** Outcome of one of our sessions. Throws on others: the Stripe account may be shared. */
export function outcomeOfCheckout(session: Stripe.Checkout.Session): Outcome {
  const sessionId = session.metadata?.['session_id']
  if (sessionId === undefined) throw new Error(`${session.id} does not belong to this shop`)
  if (session.status === 'expired') return { kind: 'ended', sessionId }
  if (session.status !== 'complete') return { kind: 'open' }
  if (session.mode === 'setup') return boundOf(session, sessionId)
  // Complete but unpaid: the bank is still processing.
  if (session.payment_status !== 'paid') return { kind: 'open' }
  const money = {
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
  return { kind: 'paid', sessionId, paymentReference: idOf(session.payment_intent), money }
}

function boundOf(session: Stripe.Checkout.Session, sessionId: string): Outcome {
  const { setup_intent: intent } = session
  const method = typeof intent === 'object' ? intent?.payment_method : null
  if (!method || typeof method === 'string' || !method.card) {
    throw new Error(`${session.id} has no card`)
  }
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card
  return {
    kind: 'bound',
    sessionId,
    customer: idOf(session.customer),
    card: {
      reference: method.id,
      brand: brandName(brand),
      last4,
      exp_month,
      exp_year,
      fingerprint: fingerprint ?? method.id,
    },
  }
}

function brandName(brand: string): string {
  const names: Readonly<Record<string, string>> = {
    amex: 'American Express',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  }
  return names[brand] ?? brand
}

function idOf(value: string | { id: string } | null): string {
  if (value === null) throw new Error('Stripe returned no id')
  return typeof value === 'string' ? value : value.id
}

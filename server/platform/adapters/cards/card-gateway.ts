import type { Hono } from 'hono'
import type { Locale } from '#domain/locale.ts'
import type { CardCopy } from '#db/json-types.ts'

/** A card payment provider. Amounts are HKD cents. */
export interface CardGateway {
  /** Part of the webhook URL, and stored with every id issued by the gateway. */
  readonly provider: string
  /** Opens a hosted payment page for an order; the same `sessionId` returns the same page. */
  createSession: (ask: PaymentSessionParams) => Promise<HostedPage>
  bindCard: (ask: SetupSessionParams) => Promise<HostedPage>
  /** Reads a session's outcome, in case its webhook never arrives. */
  readSession: (reference: string) => Promise<Outcome>
  /** Closes a session so that it can no longer be paid; returns its outcome so far. */
  closeSession: (reference: string) => Promise<Outcome>
  /** Charges a saved card; the bank may require the holder to authenticate first. */
  chargeSaved: (ask: ChargeParams) => Promise<ChargeOutcome>
  /** What the provider kept of a payment, in HKD cents; null while it is not known. */
  readFee: (paymentReference: string) => Promise<number | null>
  /** This shop's payments since then, also those it has forgotten; for a provider that can tell. */
  listPaid?: (since: Date) => AsyncIterable<ListedPayment>
  /** Refunds money. Throws if the request failed; it is then safe to retry with the same key. */
  refund: (ask: GatewayRefund) => Promise<RefundOutcome>
  /** Deletes a saved card; succeeds if it is already gone. */
  removeCard: (reference: string) => Promise<void>
  /** Parses a webhook. Throws `bad_signature` unless the gateway signed this exact body. */
  parseWebhook: (rawBody: string, headers: Headers) => Promise<CardEvent>
  /** Only for a gateway in this process: its pages under `/gateway` and its webhook delivery. */
  readonly inHouse?: { pages: Hono; deliver: (eventId: string) => Promise<void> }
}

export interface PaymentSessionParams {
  /** The shop's id for the session; returned with every event. */
  sessionId: string
  amountCents: number
  /** Shown to the customer, e.g. the order reference. */
  description: string
  email: string
  locale: Locale
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

export interface SetupSessionParams extends Omit<
  PaymentSessionParams,
  'amountCents' | 'description' | 'email'
> {
  accountId: string
  email: string | null
  /** The gateway's customer id for this account, if it has one. */
  customer: string | null
}

export interface ChargeParams extends PaymentSessionParams {
  customer: string
  card: string
}

export interface HostedPage {
  reference: string
  url: string
}

export type Outcome =
  | { kind: 'open' }
  | { kind: 'ended'; sessionId: string }
  | { kind: 'paid'; sessionId: string; paymentReference: string; money: TakenMoney }
  | { kind: 'bound'; sessionId: string; customer: string; card: CardCopy & { reference: string } }

export type PaidOutcome = Extract<Outcome, { kind: 'paid' }>

export interface ListedPayment extends PaidOutcome {
  paidAt: Date
  refundedCents: number
}

export interface TakenMoney {
  amountCents: number
  /** ISO 4217, upper case. */
  currency: string
}

export type ChargeOutcome = Outcome | ({ kind: 'page' } & HostedPage) | { kind: 'declined' }

export interface GatewayRefund {
  /** Idempotency key: the same key never refunds twice. */
  key: string
  paymentReference: string
  amountCents: number
}

export type RefundOutcome =
  | { kind: 'done' | 'pending'; reference: string }
  /** Final: retrying will not help. */
  | { kind: 'refused'; reason: string }

export type CardEvent = { id: string; type: string } & (
  | { outcome: Outcome }
  | { refund: { reference: string; state: 'done' | 'failed'; reason: string } }
  /** The customer disputes the charge with their bank. */
  | { dispute: { paymentReference: string; reason: string } }
  | { ignored: true }
)

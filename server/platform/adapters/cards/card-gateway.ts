import type { Hono } from 'hono'
import type { Locale } from '#domain/locale.ts'
import type { CardCopy } from '#db/json-types.ts'

/** A company that takes cards. Amounts are HKD cents. */
export interface CardGateway {
  /** Part of the webhook's address, and of every row that names something of the gateway's. */
  readonly provider: string
  /** Opens a page where one order is paid; the same `sessionId` again answers the same page. */
  createSession: (ask: PaymentAsk) => Promise<HostedPage>
  /** Opens a page where a card is saved. */
  bindCard: (ask: BindingAsk) => Promise<HostedPage>
  /** What has become of a session, for when its webhook is missing. */
  readSession: (reference: string) => Promise<Outcome>
  /** Ends a session, so that nobody pays it any more; answers what had become of it. */
  closeSession: (reference: string) => Promise<Outcome>
  /** Takes the money from a saved card; the bank may want to see its holder first. */
  chargeSaved: (ask: ChargeAsk) => Promise<ChargeOutcome>
  /** Gives money back. Throws when it could not be asked, and may be asked again by the same key. */
  refund: (ask: GatewayRefund) => Promise<RefundOutcome>
  /** Forgets a saved card. One that is not there is forgotten already. */
  removeCard: (reference: string) => Promise<void>
  /** What a webhook says. Throws `bad_signature` unless the gateway itself wrote these bytes. */
  parseWebhook: (rawBody: string, headers: Headers) => Promise<CardEvent>
  /** A gateway that lives in this process: its pages under `/gateway`, its letters to the shop. */
  readonly inHouse?: { pages: Hono; deliver: (eventId: string) => Promise<void> }
}

export interface PaymentAsk {
  /** The shop's name for the session; comes back with every event. */
  sessionId: string
  amountCents: number
  /** What the customer reads, e.g. the order's reference. */
  description: string
  email: string
  locale: Locale
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

export interface BindingAsk extends Omit<PaymentAsk, 'amountCents' | 'description' | 'email'> {
  accountId: string
  email: string | null
  /** The gateway's name for this account, once it has one. */
  customer: string | null
}

export interface ChargeAsk extends PaymentAsk {
  customer: string
  /** The gateway's name for the saved card. */
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

export interface TakenMoney {
  amountCents: number
  /** ISO 4217, upper case. */
  currency: string
}

export type ChargeOutcome = Outcome | ({ kind: 'page' } & HostedPage) | { kind: 'declined' }

export interface GatewayRefund {
  /** The same key never gives back twice. */
  key: string
  paymentReference: string
  amountCents: number
}

export type RefundOutcome =
  | { kind: 'done' | 'pending'; reference: string }
  /** Asking again will not help. */
  | { kind: 'refused'; reason: string }

export type CardEvent = { id: string; type: string } & (
  | { outcome: Outcome }
  | { refund: { reference: string; state: 'done' | 'failed'; reason: string } }
  /** A customer has asked their bank for the money. */
  | { dispute: { paymentReference: string; reason: string } }
  | { ignored: true }
)

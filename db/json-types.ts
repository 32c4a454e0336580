import type { AgentContent, AgentEventLine } from './agent-content.ts'
import type { StatementColumns } from '#domain/bank/statement-columns.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { PaymentIssue } from '#domain/payment-issue.ts'
import type { ProofRecognition } from '#domain/proof/proof-recognition.ts'

/** Types of the jsonb columns. `scripts/db-types.ts` puts them into `db/types.ts`. */

export type {
  AgentContent,
  AgentEventLine,
  LocalizedText,
  PaymentIssue,
  ProofRecognition,
  StatementColumns,
}

export interface SizeMeasurements {
  size: string
  /** In centimetres, garment laid flat. */
  values: Record<string, number>
}

export interface CourierRate {
  /** ISO 3166-1 alpha-2. */
  country: string
  base_cents: number
  base_grams: number
  step_cents: number
  step_grams: number
  free_over_cents: number | null
  days_min: number
  days_max: number
}

/** Stands for the answer of one call of the customer API; `query` is what it is recognised by. */
export interface DraftAnswer {
  path: string
  query?: Record<string, string>
  answer: unknown
}

/** Amount that one of an order's discounts took off an item. */
export interface DiscountShare {
  /** Position of the order's discount. */
  position: number
  /** On the product, not on the order or by voucher. */
  is_local: boolean
  amount_cents: number
}

export interface PictureCopy {
  file_id: string
  width: number
  height: number
  background: string
  alt: LocalizedText
}

export interface PaymentCopy {
  title: LocalizedText
  payee: { label: LocalizedText; value: string; is_copyable: boolean }[]
  link: string | null
  /** Payee of the FPS QR code; null for other methods. */
  fps: { kind: 'fps_id' | 'mobile' | 'email'; value: string } | null
}

export interface DeliveryCopy {
  courier: { id: string; title: LocalizedText; tracking_url: string | null } | null
  pickup: {
    id: string
    title: LocalizedText
    address: LocalizedText
    hours: LocalizedText
    phone: string
  } | null
  /** ISO dates, as promised when the order was placed. */
  estimate: { from: string; to: string } | null
  /** Transit time in working days, to recompute the estimate when the payment comes later. */
  transit?: { min_days: number; max_days: number }
}

export interface AddressCopy {
  unit: string
  building: string
  street: string
  district: string
  region: string
  point_code: string
}

export interface Recipient {
  name: string
  email: string
  area_code: string
  phone: string
  address: AddressCopy | null
}

export type ScopeCopy = { everything: true } | NamedScopeCopy

interface NamedScopeCopy {
  product_ids?: string[]
  category_ids?: string[]
  tags?: string[]
}

export type VoucherEffect =
  | { kind: 'percent'; percent: number; cap_cents: number | null }
  | { kind: 'amount'; amount_cents: number }
  | { kind: 'free_shipping' }

export type PromotionEffect =
  | VoucherEffect
  | { kind: 'gift'; gifts: { variant_id: string; qty: number }[] }
  | {
      kind: 'buy_get'
      buy: number
      get: number
      get_scope: ScopeCopy | null
      percent: number
      times: number
    }
  | { kind: 'spend_steps'; steps: { from_cents: number; percent: number }[] }
  | {
      kind: 'bundle'
      parts: { scope: ScopeCopy; qty: number }[]
      off: { kind: 'price'; price_cents: number } | { kind: 'percent'; percent: number }
      times: number
    }

/** The card details that may be stored; never its number. */
export interface CardCopy {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  /** Identical for the same card number. */
  fingerprint: string
}

/** A rule of the audit that is broken, and the row that breaks it. */
export interface LedgerFinding {
  rule: string
  subject: string
  found: string
}

/** Note on a line of an imported file. */
export interface ImportRemark {
  line: number
  /** The file's own heading; empty for the whole line or file. */
  column: string
  message: LocalizedText
}

/** Content of a product file, and notes on it. */
export interface ImportFindings {
  products: number
  variants: number
  pictures: number
  /** Pictures to download. */
  downloads: number
  /** Names of pictures that are to come as files. */
  picture_names: string[]
  /** Rows that share an SKU. */
  shared_skus: number
  problems: ImportRemark[]
  notes: ImportRemark[]
  /** Prices that fall by more than half, or to zero. */
  price_falls: ImportRemark[]
}

/** `table.column` → exported type of this file. */
export const jsonColumns: Readonly<Record<string, string>> = {
  'agent_order_events.lines': 'AgentEventLine[]',
  'agent_sessions.content': 'AgentContent',
  'ledger_audits.findings': 'LedgerFinding[]',
  'stores.title': 'LocalizedText',
  'colours.title': 'LocalizedText',
  'collections.title': 'LocalizedText',
  'categories.title': 'LocalizedText',
  'categories.description': 'LocalizedText',
  'products.title': 'LocalizedText',
  'products.subtitle': 'LocalizedText',
  'products.description': 'LocalizedText',
  'products.fit': 'LocalizedText',
  'products.fabric': 'LocalizedText',
  'products.measurements': 'SizeMeasurements[]',
  'product_pictures.alt': 'LocalizedText',
  'product_imports.findings': 'ImportFindings',
  'import_pictures.alt': 'LocalizedText',
  'import_pictures.failure': 'LocalizedText',
  'warehouses.title': 'LocalizedText',
  'warehouses.address': 'LocalizedText',
  'warehouses.hours': 'LocalizedText',
  'couriers.title': 'LocalizedText',
  'couriers.description': 'LocalizedText',
  'couriers.rates': 'CourierRate[]',
  'orders.payment': 'PaymentCopy',
  'order_payment_changes.from_payment': 'PaymentCopy',
  'orders.delivery': 'DeliveryCopy',
  'orders.recipient': 'Recipient',
  'order_items.slug': 'LocalizedText',
  'order_items.product_title': 'LocalizedText',
  'order_items.variant_title': 'LocalizedText',
  'order_items.discount_shares': 'DiscountShare[]',
  'order_items.picture': 'PictureCopy',
  'shipments.courier': 'LocalizedText',
  'proof_recognitions.result': 'ProofRecognition',
  'test_gateway_sessions.card': 'CardCopy',
  'test_gateway_cards.card': 'CardCopy',
  'webhook_events.issue': 'PaymentIssue',
  'messages.payload': 'unknown',
  'audit_events.before': 'unknown',
  'audit_events.after': 'unknown',
  'configurations.value': 'unknown',
  'contents.title': 'LocalizedText',
  'contents.description': 'LocalizedText',
  'contents.body': 'LocalizedText',
  'contents.data': 'Record<string, unknown>',
  'search_texts.title': 'LocalizedText',
  'search_texts.description': 'LocalizedText',
  'previews.answers': 'DraftAnswer[]',
  'libraries.title': 'LocalizedText',
  'libraries.description': 'LocalizedText',
  'article_categories.title': 'LocalizedText',
  'article_categories.description': 'LocalizedText',
  'post_categories.title': 'LocalizedText',
  'post_categories.description': 'LocalizedText',
  'articles.title': 'LocalizedText',
  'articles.description': 'LocalizedText',
  'articles.body': 'LocalizedText',
  'articles.author': 'LocalizedText',
  'articles.tags': 'LocalizedText[]',
  'posts.title': 'LocalizedText',
  'posts.description': 'LocalizedText',
  'posts.body': 'LocalizedText',
  'posts.author': 'LocalizedText',
  'posts.tags': 'LocalizedText[]',
  'article_pictures.alt': 'LocalizedText',
  'post_pictures.alt': 'LocalizedText',
  'idempotency_keys.answer': 'unknown',
  'statement_layouts.headings': 'string[]',
  'statement_layouts.columns': 'StatementColumns',
  'delivery_recipients.address': 'AddressCopy',
  'promotions.title': 'LocalizedText',
  'promotions.effect': 'PromotionEffect',
  'promotions.scope': 'ScopeCopy',
  'vouchers.title': 'LocalizedText',
  'vouchers.description': 'LocalizedText',
  'vouchers.effect': 'VoucherEffect',
  'vouchers.scope': 'ScopeCopy',
  'order_discounts.title': 'LocalizedText',
}

import type { LocalizedText } from '../locale.ts'
import type { Cents, Points } from '../money.ts'
import type { VoucherProblem } from './voucher.ts'

/** Everything the price of a cart depends on. Nothing else may change it. */
export interface CartFacts {
  /** Decides which promotions and vouchers are running. */
  at: Date
  /** One line per variant. */
  lines: readonly LineFacts[]
  promotions: readonly Promotion[]
  /** What the customer asked for, as the shop found it. */
  voucher: Voucher | RefusedVoucher | null
  /** The variants that promotions give away. */
  gifts: readonly GiftFacts[]
  delivery: DeliveryFacts
  rates: readonly CourierRate[]
  pointsBalance: Points
}

export interface LineFacts {
  variantId: string
  productId: string
  categoryIds: readonly string[]
  tags: readonly string[]
  qty: number
  weightGrams: number
  /** Per unit, before anything is taken off. */
  listPrice: Cents
  /** Per unit, as marked down in the shop; the list price when it is not. */
  sellingPrice: Cents
  /** Per unit; null for a variant that cannot be taken with points. */
  pointsPrice: Points | null
  /** Counts only where there is a points price: without one the line costs money. */
  isTakenWithPoints: boolean
}

export interface GiftFacts {
  variantId: string
  /** Pieces in stock, those in the cart included. */
  available: number
  weightGrams: number
  listPrice: Cents
}

export interface DeliveryFacts {
  method: 'DELIVERY' | 'PICKUP'
  country: string
  courierId: string | null
}

/** What one courier asks for one country. */
export interface CourierRate {
  courierId: string
  country: string
  /** Covers the first `baseGrams`. */
  baseFee: Cents
  baseGrams: number
  /** For every further `stepGrams` begun. */
  stepFee: Cents
  stepGrams: number
  /** Free from this amount of goods on, counted after discounts; null: never. */
  freeFrom: Cents | null
}

export type Promotion = LocalPromotion | GlobalPromotion

/** Lowers the price of products; one line takes the best of them, never two. */
export interface LocalPromotion {
  level: 'local'
  id: string
  title: LocalizedText
  during: Period
  scope: Scope
  /** Both are taken from the list price; an amount is per unit. */
  effect: Percent | Amount
}

/** Lowers the price of the cart, or adds to it; each acts on what the ones before it left. */
export interface GlobalPromotion extends Terms {
  level: 'global'
  id: string
  title: LocalizedText
  /** Lowest first. */
  priority: number
  effect: Percent | Amount | FreeShipping | Gift
}

export interface Voucher extends Terms {
  code: string
  title: LocalizedText
  effect: Percent | Amount | FreeShipping
}

/** A code that the shop turned down before looking at the cart. */
export interface RefusedVoucher {
  code: string
  problem: VoucherProblem
}

/** What must hold before something comes off. */
export interface Terms {
  during: Period
  scope: Scope
  /** Counted over the lines in scope, after product discounts: the subtotal a customer sees. */
  minSpend: Cents | null
  minQuantity: number | null
}

/** From inclusive, until exclusive; null is open. */
export interface Period {
  from: Date | null
  until: Date | null
}

export type Scope = { everything: true } | NamedScope

/** A line is in scope when any list names it. */
export interface NamedScope {
  productIds?: readonly string[]
  categoryIds?: readonly string[]
  tags?: readonly string[]
}

export interface Percent {
  kind: 'percent'
  percent: number
  /** The most it may take off; null: no limit. */
  cap: Cents | null
}

export interface Amount {
  kind: 'amount'
  amount: Cents
}

export interface FreeShipping {
  kind: 'free_shipping'
}

export interface Gift {
  kind: 'gift'
  gifts: readonly { variantId: string; qty: number }[]
}

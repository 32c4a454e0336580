import type { LocalizedText } from '../locale.ts'
import type { Cents, Points } from '../money.ts'
import type { VoucherProblem } from './voucher.ts'

/** Everything the price of a cart depends on. Nothing else may affect it. */
export interface CartInput {
  /** Decides which promotions and vouchers are active. */
  at: Date
  /** One line per variant. */
  lines: readonly LineInput[]
  promotions: readonly Promotion[]
  /** The voucher the customer entered, as looked up. */
  voucher: Voucher | RefusedVoucher | null
  /** The variants given away by promotions. */
  gifts: readonly GiftInput[]
  delivery: DeliveryInput
  rates: readonly CourierRate[]
  pointsBalance: Points
  /** The member's tier; null for a guest. */
  tier: string | null
}

export interface LineInput {
  variantId: string
  productId: string
  categoryIds: readonly string[]
  tags: readonly string[]
  qty: number
  weightGrams: number
  /** Per unit, before any discount. */
  listPrice: Cents
  /** Per unit: the shop's marked-down price, or the list price. */
  sellingPrice: Cents
  /** Per unit; null for a variant that cannot be bought with points. */
  pointsPrice: Points | null
  /** Ignored without a points price: the line then costs money. */
  isTakenWithPoints: boolean
}

export interface GiftInput {
  variantId: string
  /** Items in stock, including those in the cart. */
  available: number
  weightGrams: number
  listPrice: Cents
}

export interface DeliveryInput {
  method: 'DELIVERY' | 'PICKUP'
  country: string
  courierId: string | null
}

export interface CourierRate {
  courierId: string
  country: string
  /** Covers the first `baseGrams`. */
  baseFee: Cents
  baseGrams: number
  /** For every further `stepGrams` or part of it. */
  stepFee: Cents
  stepGrams: number
  /** Free from this amount of goods, after discounts; null: never. */
  freeFrom: Cents | null
}

export type Promotion = LocalPromotion | GlobalPromotion

/** Lowers the price of products; a line gets the best one, never two. */
export interface LocalPromotion {
  level: 'local'
  id: string
  title: LocalizedText
  during: Period
  scope: Scope
  /** Both apply to the list price; an amount is per unit. */
  effect: Percent | Amount
}

/** Lowers the price of the cart or adds a gift; each applies to what the ones before it left. */
export interface GlobalPromotion extends Terms {
  level: 'global'
  id: string
  title: LocalizedText
  /** Lowest first. */
  priority: number
  /** Members of these tiers only; null: everyone. */
  tiers: readonly string[] | null
  effect: Percent | Amount | FreeShipping | Gift | ItemEffect
}

/** Effects that depend on which items come together. */
export type ItemEffect = BuyGet | SpendSteps | Bundle

export interface Voucher extends Terms {
  code: string
  title: LocalizedText
  effect: Percent | Amount | FreeShipping
}

/** A code rejected before looking at the cart. */
export interface RefusedVoucher {
  code: string
  problem: VoucherProblem
}

export interface Terms {
  during: Period
  scope: Scope
  /** Counted over the lines in scope, after product discounts: the subtotal a customer sees. */
  minSpend: Cents | null
  minQuantity: number | null
}

/** `from` is inclusive, `until` exclusive; null is open-ended. */
export interface Period {
  from: Date | null
  until: Date | null
}

export type Scope = { everything: true } | NamedScope

/** A line is in scope if any list names it. */
export interface NamedScope {
  productIds?: readonly string[]
  categoryIds?: readonly string[]
  tags?: readonly string[]
}

export interface Percent {
  kind: 'percent'
  percent: number
  /** Maximum discount; null: no limit. */
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

/** In every `buy` + `get` items, the cheapest `get` cost less. */
export interface BuyGet {
  kind: 'buy_get'
  buy: number
  get: number
  /** What the cheaper items are chosen from; null: from the promotion's scope as well. */
  getScope: Scope | null
  /** 100: free. */
  percent: number
  /** Maximum number of times per order. */
  times: number
}

/** The more is spent in the scope, the larger the percentage off; the highest step reached counts. */
export interface SpendSteps {
  kind: 'spend_steps'
  /** Ascending in both. */
  steps: readonly { from: Cents; percent: number }[]
}

/** Items that cost less together: a shirt and trousers for HK$900. */
export interface Bundle {
  kind: 'bundle'
  parts: readonly { scope: Scope; qty: number }[]
  off: { kind: 'price'; price: Cents } | { kind: 'percent'; percent: number }
  /** Maximum number of times per order. */
  times: number
}

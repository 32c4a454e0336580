import type { Cents, Points } from '../money.ts'
import type { AppliedPromotion } from './applied-promotion.ts'
import type { GiftLine } from './gifts.ts'
import type { PromotionHint } from './hints.ts'
import type { LinePoints } from './points.ts'
import type { PricedShipping } from './shipping.ts'
import type { VoucherOutcome } from './voucher.ts'

/** `total` = `subtotal` − both discounts + `shipping.fee`, to the cent. */
export interface PricedCart {
  /** In the order of the input. */
  lines: readonly PricedLine[]
  gifts: readonly GiftLine[]
  /** Before any discount. */
  subtotal: Cents
  priceDiscount: { local: Cents; global: Cents }
  shipping: PricedShipping
  total: Cents
  points: { subtotal: Points; total: Points }
  isEnoughMembershipPoints: boolean
  applied: readonly AppliedPromotion[]
  hints: readonly PromotionHint[]
  voucher: VoucherOutcome | null
}

/** A line bought with points costs no money: all its amounts are zero. */
export interface PricedLine {
  variantId: string
  qty: number
  originalPricePerUnit: Cents
  /** For display only: `subtotal` over `qty`, rounded half up. */
  discountedPricePerUnit: Cents
  originalSubtotal: Cents
  /** After the product discount. */
  subtotal: Cents
  /** This line's share of the cart discounts; refunds use the same. */
  globalDiscount: Cents
  /** Null if nothing, or only the marked-down price, lowered it. */
  promotionId: string | null
  points: LinePoints | null
}

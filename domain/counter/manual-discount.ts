import { type Cents, cents, percentOf } from '../money.ts'
import type { Amount, GlobalPromotion, Percent } from '../pricing/pricing-input.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'
import type { StaffRole } from '../staff/role.ts'

/** The source of a discount that a person gave. */
export const manualDiscountId = 'manual'

/** A discount by hand is priced as one more promotion, after all others. */
export function manualDiscount(effect: Percent | Amount, reason: string): GlobalPromotion {
  return {
    level: 'global',
    id: manualDiscountId,
    title: { en: `Discount: ${reason}`, zh: `折扣：${reason}`, cn: `折扣：${reason}` },
    priority: Number.MAX_SAFE_INTEGER,
    during: { from: null, until: null },
    scope: { everything: true },
    minSpend: null,
    minQuantity: null,
    effect,
  }
}

/** How much each role may take off the goods, in percent. */
export type DiscountLimits = Readonly<Record<StaffRole, number>>

/** The most this role may take off a cart by hand: a share of its goods after all promotions. */
export function maxManualDiscount(
  { total, shipping, applied }: PricedCart,
  role: StaffRole,
  limits: DiscountLimits,
): Cents {
  return percentOf(cents(total - shipping.fee + manualAmount({ applied })), limits[role])
}

export function manualAmount({ applied }: Pick<PricedCart, 'applied'>): Cents {
  return applied.find(({ id }) => id === manualDiscountId)?.amount ?? cents(0)
}

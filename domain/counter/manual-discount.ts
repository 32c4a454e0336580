import { type Cents, cents, percentOf } from '../money.ts'
import type { Amount, GlobalPromotion, Percent } from '../pricing/pricing-input.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'

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
    tiers: null,
    effect,
  }
}

/** The most a person may take off a cart by hand: a share of its goods after all promotions. */
export function maxManualDiscount(
  { total, shipping, applied }: PricedCart,
  maxPercent: number,
): Cents {
  return percentOf(cents(total - shipping.fee + manualAmount({ applied })), maxPercent)
}

export function manualAmount({ applied }: Pick<PricedCart, 'applied'>): Cents {
  return applied.find(({ id }) => id === manualDiscountId)?.amount ?? cents(0)
}

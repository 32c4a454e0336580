import { type Cents, noCents, sumCents, cents } from '../money.ts'
import { allocate } from '../pricing/allocate.ts'

/** One of an order's discounts, or what it took off one line. */
export interface DiscountShare {
  /** Position of the discount in its order. */
  position: number
  /** True for discounts of products, false for those of the order and by voucher. */
  isLocal: boolean
  amount: Cents
}

/** The discounts scaled to `amount`, to the cent. */
export function scaleShares(shares: readonly DiscountShare[], amount: Cents): DiscountShare[] {
  const weights = shares.map((share) => ({ key: `${share.position}`, weight: share.amount }))
  const amounts = allocate(amount, weights)
  return shares.map((each) => ({ ...each, amount: amounts.get(`${each.position}`) ?? noCents }))
}

/**
 * What the discounts took off a part of a line, whose product discount and share of the order's
 * discounts are known; without a product promotion, its product discount is a mark-down.
 */
export function sharesOfPart(
  shares: readonly DiscountShare[],
  part: { productDiscount: Cents; shopDiscount: Cents },
): DiscountShare[] {
  const local = shares.filter(({ isLocal }) => isLocal)
  const shop = shares.filter(({ isLocal }) => !isLocal)
  return [
    ...(local.length > 0 ? scaleShares(local, part.productDiscount) : []),
    ...scaleShares(shop, part.shopDiscount),
  ]
}

/** Those of `from` without those of `part`, a subset by position. */
export function subtractShares(
  from: readonly DiscountShare[],
  part: readonly DiscountShare[],
): DiscountShare[] {
  return from.map((share) => {
    const less = part.filter(({ position }) => position === share.position)
    return { ...share, amount: cents(share.amount - sumCents(less.map(({ amount }) => amount))) }
  })
}

import { splitLine } from '../aftersales/split-line.ts'
import { cents, noCents, noPoints, points, sumCents, type Cents, type Points } from '../money.ts'
import { allocate } from '../pricing/allocate.ts'
import { scaleShares, sharesOfPart, subtractShares, type DiscountShare } from './discount-shares.ts'

/** A line of an order that is not paid: nothing of it has been refunded. */
export interface UnpaidLine {
  id: string
  qty: number
  /** List price of one. */
  original: Cents
  subtotal: Cents
  globalDiscount: Cents
  points: Points
  /** What each discount took off it; null where that was not recorded. */
  shares: readonly DiscountShare[] | null
}

interface UnpaidOrder {
  productDiscount: Cents
  lines: readonly UnpaidLine[]
  /** Those on goods; delivery keeps its price. */
  discounts: readonly DiscountShare[]
}

/** What no longer has to be paid. */
interface Less {
  original: Cents
  productDiscount: Cents
  shopDiscount: Cents
  points: Points
  total: Cents
}

export interface LoweredOrder {
  /** The lines named, as they are now; without pieces: gone. */
  lines: UnpaidLine[]
  discounts: DiscountShare[]
  less: Less
}

/**
 * Takes pieces out of an unpaid order. What stays keeps its price and its share of the discounts,
 * to the cent: nothing is priced a second time.
 */
export function lowerOrder(
  { productDiscount, lines, discounts }: UnpaidOrder,
  cancelled: ReadonlyMap<string, number>,
): LoweredOrder {
  const lowered = lines.flatMap((line) => {
    const quantity = cancelled.get(line.id) ?? 0
    return quantity > 0 ? [lowerLine(line, quantity)] : []
  })
  const less = {
    original: sumCents(lowered.map(({ less: { original } }) => original)),
    productDiscount: sumCents(lowered.map(({ less: { productDiscount } }) => productDiscount)),
    shopDiscount: sumCents(lowered.map(({ less: { shopDiscount } }) => shopDiscount)),
    points: points(lowered.reduce((sum, { less: { points: each } }) => sum + each, 0)),
    total: sumCents(lowered.map(({ less: { total } }) => total)),
  }
  return {
    lines: lowered.map(({ line }) => line),
    discounts: sharesAddUp(lines, discounts)
      ? subtractShares(
          discounts,
          lowered.flatMap(({ gone }) => gone ?? []),
        )
      : [
          ...lowerLocal(discounts, productDiscount, less.productDiscount),
          ...lowerShop(discounts, less.shopDiscount),
        ],
    less,
  }
}

/** False where an order was placed, or edited, before shares were recorded. */
function sharesAddUp(lines: readonly UnpaidLine[], discounts: readonly DiscountShare[]): boolean {
  const shares = lines.flatMap((line) => line.shares ?? [])
  return discounts.every(({ position, amount }) => {
    const own = shares.filter((share) => share.position === position)
    return sumCents(own.map((share) => share.amount)) === amount
  })
}

interface LoweredLine {
  line: UnpaidLine
  less: Less
  /** What the discounts took off the pieces taken out. */
  gone: DiscountShare[] | null
}

function lowerLine(line: UnpaidLine, quantity: number): LoweredLine {
  const nothing = { heldQty: 0, heldCents: noCents, heldPoints: noPoints }
  const { part, rest } = splitLine({ ...line, ...nothing }, quantity)
  const original = cents(line.original * quantity)
  const productDiscount = cents(original - part.subtotal)
  const shopDiscount = part.globalDiscount
  const gone = line.shares && sharesOfPart(line.shares, { productDiscount, shopDiscount })
  return {
    line: { ...line, ...rest, shares: line.shares && gone && subtractShares(line.shares, gone) },
    gone,
    less: {
      original,
      productDiscount,
      shopDiscount,
      points: part.points,
      total: cents(part.subtotal - part.globalDiscount),
    },
  }
}

/** Where lines do not say which promotion lowered them: promotions and mark-downs shrink alike. */
function lowerLocal(
  discounts: readonly DiscountShare[],
  before: Cents,
  less: Cents,
): DiscountShare[] {
  const local = discounts.filter(({ isLocal }) => isLocal)
  const promoted = sumCents(local.map(({ amount }) => amount))
  const shares = [
    { key: 'marked down', weight: cents(before - promoted) },
    { key: 'promoted', weight: promoted },
  ]
  const left = allocate(cents(before - less), shares).get('promoted') ?? noCents
  return scaleShares(local, left)
}

function lowerShop(discounts: readonly DiscountShare[], less: Cents): DiscountShare[] {
  const shop = discounts.filter(({ isLocal }) => !isLocal)
  return scaleShares(shop, cents(sumCents(shop.map(({ amount }) => amount)) - less))
}

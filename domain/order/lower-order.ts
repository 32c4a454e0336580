import { splitLine } from '../aftersales/split-line.ts'
import { cents, noCents, noPoints, points, sumCents, type Cents, type Points } from '../money.ts'
import { allocate } from '../pricing/allocate.ts'

/** A line of an order that is not paid: nothing of it has been refunded. */
export interface UnpaidLine {
  id: string
  qty: number
  /** List price of one. */
  original: Cents
  subtotal: Cents
  globalDiscount: Cents
  points: Points
}

export interface OrderDiscount {
  position: number
  /** Of products, or of the order and by voucher. */
  isLocal: boolean
  amount: Cents
}

interface UnpaidOrder {
  productDiscount: Cents
  lines: readonly UnpaidLine[]
  /** Those on goods; delivery keeps its price. */
  discounts: readonly OrderDiscount[]
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
  discounts: OrderDiscount[]
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
    discounts: [
      ...lowerLocal(discounts, productDiscount, less.productDiscount),
      ...lowerShop(discounts, less.shopDiscount),
    ],
    less,
  }
}

function lowerLine(line: UnpaidLine, quantity: number): { line: UnpaidLine; less: Less } {
  const nothing = { heldQty: 0, heldCents: noCents, heldPoints: noPoints }
  const { part, rest } = splitLine({ ...line, ...nothing }, quantity)
  const original = cents(line.original * quantity)
  return {
    line: { ...line, ...rest },
    less: {
      original,
      productDiscount: cents(original - part.subtotal),
      shopDiscount: part.globalDiscount,
      points: part.points,
      total: cents(part.subtotal - part.globalDiscount),
    },
  }
}

/** Lines do not say which promotion lowered them: promotions and mark-downs shrink alike. */
function lowerLocal(
  discounts: readonly OrderDiscount[],
  before: Cents,
  less: Cents,
): OrderDiscount[] {
  const local = discounts.filter(({ isLocal }) => isLocal)
  const promoted = sumCents(local.map(({ amount }) => amount))
  const shares = [
    { key: 'marked down', weight: cents(before - promoted) },
    { key: 'promoted', weight: promoted },
  ]
  const left = allocate(cents(before - less), shares).get('promoted') ?? noCents
  return shrink(local, left)
}

function lowerShop(discounts: readonly OrderDiscount[], less: Cents): OrderDiscount[] {
  const shop = discounts.filter(({ isLocal }) => !isLocal)
  return shrink(shop, cents(sumCents(shop.map(({ amount }) => amount)) - less))
}

function shrink(discounts: readonly OrderDiscount[], left: Cents): OrderDiscount[] {
  const shares = discounts.map(({ position, amount }) => ({ key: `${position}`, weight: amount }))
  const amounts = allocate(left, shares)
  return discounts.map((each) => ({ ...each, amount: amounts.get(`${each.position}`) ?? noCents }))
}

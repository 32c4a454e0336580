import type { LocalizedText } from '#domain/locale.ts'
import { cents, type Points, points } from '#domain/money.ts'
import type {
  CourierRate,
  DeliveryInput,
  LineInput,
  Promotion,
} from '#domain/pricing/pricing-input.ts'
import type { GiftLine } from '#domain/pricing/gifts.ts'
import { priceCart } from '#domain/pricing/price-cart.ts'
import type { PricedCart, PricedLine } from '#domain/pricing/priced-cart.ts'
import { availability, type Availability } from '#domain/stock.ts'
import { type Parents, withAncestors } from '../catalogue/category-tree.ts'
import type { FoundVoucher } from '../promotions/find-voucher.ts'
import { giftInput } from './gifts.ts'
import type { VariantRow } from './queries.ts'

export interface CartLine {
  row: VariantRow
  stock: Availability
  /** Why it cannot be checked out; such a line stays in the cart but not in the total. */
  problem: 'out_of_stock' | 'unavailable' | null
  /** Whether it counts towards the total. */
  isCheckedOut: boolean
  price: PricedLine
}

export interface CartGift {
  row: VariantRow
  stock: Availability
  price: GiftLine
}

export interface Cart {
  lines: readonly CartLine[]
  gifts: readonly CartGift[]
  /** Title of the requested voucher, if it exists. */
  voucherTitle: LocalizedText | null
  priced: PricedCart
}

export interface Quote {
  at: Date
  /** Ids of the selected lines; all lines if absent. */
  checkedOut?: readonly string[] | undefined
  promotions: readonly Promotion[]
  voucher: FoundVoucher | null
  /** Variants to pay with points, where they have a points price. */
  withPoints: ReadonlySet<string>
  pointsBalance: Points
  /** The member's tier; null for a guest, and where no promotion asks for it. */
  tier: string | null
  delivery: DeliveryInput
  /** Rates for the destination country. */
  rates: readonly CourierRate[]
  parents: Parents
}

/**
 * The cart as it is shown: priced, with the problems of its lines. Items with quantity zero are the
 * gifts that the quote's promotions may add.
 */
export function priceLines(items: readonly VariantRow[], quote: Quote): Cart {
  const ticked = quote.checkedOut && new Set(quote.checkedOut)
  const giftRows = items.filter(({ qty, is_sold }) => qty === 0 && is_sold)
  const lines = items.flatMap((row) => {
    if (row.qty === 0) return []
    const stock = stockOf(row)
    const problem = problemOf(row, stock)
    return { row, stock, problem, isCheckedOut: !problem && (ticked?.has(row.variant_id) ?? true) }
  })
  const priced = price(
    lines.filter((line) => line.isCheckedOut),
    quote,
    giftRows,
  )
  const others = lines.filter((line) => !line.isCheckedOut)
  const prices = new Map(
    [...priced.lines, ...priceAlone(others, quote)].map((line) => [line.variantId, line]),
  )
  const voucher = quote.voucher?.details
  return {
    priced,
    voucherTitle: voucher && 'title' in voucher ? voucher.title : null,
    lines: lines.flatMap((line) => withPrice(line, prices)).toSorted(byAge),
    gifts: priced.gifts.flatMap((gift) => withRow(gift, giftRows)),
  }
}

/** Lines that are not checked out show their own price but do not count. */
function priceAlone(lines: readonly Pick<CartLine, 'row'>[], quote: Quote): readonly PricedLine[] {
  if (lines.length === 0) return []
  const alone = {
    ...quote,
    promotions: quote.promotions.filter(({ level }) => level === 'local'),
    voucher: null,
    delivery: { ...quote.delivery, method: 'PICKUP' as const },
  }
  return price(lines, alone, []).lines
}

function withRow(price: GiftLine, giftRows: readonly VariantRow[]): CartGift[] {
  const row = giftRows.find(({ variant_id }) => variant_id === price.variantId)
  return row ? [{ row, price, stock: stockOf(row) }] : []
}

function withPrice(line: Omit<CartLine, 'price'>, prices: ReadonlyMap<string, PricedLine>) {
  const found = prices.get(line.row.variant_id)
  return found ? [{ ...line, price: found }] : []
}

/** In the order they were added. */
function byAge({ row: a }: CartLine, { row: b }: CartLine): number {
  return a.created_at.getTime() - b.created_at.getTime() || (a.variant_id < b.variant_id ? -1 : 1)
}

export function stockOf(row: VariantRow): Availability {
  return availability({
    onHand: row.on_hand,
    reserved: row.reserved,
    preOrder:
      row.preorder_limit === null
        ? null
        : { limit: row.preorder_limit, taken: row.preorder_taken ?? 0 },
  })
}

function problemOf(row: VariantRow, { available }: Availability): CartLine['problem'] {
  if (!row.is_sold) return 'unavailable'
  return row.qty > available ? 'out_of_stock' : null
}

function price(
  lines: readonly Pick<CartLine, 'row'>[],
  quote: Quote,
  giftRows: readonly VariantRow[],
): PricedCart {
  const input = {
    at: quote.at,
    lines: lines.map(({ row }) => lineInputOf(row, quote)),
    promotions: quote.promotions,
    voucher: quote.voucher?.details ?? null,
    gifts: giftRows.map(giftInput),
    rates: quote.rates,
    pointsBalance: quote.pointsBalance,
    tier: quote.tier,
  }
  const priced = priceCart({ ...input, delivery: quote.delivery })
  if (priced.shipping.state !== 'courier_not_chosen') return priced
  // Until a courier is chosen, use the one checkout proposes, so the total does not rise later.
  const [proposed] = quote.rates
  if (!proposed) return priced
  const { courierId } = proposed
  return priceCart({ ...input, delivery: { ...quote.delivery, courierId } })
}

function lineInputOf(row: VariantRow, { parents, withPoints }: Quote): LineInput {
  const selling = cents(row.price_cents)
  return {
    variantId: row.variant_id,
    productId: row.product_id,
    categoryIds: withAncestors(parents, row.category_ids),
    tags: row.tags,
    qty: row.qty,
    weightGrams: row.weight_grams,
    listPrice: row.compare_at_cents === null ? selling : cents(row.compare_at_cents),
    sellingPrice: selling,
    pointsPrice: row.points_price === null ? null : points(row.points_price),
    isTakenWithPoints: withPoints.has(row.variant_id),
  }
}

import type { z } from '@hono/zod-openapi'
import type { quoteReturn } from '#contract/staff/counter-returns.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { evenPieces } from '#domain/aftersales/even-pieces.ts'
import { exchangePrice } from '#domain/aftersales/exchange-price.ts'
import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { DomainError, type Issue, refuseIssues } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents, sumCents, type Cents } from '#domain/money.ts'
import type { VariantRow } from '../../cart/queries.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { leftToRefund } from '../../payments/start-refund.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { giftsAtRisk, valueOf, type GiftAtRisk } from '../gifts-at-risk.ts'
import { countItems } from '../request-refund.ts'
import { requireReturnable } from '../require-returnable.ts'
import type { CountedItem } from '../write-refund-request.ts'
import { findTaken, priceToday, type Shop } from './taken-instead.ts'

type ReturnItem = z.output<NonNullable<typeof quoteReturn.body>>['items'][number]

export interface ReturnPlan {
  items: CountedItem[]
  /** Items taken instead, by returned item. */
  taken: readonly TakenLine[]
  /** Price paid for the items. */
  returned: Cents
  /** Price of the items taken instead. */
  cost: Cents
  /** Gifts that what stays would not have earned. */
  gifts: readonly GiftAtRisk[]
  refund: Cents
  toPay: Cents
  points: number
}

export interface TakenLine {
  row: VariantRow
  /** The item it replaces. */
  itemId: string
  qty: number
  unitCents: number
}

interface PlannedReturn {
  order: OrderRow
  shop: Shop
  items: readonly ReturnItem[]
  gifts: GiftDecision
}

/**
 * Sums of a return over the counter. Throws `illegal_transition` if nothing of the order can be
 * returned, `items_not_refundable`, `invalid`, and for an exchange after goodwill `refund_too_large`.
 */
export async function planReturn(
  db: Db | Trx,
  at: Date,
  { order, shop, items, gifts: decision }: PlannedReturn,
): Promise<ReturnPlan> {
  requireReturnable(order, 'bring_back')
  const wishes = items.map(({ order_item_id, qty }) => ({ order_item_id, qty }))
  refuseIssues(itemIssues(order, items))
  const counted = await countItems(db, order, wishes)
  const taken = await takenLines(db, at, { order, shop, items, counted })
  const returned = sumCents(counted.map((item) => item.cents))
  const cost = cents(taken.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0))
  const left = cents(await leftToRefund(db, order.id))
  if (taken.length > 0 && returned > left) {
    throw new DomainError('refund_too_large', { max: decimalText(left) })
  }
  const back = new Map(counted.map((item) => [item.order_item_id, item.qty]))
  // Items taken instead keep what the returned ones had earned.
  const gifts = taken.length > 0 ? [] : await giftsAtRisk(db, order, back)
  const charged = decision === 'charged' ? valueOf(gifts) : 0
  return {
    items: counted,
    gifts,
    taken,
    returned,
    cost,
    refund: cents(Math.max(Math.min(returned, left) - cost - charged, 0)),
    toPay: cents(Math.max(cost - returned, 0)),
    points: counted.reduce((sum, item) => sum + item.points, 0),
  }
}

function itemIssues({ items }: OrderRow, wishes: readonly ReturnItem[]): Issue[] {
  return wishes.flatMap(({ order_item_id: id }, at): Issue[] => {
    const path = `items.${at}.order_item_id`
    if (!items.some((item) => item.id === id)) {
      return [{ path, message: issueSentences.not_in_order }]
    }
    const isTwice = wishes.findIndex((each) => each.order_item_id === id) < at
    return isTwice ? [{ path, message: issueSentences.named_twice }] : []
  })
}

interface Exchange {
  order: OrderRow
  shop: Shop
  items: readonly ReturnItem[]
  counted: readonly CountedItem[]
}

/** Each piece at what was paid for it and the difference. */
async function takenLines(
  db: Db | Trx,
  at: Date,
  { order, shop, items, counted }: Exchange,
): Promise<TakenLine[]> {
  const wanted = items.filter((item) => item.variant_id !== null)
  if (wanted.length === 0) return []
  const found = await findTaken(db, at, shop, order)
  const issues: Issue[] = []
  const lines = wanted.flatMap((wish) => {
    const item = order.items.find(({ id }) => id === wish.order_item_id)
    const row = found
      .get(wish.order_item_id)
      ?.find(({ variant_id: variantId }) => variantId === wish.variant_id)
    const count = counted.find((each) => each.order_item_id === wish.order_item_id)
    const path = `items.${items.indexOf(wish)}.variant_id`
    if (!item || !row || !count || count.points > 0) {
      const isForPoints = count !== undefined && count.points > 0
      const message = isForPoints ? issueSentences.points_stay : issueSentences.not_replaceable
      issues.push({ path, message })
      return []
    }
    return pieces(count, row, priceToday(item, found))
  })
  refuseIssues(issues)
  return lines
}

function pieces(
  { order_item_id: itemId, qty, cents: paid }: CountedItem,
  row: VariantRow,
  returned: Cents,
): TakenLine[] {
  const today = { returned, taken: cents(row.price_cents) }
  return evenPieces(paid, qty).map((pieces) => ({
    row,
    itemId,
    qty: pieces.qty,
    unitCents: exchangePrice(pieces.each, today),
  }))
}

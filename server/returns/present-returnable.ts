import type { z } from '@hono/zod-openapi'
import type { listReturnable } from '#contract/staff/booked-returns.ts'
import { returnRefusal, returnableUntil } from '#domain/aftersales/may-ask.ts'
import { pointsShare, refundShare } from '#domain/aftersales/refund-share.ts'
import { hongKongDay } from '#domain/dates.ts'
import { aftersalesStateOf, completedAt } from '../orders/actions.ts'
import { heldByItem, paidLine, pointsLine, waitingByItem } from '../orders/held-quantities.ts'
import { money, stateOf } from '../orders/present.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { presentPicture } from '../platform/files/pictures.ts'

type Answer = z.input<typeof listReturnable.answer>

/** Until when customers may return something of the order, and whether that is over. */
export function returnDays(order: OrderRow, { now, days }: { now: Date; days: number }) {
  const until = returnableUntil(completedAt(order), days)
  return { until, is_late: until !== null && hongKongDay(now) > until }
}

/** Lists the items of an order that can still be returned, however late. */
export async function presentReturnable(
  db: Db,
  order: OrderRow,
  terms: { now: Date; days: number },
): Promise<Answer> {
  const refusal = returnRefusal(aftersalesStateOf(order, stateOf(order)))
  const items = refusal === null ? await returnableItems(db, order) : []
  return {
    refusal,
    ...returnDays(order, terms),
    items: items.map(({ item, ...left }) => ({
      ...left,
      order_item_id: item.id,
      sku: item.sku,
      product_title: item.product_title,
      product_variant_title: item.variant_title,
      image: item.picture && presentPicture(item.picture),
    })),
  }
}

/** Items of which something has neither come back nor been requested, with its price. */
export async function returnableItems(db: Db, order: OrderRow) {
  const held = await heldByItem(db, order.id)
  const waiting = await waitingByItem(db, order.id)
  return order.items.flatMap((item) => {
    const line = paidLine(item, held.get(item.id))
    const qty = line.qty - line.heldQty - (waiting.get(item.id) ?? 0)
    if (qty <= 0) return []
    const points = pointsShare(pointsLine(item, held.get(item.id)), qty)
    return [{ item, qty, amount: money(refundShare(line, qty)), points }]
  })
}

import type { z } from '@hono/zod-openapi'
import type { getReturnable } from '#contract/staff/counter-returns.ts'
import { returnRefusal, returnableUntil } from '#domain/aftersales/may-ask.ts'
import { pointsShare, refundShare } from '#domain/aftersales/refund-share.ts'
import { hongKongDay } from '#domain/dates.ts'
import { variantTitle } from '../../cart/present.ts'
import { aftersalesStateOf, completedAt } from '../../orders/actions.ts'
import { heldByItem, paidLine, pointsLine, waitingByItem } from '../../orders/held-quantities.ts'
import { money, stateOf } from '../../orders/present.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { leftToRefund } from '../../payments/start-refund.ts'
import type { Db } from '../../platform/database/db.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import { findTaken, getShop, priceToday, stockHere, type Shop } from './taken-instead.ts'

type Answer = z.input<typeof getReturnable.answer>

interface Asked {
  order: OrderRow
  warehouseId: string
  returnDays: number
  now: Date
}

/** What of an order can be brought back to a shop. */
export async function presentReturnable(db: Db, asked: Asked): Promise<Answer> {
  const { order, warehouseId, returnDays, now } = asked
  const refusal = returnRefusal(aftersalesStateOf(order, stateOf(order)))
  const until = returnableUntil(completedAt(order), returnDays)
  const shop = await getShop(db, warehouseId)
  return {
    order: {
      _id: order.id,
      reference: order.reference,
      name: order.recipient.name,
      total: money(order.total_cents),
      paid_at: order.paid_at && new Date(order.paid_at).toISOString(),
      refundable: money(await leftToRefund(db, order.id)),
      until,
      is_late: until !== null && hongKongDay(now) > until,
    },
    refusal,
    items: refusal === null ? await presentItems(db, order, shop, now) : [],
  }
}

async function presentItems(
  db: Db,
  order: OrderRow,
  shop: Shop,
  now: Date,
): Promise<Answer['items']> {
  const held = await heldByItem(db, order.id)
  const waiting = await waitingByItem(db, order.id)
  const taken = await findTaken(db, now, shop, order)
  const ids = [...taken.values()].flat().map((row) => row.variant_id)
  const stock = await stockHere(db, shop, [...new Set(ids)])
  return order.items.flatMap((item) => {
    const line = paidLine(item, held.get(item.id))
    const qty = line.qty - line.heldQty - (waiting.get(item.id) ?? 0)
    if (qty <= 0) return []
    const points = pointsShare(pointsLine(item, held.get(item.id)), qty)
    const today = priceToday(item, taken)
    const replacements = points > 0 ? [] : (taken.get(item.id) ?? [])
    return [
      {
        order_item_id: item.id,
        sku: item.sku,
        product_title: item.product_title,
        product_variant_title: item.variant_title,
        image: item.picture && presentPicture(item.picture),
        qty,
        amount: money(refundShare(line, qty)),
        points,
        replacements: replacements.map((row) => ({
          variant_id: row.variant_id,
          sku: row.sku,
          title: variantTitle(row),
          available: stock.get(row.variant_id) ?? 0,
          difference: money(row.price_cents - today),
        })),
      },
    ]
  })
}

import type { z } from '@hono/zod-openapi'
import type { getReturnable } from '#contract/staff/counter-returns.ts'
import { returnRefusal } from '#domain/aftersales/may-ask.ts'
import { variantTitle } from '../../cart/present.ts'
import { aftersalesStateOf } from '../../orders/actions.ts'
import { money, stateOf } from '../../orders/present.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { leftToRefund } from '../../payments/start-refund.ts'
import type { Db } from '../../platform/database/db.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import { returnableItems, returnDays as daysOf } from '../present-returnable.ts'
import { findTaken, getShop, priceToday, stockHere, type Shop } from './taken-instead.ts'

type Answer = z.input<typeof getReturnable.answer>

interface Asked {
  order: OrderRow
  warehouseId: string
  returnDays: number
  now: Date
}

/** Lists the items of an order that can be brought back to a shop. */
export async function presentReturnable(db: Db, asked: Asked): Promise<Answer> {
  const { order, warehouseId, returnDays, now } = asked
  const refusal = returnRefusal(aftersalesStateOf(order, stateOf(order)))
  const shop = await getShop(db, warehouseId)
  return {
    order: {
      _id: order.id,
      reference: order.reference,
      name: order.recipient.name,
      total: money(order.total_cents),
      paid_at: order.paid_at && new Date(order.paid_at).toISOString(),
      refundable: money(await leftToRefund(db, order.id)),
      ...daysOf(order, { now, days: returnDays }),
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
  const taken = await findTaken(db, now, shop, order)
  const ids = [...taken.values()].flat().map((row) => row.variant_id)
  const stock = await stockHere(db, shop, [...new Set(ids)])
  const items = await returnableItems(db, order)
  return items.map(({ item, ...left }) => {
    const today = priceToday(item, taken)
    const replacements = left.points > 0 ? [] : (taken.get(item.id) ?? [])
    return {
      ...left,
      order_item_id: item.id,
      sku: item.sku,
      product_title: item.product_title,
      product_variant_title: item.variant_title,
      image: item.picture && presentPicture(item.picture),
      replacements: replacements.map((row) => ({
        variant_id: row.variant_id,
        sku: row.sku,
        title: variantTitle(row),
        available: stock.get(row.variant_id) ?? 0,
        difference: money(row.price_cents - today),
      })),
    }
  })
}

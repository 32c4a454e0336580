import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { giftAtRisk } from '#contract/staff/return-gifts.ts'
import { lostPromotions } from '#domain/aftersales/lost-gifts.ts'
import { cents, noCents, type Cents } from '#domain/money.ts'
import { findGiftPromotions } from '../orders/gift-promotions.ts'
import { money } from '../orders/present.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { presentPicture } from '../platform/files/pictures.ts'

type Item = OrderRow['items'][number]

export interface GiftAtRisk {
  item: Item
  qty: number
  value: Cents
}

/**
 * Gifts of an order that what stays of it would not have earned, as far as they are not decided.
 * Requested items count as gone; `back` is what comes back besides, by item.
 */
export async function giftsAtRisk(
  db: Db | Trx,
  { id, items }: Pick<OrderRow, 'id' | 'items'>,
  back: ReadonlyMap<string, number> = new Map(),
): Promise<GiftAtRisk[]> {
  if (!items.some((item) => item.is_gift)) return []
  const promotions = await findGiftPromotions(db, id)
  const places = await findPlaces(db, id)
  const decided = await findDecided(db, id)
  const left = (item: Item) => item.qty - item.returned_qty - (back.get(item.id) ?? 0)
  const linesOf = (qtyOf: (item: Item) => number) =>
    items
      .filter((item) => !item.is_gift && qtyOf(item) > 0)
      .map((item) => ({
        input: { ...placeOf(places, item), productId: item.product_id, qty: qtyOf(item) },
        subtotal: cents(Math.round((item.subtotal_cents * qtyOf(item)) / item.qty)),
        points: item.points > 0 ? item : null,
      }))
  const lost = lostPromotions(
    promotions,
    linesOf((item) => item.qty),
    linesOf(left),
  )
  const variants = lost.flatMap(({ effect }) => effect.gifts.map((gift) => gift.variantId))
  return items
    .filter((item) => item.is_gift && left(item) > 0 && !decided.has(item.id))
    .filter((item) => variants.includes(item.variant_id))
    .map((item) => ({
      item,
      qty: left(item),
      value: cents(item.original_cents * left(item)),
    }))
}

export function valueOf(gifts: readonly GiftAtRisk[]): Cents {
  return gifts.reduce((sum, { value }) => cents(sum + value), noCents)
}

export function presentGift({ item, qty, value }: GiftAtRisk): z.input<typeof giftAtRisk> {
  return {
    order_item_id: item.id,
    sku: item.sku,
    product_title: item.product_title,
    product_variant_title: item.variant_title,
    image: item.picture && presentPicture(item.picture),
    qty,
    value: money(value),
  }
}

type Places = ReadonlyMap<string, { categoryIds: string[]; tags: string[] }>

/** Categories, with those above them, and tags of the order's products. */
async function findPlaces(db: Db | Trx, orderId: string): Promise<Places> {
  const { rows } = await sql<{ id: string; categories: string[]; tags: string[] }>`
    select p.id, p.tags, array(
      with recursive above as (
        select category_id as id from product_categories where product_id = p.id
        union
        select c.parent_id from categories c join above a on a.id = c.id
        where c.parent_id is not null
      )
      select id from above
    ) as categories
    from products p
    where p.id in (select product_id from order_items where order_id = ${orderId})`.execute(db)
  return new Map(rows.map((row) => [row.id, { categoryIds: row.categories, tags: row.tags }]))
}

/** A product that was deleted is in no category. */
function placeOf(places: Places, item: Item) {
  return places.get(item.product_id) ?? { categoryIds: [], tags: [] }
}

async function findDecided(db: Db | Trx, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('refund_request_gifts as g')
    .innerJoin('refund_requests as q', 'q.id', 'g.request_id')
    .select('g.order_item_id')
    .where('q.order_id', '=', orderId)
    .execute()
  return new Set(rows.map((row) => row.order_item_id))
}

import { sql } from 'kysely'
import type { PaidLine, PointsLine } from '#domain/aftersales/refund-share.ts'
import { cents, noCents, noPoints, points, type Cents, type Points } from '#domain/money.ts'
import type { Db, Trx } from '../platform/database/db.ts'

interface Held {
  qty: number
  cents: Cents
  points: Points
}

export type HeldByItem = ReadonlyMap<string, Held>

const nothing: Held = { qty: 0, cents: noCents, points: noPoints }

/** Quantity, money and points of each item in pending or granted refund requests. */
export async function heldByItem(db: Db | Trx, orderId: string): Promise<HeldByItem> {
  const rows = await db
    .selectFrom('refund_requests as q')
    .innerJoin('refund_request_items as i', 'i.request_id', 'q.id')
    .select(['i.order_item_id'])
    .select(sql<number>`sum(coalesce(i.granted_qty, i.qty))::int`.as('qty'))
    .select(sql<number>`sum(coalesce(i.granted_cents, i.cents))::int`.as('cents'))
    .select(sql<number>`sum(coalesce(i.granted_points, i.points))::int`.as('points'))
    .where('q.order_id', '=', orderId)
    .where('q.state', '<>', 'rejected')
    .groupBy('i.order_item_id')
    .execute()
  return new Map(
    rows.map((row) => [
      row.order_item_id,
      { qty: row.qty, cents: cents(row.cents), points: points(row.points) },
    ]),
  )
}

/** Unshipped quantity of each item; only shipped items can be returned. */
export async function waitingByItem(
  db: Db | Trx,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('order_allocations as a')
    .innerJoin('order_items as i', 'i.id', 'a.order_item_id')
    .select(['i.id', sql<number>`sum(a.qty)::int`.as('qty')])
    .where('i.order_id', '=', orderId)
    .where('a.state', '=', 'reserved')
    .groupBy('i.id')
    .execute()
  return new Map(rows.map(({ id, qty }) => [id, qty]))
}

/** A line and its share in refund requests, in money. */
export function paidLine(
  item: { qty: number; subtotal_cents: number; global_discount_cents: number },
  held: Held = nothing,
): PaidLine {
  return {
    paid: cents(item.subtotal_cents - item.global_discount_cents),
    qty: item.qty,
    heldQty: held.qty,
    heldCents: held.cents,
  }
}

/** The same in points. */
export function pointsLine(
  item: { qty: number; points: number },
  held: Held = nothing,
): PointsLine {
  return {
    paid: points(item.points),
    qty: item.qty,
    heldQty: held.qty,
    heldPoints: held.points,
  }
}

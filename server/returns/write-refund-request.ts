import { sql } from 'kysely'
import { pointsShare, refundShare } from '#domain/aftersales/refund-share.ts'
import { newId } from '#domain/ids.ts'
import { sumCents, type Cents, type Points } from '#domain/money.ts'
import { paidLine, pointsLine, type HeldByItem } from '../orders/held-quantities.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** The quantity requested of an item, with its money and points. */
export interface CountedItem {
  order_item_id: string
  qty: number
  cents: Cents
  points: Points
}

interface Request {
  orderId: string
  /** The requesting account, which owns the pictures; null for refunds the shop makes itself. */
  accountId: string | null
  /** The colleague who asks for the customer. */
  bookedBy?: string
  reason: string
  images: readonly string[]
}

/** Prices further quantities of the items. */
export function priceRefundItems(
  order: Pick<OrderRow, 'items'>,
  held: HeldByItem,
  items: ReadonlyMap<string, number>,
): CountedItem[] {
  return order.items.flatMap((item) => {
    const qty = items.get(item.id) ?? 0
    if (qty === 0) return []
    const cents = refundShare(paidLine(item, held.get(item.id)), qty)
    const points = pointsShare(pointsLine(item, held.get(item.id)), qty)
    return [{ order_item_id: item.id, qty, cents, points }]
  })
}

/** Holds the items from here on; returns the request's id. */
export async function writeRequest(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  request: Request,
  items: readonly CountedItem[],
): Promise<string> {
  const id = newId('refundRequest')
  await trx
    .insertInto('refund_requests')
    .values({
      id,
      order_id: request.orderId,
      account_id: request.accountId,
      booked_by: request.bookedBy ?? null,
      reason: request.reason,
      requested_cents: sumCents(items.map(({ cents }) => cents)),
      created_at: ctx.clock(),
    })
    .execute()
  await trx
    .insertInto('refund_request_items')
    .values(items.map((item) => ({ request_id: id, ...item })))
    .execute()
  if (request.images.length > 0) {
    await trx
      .insertInto('refund_request_pictures')
      .values(
        request.images.map((fileId, position) => ({ request_id: id, position, file_id: fileId })),
      )
      .execute()
  }
  await sql`
    update order_items i set returned_qty = i.returned_qty + w.qty
    from unnest(
      ${items.map((item) => item.order_item_id)}::text[], ${items.map(({ qty }) => qty)}::int[]
    ) as w (id, qty)
    where i.id = w.id`.execute(trx)
  return id
}

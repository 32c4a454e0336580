import type { GiftDecision } from '#contract/staff/return-gifts.ts'
import { getOrder } from '../orders/queries.ts'
import type { Trx } from '../platform/database/db.ts'
import { giftsAtRisk } from './gifts-at-risk.ts'
import type { RequestRow } from './queries.ts'

interface Decision {
  decision: GiftDecision
  /** At most this much can be taken off the refund. */
  most: number
}

/**
 * Records what becomes of the gifts that a granted request puts at risk, and returns what is taken
 * off its refund, or null if there are none. A gift that comes back is written off; a count books it into stock.
 */
export async function decideGifts(
  trx: Trx,
  { id: requestId, order_id: orderId }: RequestRow,
  { decision, most }: Decision,
): Promise<number | null> {
  const gifts = await giftsAtRisk(trx, await getOrder(trx, orderId))
  if (gifts.length === 0) return null
  let charged = 0
  for (const { item, qty, value } of gifts) {
    const taken = decision === 'charged' ? Math.min(value, most - charged) : 0
    charged += taken
    await trx
      .insertInto('refund_request_gifts')
      .values({
        order_item_id: item.id,
        request_id: requestId,
        qty,
        decision,
        charged_cents: taken,
      })
      .execute()
    if (decision === 'returned') await takeBack(trx, requestId, { itemId: item.id, qty })
  }
  return charged
}

async function takeBack(
  trx: Trx,
  requestId: string,
  { itemId, qty }: { itemId: string; qty: number },
): Promise<void> {
  const counts = { cents: 0, points: 0, granted_cents: 0, granted_points: 0 }
  await trx
    .insertInto('refund_request_items')
    .values({ request_id: requestId, order_item_id: itemId, qty, granted_qty: qty, ...counts })
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'order_item_id']).doUpdateSet((eb) => ({
        qty: eb('refund_request_items.qty', '+', qty),
        granted_qty: eb('refund_request_items.granted_qty', '+', qty),
      })),
    )
    .execute()
  await trx
    .updateTable('order_items')
    .set((eb) => ({ returned_qty: eb('returned_qty', '+', qty) }))
    .where('id', '=', itemId)
    .execute()
}

import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { addJob } from '../jobs/queue.ts'
import { shipOrderStock } from '../stock/order-stock.ts'
import { completeLater } from './complete-later.ts'
import { lockOrder } from './queries.ts'

/** The parcel has left; the pieces leave the stock. */
export async function shipOrder(
  ctx: Ctx,
  orderId: string,
  trackingNumber: string | null,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const mayShip =
      order.delivery_method === 'DELIVERY' &&
      order.current_status === 'pending' &&
      order.paid_at !== null &&
      ['none', 'packed'].includes(order.fulfilment)
    if (!mayShip) throw refused(order.current_status, 'ship')
    const { delivery } = await trx
      .selectFrom('orders')
      .select('delivery')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const template = delivery.courier?.tracking_url
    await trx
      .insertInto('shipments')
      .values({
        id: newId('shipment'),
        order_id: orderId,
        courier: JSON.stringify(delivery.courier?.title ?? { en: '', zh: '', cn: '' }),
        tracking_number: trackingNumber,
        tracking_url:
          template && trackingNumber
            ? template.replace('{number}', encodeURIComponent(trackingNumber))
            : null,
        shipped_at: ctx.clock(),
      })
      .execute()
    await trx
      .updateTable('orders')
      .set({ fulfilment: 'shipped' })
      .where('id', '=', orderId)
      .execute()
    await shipOrderStock(ctx, trx, orderId)
    await addJob(trx, 'send_order_letter', { order_id: orderId, letter: 'order_shipped' })
    await completeLater(ctx, trx, orderId)
  })
}

/** The bag waits behind the counter. */
export async function readyForCollection(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const mayBeReady =
      order.delivery_method === 'PICKUP' &&
      order.current_status === 'pending' &&
      order.paid_at !== null &&
      ['none', 'packed'].includes(order.fulfilment)
    if (!mayBeReady) throw refused(order.current_status, 'ready')
    await trx.updateTable('orders').set({ fulfilment: 'ready' }).where('id', '=', orderId).execute()
    await addJob(trx, 'send_order_letter', { order_id: orderId, letter: 'order_ready' })
  })
}

/** Handed over in the shop. */
export async function markCollected(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order.fulfilment !== 'ready') throw refused(order.current_status, 'collect')
    await trx
      .updateTable('orders')
      .set({ fulfilment: 'collected' })
      .where('id', '=', orderId)
      .execute()
    await shipOrderStock(ctx, trx, orderId)
    await completeLater(ctx, trx, orderId)
  })
}

function refused(status: string, action: string): DomainError {
  return new DomainError('illegal_transition', { current_status: status, action, reason: 'state' })
}

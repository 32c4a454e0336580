import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import type { Trx } from '../platform/database/db.ts'

/** Those that only the caller can tell apart; the database records all others by itself. */
type OrderNotice = Extract<NotificationKindName, 'new_order' | 'payment_proof' | 'refund_request'>

/** Notifies staff of an order event; call it in the event's transaction. */
export async function notifyStaff(trx: Trx, kind: OrderNotice, orderId: string): Promise<void> {
  await trx
    .insertInto('staff_notifications')
    .values({ kind, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

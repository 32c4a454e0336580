import type { StaffNotificationKind } from '#contract/staff/configuration-values.ts'
import type { Trx } from '../platform/database/db.ts'

/** Notifies staff of an order event by email; call it in the event's transaction. */
export async function notifyStaff(
  trx: Trx,
  kind: StaffNotificationKind,
  orderId: string,
): Promise<void> {
  await trx
    .insertInto('staff_notifications')
    .values({ kind, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

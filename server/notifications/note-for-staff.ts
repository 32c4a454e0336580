import type { StaffNoticeKind } from '#contract/staff/configuration-values.ts'
import type { Trx } from '../platform/context.ts'

/** Has staff told of an order by email, inside the transaction of what happened to it. */
export async function noteForStaff(
  trx: Trx,
  kind: StaffNoticeKind,
  orderId: string,
): Promise<void> {
  await trx
    .insertInto('staff_notices')
    .values({ kind, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

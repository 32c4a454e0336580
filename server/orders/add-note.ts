import type { StaffMember } from '../platform/access/staff-member.ts'
import { recordChange } from '../platform/changes/record-change.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

/** For colleagues; customers never see it. */
export async function addOrderNote(
  ctx: Ctx,
  orderId: string,
  note: string,
  staff: StaffMember,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    await trx
      .insertInto('order_notes')
      .values({ order_id: orderId, staff_id: staff.id, note, created_at: ctx.clock() })
      .execute()
    await recordChange(trx, staff, {
      action: 'order_noted',
      subject: { kind: 'order', id: orderId },
    })
  })
}

import { DomainError } from '#domain/errors.ts'
import { normaliseEmail } from '#domain/contact.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob, messageQueue } from '../../platform/jobs/queue.ts'
import { newEmailId } from '../order-notifications.ts'
import { lockOrder } from '../queries.ts'

/** Queues the receipt to an address, which is not stored. Throws `illegal_transition` if unpaid. */
export async function emailReceipt(
  trx: Trx,
  { orderId, email }: { orderId: string; email: string },
  changes: ChangeRecorder,
): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (order.paid_at === null) {
    throw new DomainError('illegal_transition', {
      current_status: order.current_status,
      action: 'receipt',
      reason: 'not_paid',
    })
  }
  const job = {
    id: newEmailId(),
    order_id: orderId,
    template: 'receipt',
    to: normaliseEmail(email),
  } as const
  await addJob(trx, 'send_order_email', job, { queue: messageQueue(orderId) })
  await changes.record(trx, {
    action: 'receipt_sent',
    subject: { kind: 'order', id: orderId },
  })
}

import { notifyStaff } from '../notifications/notify-staff.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob, messageQueue, type RefundEmailTemplate } from '../platform/jobs/queue.ts'

interface RefundNotification {
  orderId: string
  requestId: string
  template: RefundEmailTemplate
}

/** Queues the email about a refund request, and notifies staff of a new one. */
export async function notifyRefund(trx: Trx, news: RefundNotification): Promise<void> {
  const { orderId, requestId, template } = news
  const queue = messageQueue(orderId)
  await addJob(trx, 'send_refund_email', { request_id: requestId, template }, { queue })
  if (template === 'received') await notifyStaff(trx, 'refund_request', orderId)
}

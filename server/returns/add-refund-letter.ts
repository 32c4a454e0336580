import { noteForStaff } from '../notifications/note-for-staff.ts'
import type { Trx } from '../platform/context.ts'
import { addJob, messageQueue, type RefundLetter } from '../platform/jobs/queue.ts'

interface RefundNews {
  orderId: string
  requestId: string
  letter: RefundLetter
}

/** Queues the email about a refund request; staff are told of one that waits for them. */
export async function addRefundLetter(trx: Trx, news: RefundNews): Promise<void> {
  const { orderId, requestId, letter } = news
  const queue = messageQueue(orderId)
  await addJob(trx, 'send_refund_letter', { request_id: requestId, letter }, { queue })
  if (letter === 'received') await noteForStaff(trx, 'refund_request', orderId)
}

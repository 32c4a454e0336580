import type { Trx } from '../platform/database/db.ts'
import { notifyRefund } from '../returns/notify-refund.ts'
import { notifyCustomer } from './order-notifications.ts'

interface ToldEdit {
  hasSwaps: boolean
  refund: { refund_request_id: string; refund_ids: readonly string[] } | null
}

/**
 * Tells the customer in one email, unless the money goes back in parts, which the refund's own email
 * adds up.
 */
export async function tellOfEdit(
  trx: Trx,
  orderId: string,
  { hasSwaps, refund }: ToldEdit,
): Promise<void> {
  const [refundId, ...more] = refund?.refund_ids ?? []
  const isOneEmail = refund === null || (hasSwaps && refundId !== undefined && more.length === 0)
  if (isOneEmail || hasSwaps) {
    const part = isOneEmail && refundId !== undefined ? { refundId } : {}
    await notifyCustomer(trx, { orderId, template: 'order_edited', ...part })
  }
  if (isOneEmail) return
  await notifyRefund(trx, { orderId, requestId: refund.refund_request_id, template: 'dropped' })
}

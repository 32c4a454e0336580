import { orderCan, type OrderState } from './order-status.ts'

/** What an order can wait for from its customer. */
export const nextActions = ['upload_proof', 'pay', 'complete', 'review'] as const
type NextAction = (typeof nextActions)[number]

/** What the customer should do next; null if nothing, or if the shop is to act. */
export function nextAction(order: OrderState, hasUnreviewed: boolean): NextAction | null {
  if (order.currentStatus === 'completed') return hasUnreviewed ? 'review' : null
  if (orderCan(order, 'complete', 'customer')) return 'complete'
  // A pending proof is being checked: it may be replaced, but need not be.
  if (order.currentStatus !== 'submitted') return null
  if (orderCan(order, 'upload_proof', 'customer')) return 'upload_proof'
  return orderCan(order, 'pay', 'customer') ? 'pay' : null
}

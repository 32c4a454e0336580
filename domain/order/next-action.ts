import { orderCan, type OrderState } from './lifecycle.ts'

/** What an order can wait for from its customer. */
export const nextActions = ['upload_proof', 'pay', 'complete', 'review'] as const
export type NextAction = (typeof nextActions)[number]

/** What the customer is to do next; null while it is the shop's turn, or nobody's. */
export function nextAction(order: OrderState, hasUnreviewed: boolean): NextAction | null {
  if (order.currentStatus === 'completed') return hasUnreviewed ? 'review' : null
  if (orderCan(order, 'complete', 'customer')) return 'complete'
  // While pending a slip is being checked: another one may replace it, and nobody waits for it.
  if (order.currentStatus !== 'submitted') return null
  if (orderCan(order, 'upload_proof', 'customer')) return 'upload_proof'
  return orderCan(order, 'pay', 'customer') ? 'pay' : null
}

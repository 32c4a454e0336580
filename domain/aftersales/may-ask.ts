import { addDays, hongKongDay } from '../dates.ts'
import type { OrderState } from '../order/lifecycle.ts'

/** What can be asked of an order once its goods are with the customer. */
export const aftersalesActions = ['review', 'request_refund'] as const
export type AftersalesAction = (typeof aftersalesActions)[number]

export const aftersalesRefusals = [
  'wrong_status',
  'not_completed',
  'all_reviewed',
  'not_paid',
  'not_shipped',
  'too_late',
  'nothing_left',
] as const
export type AftersalesRefusal = (typeof aftersalesRefusals)[number]

export interface AftersalesState extends OrderState {
  /** When it was completed; null while it is not. */
  completedAt: Date | null
  /** Whether there is a product of it without a review. */
  hasUnreviewed: boolean
  /** Whether there is a piece that nobody has asked back. */
  hasReturnable: boolean
}

/** Why the order cannot be reviewed, or nothing of it asked back; null when it can. */
export function aftersalesRefusal(
  order: AftersalesState,
  action: AftersalesAction,
  { now, returnDays }: { now: Date; returnDays: number },
): AftersalesRefusal | null {
  if (action === 'review') {
    if (order.currentStatus !== 'completed') return 'not_completed'
    return order.hasUnreviewed ? null : 'all_reviewed'
  }
  if (order.currentStatus === 'cancelled') return 'wrong_status'
  if (!order.isPaid) return 'not_paid'
  // What has not left the shop is cancelled, not sent back.
  const isInShop = ['none', 'packed', 'ready'].includes(order.fulfilment)
  if (isInShop && order.currentStatus !== 'completed') return 'not_shipped'
  const until = returnableUntil(order.completedAt, returnDays)
  if (until !== null && hongKongDay(now) > until) return 'too_late'
  return order.hasReturnable ? null : 'nothing_left'
}

/** The last day on which pieces may be asked back, whole days; null while it has not begun to run. */
export function returnableUntil(completedAt: Date | null, returnDays: number): string | null {
  return completedAt && addDays(hongKongDay(completedAt), returnDays)
}

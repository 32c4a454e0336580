import { addDays, hongKongDay, startOfHongKongDay } from '../dates.ts'
import type { OrderState } from '../order/order-status.ts'

const aftersalesActions = ['review', 'request_refund'] as const
type AftersalesAction = (typeof aftersalesActions)[number]

const aftersalesRefusals = [
  'wrong_status',
  'not_completed',
  'all_reviewed',
  'not_paid',
  'not_shipped',
  'too_late',
  'nothing_left',
] as const
type AftersalesRefusal = (typeof aftersalesRefusals)[number]

export interface AftersalesState extends OrderState {
  completedAt: Date | null
  hasUnreviewed: boolean
  hasReturnable: boolean
}

/** Why the order cannot be reviewed or returned; null if it can. */
export function aftersalesRefusal(
  order: AftersalesState,
  action: AftersalesAction,
  { now, returnDays }: { now: Date; returnDays: number },
): AftersalesRefusal | null {
  if (action === 'review') {
    if (order.currentStatus !== 'completed') return 'not_completed'
    return order.hasUnreviewed ? null : 'all_reviewed'
  }
  const reason = returnRefusal(order)
  if (reason !== null && reason !== 'nothing_left') return reason
  const until = returnableUntil(order.completedAt, returnDays)
  return until !== null && hongKongDay(now) > until ? 'too_late' : reason
}

/** Why nothing of the order can be brought back, however late; null if something can. */
export function returnRefusal(
  order: Omit<AftersalesState, 'completedAt' | 'hasUnreviewed'>,
): AftersalesRefusal | null {
  if (order.currentStatus === 'cancelled') return 'wrong_status'
  if (!order.isPaid) return 'not_paid'
  // Unshipped items are cancelled, not returned.
  const isInShop = ['none', 'packed', 'ready'].includes(order.fulfilment)
  if (isInShop && order.currentStatus !== 'completed') return 'not_shipped'
  return order.hasReturnable ? null : 'nothing_left'
}

/** Last day to request a return, in whole days; null until the order is completed. */
export function returnableUntil(completedAt: Date | null, returnDays: number): string | null {
  return completedAt && addDays(hongKongDay(completedAt), returnDays)
}

/** From when on a return can no longer be requested: the end of the last day for it. */
export function returnsEndAt(completedAt: Date, returnDays: number): Date {
  return startOfHongKongDay(addDays(hongKongDay(completedAt), returnDays + 1))
}

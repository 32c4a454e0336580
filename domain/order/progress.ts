import type { Fulfilment, OrderStatus } from './order-status.ts'

export interface Whereabouts {
  currentStatus: OrderStatus
  isPaid: boolean
  fulfilment: Fulfilment
  /** A refund request awaits a decision, or money has not been sent back yet. */
  hasOpenRefund: boolean
}

export const progressReasons = ['unpaid', 'not_shipped', 'not_completed', 'open_refund'] as const
type OrderProgress = (typeof progressReasons)[number]

/** Why the shop still needs to know the customer; null once the order is settled. */
export function orderProgress(order: Whereabouts): OrderProgress | null {
  if (order.hasOpenRefund) return 'open_refund'
  if (order.currentStatus === 'completed' || order.currentStatus === 'cancelled') return null
  if (!order.isPaid) return 'unpaid'
  const isHandedOver = ['shipped', 'delivered', 'collected'].includes(order.fulfilment)
  return isHandedOver ? 'not_completed' : 'not_shipped'
}

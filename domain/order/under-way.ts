import type { Fulfilment, OrderStatus } from './lifecycle.ts'

export interface Whereabouts {
  currentStatus: OrderStatus
  isPaid: boolean
  fulfilment: Fulfilment
  /** A request nobody has decided, or money that has not gone back yet. */
  hasOpenRefund: boolean
}

export type UnderWay = 'unpaid' | 'not_shipped' | 'not_completed' | 'open_refund'

/** Why the shop still needs to know who placed an order; null once it is settled. */
export function underWay(order: Whereabouts): UnderWay | null {
  if (order.hasOpenRefund) return 'open_refund'
  if (order.currentStatus === 'completed' || order.currentStatus === 'cancelled') return null
  if (!order.isPaid) return 'unpaid'
  const isHandedOver = ['shipped', 'delivered', 'collected'].includes(order.fulfilment)
  return isHandedOver ? 'not_completed' : 'not_shipped'
}

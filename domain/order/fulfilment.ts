import type { Fulfilment, OrderState } from './order-status.ts'

interface Step {
  from: readonly Fulfilment[]
  /** Null: either method. */
  method: 'DELIVERY' | 'PICKUP' | null
}

/** Steps from the shelf to the customer, independent of the order status. All done by staff. */
export const fulfilmentSteps = {
  pack: { from: ['none'], method: null },
  // Repeatable until the last item has shipped.
  ship: { from: ['none', 'packed', 'partly_shipped'], method: 'DELIVERY' },
  // Unshipped items cannot be fulfilled any more; they are refunded.
  cancel_remaining: { from: ['partly_shipped'], method: 'DELIVERY' },
  ready: { from: ['none', 'packed'], method: 'PICKUP' },
  collect: { from: ['ready'], method: 'PICKUP' },
  // Steps taken by mistake, while everything is still in the shop.
  undo_pack: { from: ['packed'], method: null },
  undo_ready: { from: ['ready'], method: 'PICKUP' },
} as const satisfies Record<string, Step>

export type FulfilmentAction = keyof typeof fulfilmentSteps
export const fulfilmentActions = [
  'pack',
  'ship',
  'cancel_remaining',
  'ready',
  'collect',
  'undo_pack',
  'undo_ready',
] as const satisfies FulfilmentAction[]

export type FulfilmentRefusal = 'wrong_status' | 'not_paid' | 'wrong_method' | 'wrong_step'

export interface FulfilledOrder extends OrderState {
  deliveryMethod: 'DELIVERY' | 'PICKUP'
}

/** Why the step is not allowed, or null if it is. */
export function fulfilmentRefusal(
  order: FulfilledOrder,
  action: FulfilmentAction,
): FulfilmentRefusal | null {
  const step: Step = fulfilmentSteps[action]
  if (order.currentStatus !== 'pending') return 'wrong_status'
  if (!order.isPaid) return 'not_paid'
  if (step.method !== null && step.method !== order.deliveryMethod) return 'wrong_method'
  return step.from.includes(order.fulfilment) ? null : 'wrong_step'
}

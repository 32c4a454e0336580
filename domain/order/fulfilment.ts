import { minuteMs } from '../dates.ts'
import type { Fulfilment, OrderState } from './order-status.ts'

interface Step {
  /** Also before an order that is paid on collection has been paid. */
  isBeforePayment?: true
  from: readonly Fulfilment[]
  /** Null: either method. */
  method: 'DELIVERY' | 'PICKUP' | null
  /** Only so soon after the step before. */
  withinMs?: number
}

/** A press by mistake is noticed at the counter; later the goods have gone. */
export const undoCollectMs = 15 * minuteMs

/** Steps from the shelf to the customer, independent of the order status. All done by staff. */
export const fulfilmentSteps = {
  pack: { from: ['none'], method: null, isBeforePayment: true },
  // Repeatable until the last item has shipped.
  ship: { from: ['none', 'packed', 'partly_shipped'], method: 'DELIVERY' },
  // Unshipped items cannot be fulfilled any more; they are refunded.
  cancel_remaining: { from: ['partly_shipped'], method: 'DELIVERY' },
  ready: { from: ['none', 'packed'], method: 'PICKUP', isBeforePayment: true },
  collect: { from: ['ready'], method: 'PICKUP' },
  // Steps taken by mistake, while everything is still in the shop.
  undo_pack: { from: ['packed'], method: null, isBeforePayment: true },
  undo_ready: { from: ['ready'], method: 'PICKUP', isBeforePayment: true },
  undo_collect: { from: ['collected'], method: 'PICKUP', withinMs: undoCollectMs },
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
  'undo_collect',
] as const satisfies FulfilmentAction[]

export type FulfilmentRefusal =
  | 'wrong_status'
  | 'not_paid'
  | 'wrong_method'
  | 'wrong_step'
  | 'too_late'

export interface FulfilledOrder extends OrderState {
  deliveryMethod: 'DELIVERY' | 'PICKUP'
  /** Since its last step; unknown for one that is not about to be undone. */
  sinceStepMs?: number | undefined
}

/** Why the step is not allowed, or null if it is. */
export function fulfilmentRefusal(
  order: FulfilledOrder,
  action: FulfilmentAction,
): FulfilmentRefusal | null {
  const step: Step = fulfilmentSteps[action]
  if (waitsForCollection(order)) {
    if (!step.isBeforePayment) return 'not_paid'
  } else {
    if (order.currentStatus !== 'pending') return 'wrong_status'
    if (!order.isPaid) return 'not_paid'
  }
  if (step.method !== null && step.method !== order.deliveryMethod) return 'wrong_method'
  if (!step.from.includes(order.fulfilment)) return 'wrong_step'
  const { withinMs = Infinity } = step
  return (order.sinceStepMs ?? Infinity) <= withinMs ? null : 'too_late'
}

/** It is made ready unpaid, and handed over once it is paid in the shop. */
function waitsForCollection(order: FulfilledOrder): boolean {
  const { currentStatus, isPaid, isOnCollection, deliveryMethod } = order
  const isUnpaid = currentStatus === 'submitted' && !isPaid
  return isUnpaid && isOnCollection === true && deliveryMethod === 'PICKUP'
}

import type { Fulfilment, OrderState } from './lifecycle.ts'

interface Step {
  from: readonly Fulfilment[]
  /** Null: however it gets to the customer. */
  method: 'DELIVERY' | 'PICKUP' | null
}

/** How the goods get from the shelf to the customer, beside the status. Staff do all of it. */
export const fulfilmentSteps = {
  pack: { from: ['none'], method: null },
  // Again and again, until the last piece has left.
  ship: { from: ['none', 'packed', 'partly_shipped'], method: 'DELIVERY' },
  // What has not left is not to be had: it stays, and is paid back.
  drop_rest: { from: ['partly_shipped'], method: 'DELIVERY' },
  ready: { from: ['none', 'packed'], method: 'PICKUP' },
  collect: { from: ['ready'], method: 'PICKUP' },
} as const satisfies Record<string, Step>

export type FulfilmentAction = keyof typeof fulfilmentSteps
export const fulfilmentActions = [
  'pack',
  'ship',
  'drop_rest',
  'ready',
  'collect',
] as const satisfies FulfilmentAction[]

export type FulfilmentRefusal = 'wrong_status' | 'not_paid' | 'wrong_method' | 'wrong_step'

export interface FulfilledOrder extends OrderState {
  deliveryMethod: 'DELIVERY' | 'PICKUP'
}

/** Why the step is not to be had, or null when it is. */
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

import { fulfilmentActions, fulfilmentRefusal } from '#domain/order/fulfilment.ts'
import { refusal, type OrderState } from '#domain/order/order-status.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { actionMessages } from './action-messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { refundable } from './refund-sums.ts'

export type OrderStep = keyof (typeof actionMessages)['en']['labels']
export type StepRefusal = keyof (typeof actionMessages)['en']['refusals']

export interface Offer {
  step: OrderStep
  /** Null if it can be done now. */
  refusal: StepRefusal | null
}

/** In the order of a day: the first that is possible is the next step. */
const steps: readonly [OrderStep, Permission][] = [
  ['accept_proof', 'payments:confirm'],
  ['reject_proof', 'payments:confirm'],
  ['pack', 'orders:manage'],
  ['ship', 'orders:manage'],
  ['ready', 'orders:manage'],
  ['collect', 'orders:manage'],
  ['complete', 'orders:manage'],
  ['mark_paid', 'payments:confirm'],
  ['take_payment', 'counter:sell'],
  ['cancel_remaining', 'refunds:issue'],
  ['goodwill', 'refunds:issue'],
  ['surplus', 'refunds:issue'],
  ['undo_pack', 'orders:manage'],
  ['undo_ready', 'orders:manage'],
  ['undo_collect', 'orders:manage'],
  ['cancel', 'orders:manage'],
]

/** Every step this person may take, with the reason from the lifecycle if not now. */
export function offersOf(order: StaffOrder, may: (permission: Permission) => boolean): Offer[] {
  return steps
    .filter(([, permission]) => may(permission))
    .map(([step]) => ({ step, refusal: refusalOf(order, step) }))
    .filter(({ step, refusal: why }) => why === null || !step.startsWith('undo_'))
}

/** Steps that bring an order closer to its customer; the others are exceptions. */
const onwardSteps: readonly OrderStep[] = [
  'accept_proof',
  'pack',
  'ship',
  'ready',
  'collect',
  'complete',
  'mark_paid',
  'take_payment',
]

export function isOnward(step: OrderStep): boolean {
  return onwardSteps.includes(step)
}

/**
 * Two buttons, the next step first; what else can be done, such as a refund; and what cannot, with
 * its reason.
 */
export function placesOf(offers: readonly Offer[]) {
  const open = offers.filter(({ refusal: why }) => why === null)
  const onward = open.filter(({ step }) => isOnward(step) || step === 'reject_proof')
  const shown = onward.slice(0, 2)
  return {
    shown,
    rest: open.filter((offer) => !shown.includes(offer)),
    closed: offers.filter(({ refusal: why }) => why !== null),
  }
}

function refusalOf(order: StaffOrder, step: OrderStep): StepRefusal | null {
  const state = stateOf(order)
  if (step === 'surplus') {
    return refusal(state, 'mark_paid', 'staff') === null ? 'still_owed' : null
  }
  if (step === 'goodwill') {
    if (!order.is_paid) return 'not_paid'
    return refundable(order.payments) === '0.00' ? 'nothing_left' : null
  }
  const fulfilment = fulfilmentActions.find((action) => action === step)
  if (fulfilment) {
    const sinceStepMs = sinceStep(order.fulfilment.moved_at)
    const deliveryMethod = order.delivery.method
    return fulfilmentRefusal({ ...state, deliveryMethod, sinceStepMs }, fulfilment)
  }
  if (step === 'accept_proof' || step === 'reject_proof') {
    const isWaiting = order.proofs.some((proof) => proof.state === 'waiting')
    return refusal(state, step, 'staff') ?? (isWaiting ? null : 'no_proof')
  }
  if (step === 'take_payment') return refusal(state, 'mark_paid', 'staff')
  if (step === 'mark_paid' || step === 'complete' || step === 'cancel') {
    return refusal(state, step, 'staff')
  }
  return null
}

function sinceStep(at: string | null): number | undefined {
  return at === null ? undefined : Date.now() - Date.parse(at)
}

function stateOf(order: StaffOrder): OrderState {
  return {
    currentStatus: order.current_status,
    isPaid: order.is_paid,
    fulfilment: order.fulfilment.state,
    isByCard: order.payment.method === 'card',
    isOnCollection: order.payment.method === 'cash',
  }
}

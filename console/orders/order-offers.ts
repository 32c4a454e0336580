import { lackingFor, type Permission } from '#domain/staff/permissions.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderSteps, stepNames, type OrderStep, type StepRefusal } from './order-steps.ts'

export interface Offer {
  step: OrderStep
  /** Null if it can be done now. */
  refusal: StepRefusal | null
}

/** Every step that someone with these permissions may take, with the reason if not now. */
export function offersOf(order: StaffOrder, held: readonly Permission[]): Offer[] {
  return stepNames
    .filter((step) => mayTake(step, held))
    .map((step) => ({ step, refusal: orderSteps[step].refusal(order) }))
    .filter(({ step, refusal: why }) => why === null || !step.startsWith('undo_'))
}

function mayTake(step: OrderStep, held: readonly Permission[]): boolean {
  const { key, may, alsoMay } = orderSteps[step].call
  if (may === undefined) throw new Error(`${key} names no permission`)
  return lackingFor({ may, ...(alsoMay && { alsoMay }) }, held) === null
}

/**
 * Two buttons, the next step first; what else can be done, such as a refund; and what cannot, with
 * its reason.
 */
export function placesOf(offers: readonly Offer[]) {
  const open = offers.filter(({ refusal: why }) => why === null)
  const onward = open.filter(({ step }) => orderSteps[step].isOnward || step === 'reject_proof')
  const shown = onward.slice(0, 2)
  return {
    shown,
    rest: open.filter((offer) => !shown.includes(offer)),
    closed: offers.filter(({ refusal: why }) => why !== null),
  }
}

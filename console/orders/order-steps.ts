import type { z } from '@hono/zod-openapi'
import { payAtCounter } from '#contract/staff/counter.ts'
import * as calls from '#contract/staff/orders.ts'
import { recordSurplus, startGoodwillRefund } from '#contract/staff/payments.ts'
import { fulfilmentRefusal, type FulfilmentAction } from '#domain/order/fulfilment.ts'
import { refusal, type OrderAction, type OrderState } from '#domain/order/order-status.ts'
import type { Need, Permission } from '#domain/staff/permissions.ts'
import type { StaffKey } from '../api/staff-api.ts'
import type { FieldTexts } from '../parts/shaped-fields.tsx'
import { showMoney } from '../language/show.ts'
import type { actionMessages } from './action-messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { refundable } from './refund-sums.ts'

type Texts = (typeof actionMessages)['en']
export type OrderStep = keyof Texts['labels']
export type StepRefusal = keyof Texts['refusals']
/** A step that is asked about, by a question or a form. */
export type AskedStep = keyof Texts['asks']

/** One step of an order, as staff take it. What it sends and who may follows from its call. */
export interface Step {
  call: { key: StaffKey; may?: Need; alsoMay?: Permission; body?: z.core.$ZodType }
  /** Brings the order closer to its customer; the others are exceptions. */
  isOnward?: boolean
  /** Null if it can be taken now. */
  refusal: (order: StaffOrder) => StepRefusal | null
  /**
   * A press takes it; or a question comes before, since the customer is told of it, was told the
   * opposite, or the wrong person might take the parcel; or a form does.
   */
  by: 'press' | 'question' | 'form'
  /** Values of the form at first. Without it, the step has a form of its own. */
  start?: (order: StaffOrder) => Readonly<Record<string, unknown>>
  fields?: (texts: Texts, order: StaffOrder) => FieldTexts
  /** The form's other way out goes back to the order: it does not cancel. */
  isCancelling?: boolean
  /** Takes it back at once: no customer has been told of it. */
  undo?: OrderStep
}

const received = (texts: Texts, order: StaffOrder) => ({
  label: texts.amountCame,
  hint: texts.amountHint(showMoney(order.payment.amount)),
})
const reason = ({ reason: label, shownToCustomer: hint }: Texts) => ({ reason: { label, hint } })

/** Form of a step of its own. */
export interface StepFormProps {
  order: StaffOrder
  onDone: () => void
  onClose: () => void
}

/** In the order of a day: the first that is possible is the next step. */
export const orderSteps: Readonly<Record<OrderStep, Step>> = {
  accept_proof: {
    call: calls.acceptProof,
    isOnward: true,
    refusal: (order) => lifecycle('accept_proof')(order) ?? proofRefusal(order),
    by: 'form',
    start: ({ payment, proofs }) => ({ amount: payment.amount, note: '', ...waiting(proofs) }),
    fields: (texts, order) => ({ amount: received(texts, order), note: texts.whereSeen }),
  },
  reject_proof: {
    call: calls.rejectProof,
    refusal: (order) => lifecycle('reject_proof')(order) ?? proofRefusal(order),
    by: 'form',
    start: ({ proofs }) => ({ reason: '', ...waiting(proofs) }),
    fields: reason,
  },
  pack: {
    call: calls.pack,
    isOnward: true,
    refusal: fulfilment('pack'),
    by: 'press',
    undo: 'undo_pack',
  },
  ship: { call: calls.ship, isOnward: true, refusal: fulfilment('ship'), by: 'form' },
  ready: { call: calls.ready, isOnward: true, refusal: fulfilment('ready'), by: 'press' },
  collect: {
    call: calls.collect,
    isOnward: true,
    refusal: fulfilment('collect'),
    by: 'question',
    undo: 'undo_collect',
  },
  complete: {
    call: calls.complete,
    isOnward: true,
    refusal: lifecycle('complete'),
    by: 'question',
  },
  mark_paid: {
    call: calls.markPaid,
    isOnward: true,
    refusal: lifecycle('mark_paid'),
    by: 'form',
    start: ({ payment }) => ({ amount: payment.amount, note: '' }),
    fields: (texts, order) => ({ amount: received(texts, order), note: texts.whereSeen }),
  },
  take_payment: {
    call: payAtCounter,
    isOnward: true,
    refusal: lifecycle('mark_paid'),
    by: 'form',
  },
  cancel_remaining: {
    call: calls.cancelRemaining,
    refusal: fulfilment('cancel_remaining'),
    by: 'form',
    start: () => ({ reason: '' }),
    fields: reason,
    isCancelling: true,
  },
  goodwill: {
    call: startGoodwillRefund,
    refusal({ is_paid: isPaid, payments }) {
      if (!isPaid) return 'not_paid'
      return refundable(payments) === '0.00' ? 'nothing_left' : null
    },
    by: 'form',
  },
  surplus: {
    call: recordSurplus,
    refusal: (order) => (lifecycle('mark_paid')(order) === null ? 'still_owed' : null),
    by: 'form',
    start: () => ({ amount: '', note: '' }),
    fields: ({ amount, whereSeen }) => ({ amount, note: whereSeen }),
  },
  undo_pack: { call: calls.unpack, refusal: fulfilment('undo_pack'), by: 'press' },
  undo_ready: { call: calls.notReady, refusal: fulfilment('undo_ready'), by: 'question' },
  undo_collect: { call: calls.notCollected, refusal: fulfilment('undo_collect'), by: 'press' },
  cancel: {
    call: calls.cancel,
    refusal: lifecycle('cancel'),
    by: 'form',
    start: () => ({ reason: '' }),
    fields: reason,
    isCancelling: true,
  },
}

export const stepNames = Object.keys(orderSteps) as OrderStep[]

export function isAsked(step: OrderStep): step is AskedStep {
  return orderSteps[step].by !== 'press'
}

function lifecycle(action: OrderAction): Step['refusal'] {
  return (order) => refusal(stateOf(order), action, 'staff')
}

function fulfilment(action: FulfilmentAction): Step['refusal'] {
  return (order) => {
    const { moved_at: at } = order.fulfilment
    const sinceStepMs = at === null ? undefined : Date.now() - Date.parse(at)
    const deliveryMethod = order.delivery.method
    return fulfilmentRefusal({ ...stateOf(order), deliveryMethod, sinceStepMs }, action)
  }
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

function proofRefusal({ proofs }: StaffOrder): StepRefusal | null {
  return proofs.some(({ state }) => state === 'waiting') ? null : 'no_proof'
}

/** The proof that was looked at: another that comes meanwhile is not decided with it. */
function waiting(proofs: StaffOrder['proofs']) {
  return { proof_id: proofs.find(({ state }) => state === 'waiting')?._id }
}

import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import * as orders from '#contract/staff/orders.ts'
import { recordSurplus, startGoodwillRefund } from '#contract/staff/payments.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { MoneyField, ProseField, SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { showMoney } from '../parts/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { actionMessages } from './action-messages.ts'
import { changeOf } from './change-of.ts'
import { orderMessages } from './messages.ts'
import type { OrderStep } from './order-offers.ts'
import type { StaffOrder } from './order-state.tsx'
import { paymentName } from './payment-name.ts'
import { refundable } from './refund-sums.ts'
import { ShipForm } from './ship-form.tsx'
import { TakePayment } from './take-payment.tsx'
import { orderCalls, type PlainStep } from './use-step-writes.ts'

export type AskedStep = Exclude<OrderStep, PlainStep>

interface StepFormProps {
  order: StaffOrder
  onDone: () => void
  onClose: () => void
}

interface ActionDialogProps extends StepFormProps {
  step: AskedStep
}

/** Asks for what a step needs, under a title that names the order. */
export function ActionDialog({ step, ...props }: ActionDialogProps) {
  const texts = useMessages(actionMessages)
  const parts = useMessages(partMessages)
  const StepForm = forms[step]
  // Sends what the person decided on: a change by a colleague meanwhile is not overwritten.
  const [order] = useState(props.order)
  return (
    <Dialog
      id="order-step"
      open
      onClose={props.onClose}
      title={texts.asks[step](order.reference)}
      closeLabel={parts.close}
    >
      <StepForm {...props} order={order} />
    </Dialog>
  )
}

const forms: Record<AskedStep, (props: StepFormProps) => ReactNode> = {
  accept_proof: AcceptForm,
  reject_proof: RejectForm,
  mark_paid: PaidForm,
  take_payment: TakePayment,
  ship: ShipForm,
  cancel_remaining: CancelRestForm,
  cancel: CancelForm,
  goodwill: GoodwillForm,
  surplus: SurplusForm,
}

function AcceptForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const write = useWrite('PUT /orders/{id}/proof/accepted', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(orders.acceptProof),
    defaults: { note: '', amount: order.payment.amount, proof_id: waitingProof(order) },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.labels.accept_proof}>
      <MoneyField
        form={form}
        name="amount"
        label={texts.amountCame}
        hint={texts.amountHint(showMoney(order.payment.amount))}
      />
      <ProseField form={form} name="note" label={texts.whereSeen} isOptional />
    </Form>
  )
}

function RejectForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const write = useWrite('PUT /orders/{id}/proof/rejected', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(orders.rejectProof),
    defaults: { reason: '', proof_id: waitingProof(order) },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.labels.reject_proof}>
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.shownToCustomer} />
    </Form>
  )
}

function PaidForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const write = useWrite('PUT /orders/{id}/paid', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(orders.markPaid),
    defaults: { note: '', amount: order.payment.amount },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.labels.mark_paid}>
      <MoneyField
        form={form}
        name="amount"
        label={texts.amountCame}
        hint={texts.amountHint(showMoney(order.payment.amount))}
      />
      <ProseField form={form} name="note" label={texts.whereSeen} />
    </Form>
  )
}

function CancelRestForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const { back } = useMessages(partMessages)
  const write = useWrite('PUT /orders/{id}/remaining-cancelled', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(orders.cancelRemaining),
    defaults: { reason: '' },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form
      form={form}
      submit={submit}
      onCancel={onClose}
      cancelLabel={back}
      saveLabel={texts.labels.cancel_remaining}
    >
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.shownToCustomer} />
    </Form>
  )
}

function CancelForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const { back } = useMessages(partMessages)
  const write = useWrite('PUT /orders/{id}/cancelled', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(orders.cancel),
    defaults: { reason: '' },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form
      form={form}
      submit={submit}
      onCancel={onClose}
      cancelLabel={back}
      saveLabel={texts.labels.cancel}
    >
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.shownToCustomer} />
    </Form>
  )
}

/** Empty: no payment is chosen. */
const goodwillShape = bodyOf(startGoodwillRefund).extend({ payment_id: z.string() })

function GoodwillForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const names = useMessages(orderMessages).method
  const paid = order.payments.filter(
    (payment) => !payment.is_surplus && payment.refundable !== '0.00',
  )
  const write = useWrite('POST /orders/{id}/refunds', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: goodwillShape,
    defaults: { amount: '', reason: '', payment_id: '' },
    save: async ({ payment_id: chosen, ...body }) => {
      const goodwill = { ...body, ...(chosen && { payment_id: chosen }) }
      await write.mutateAsync(changeOf(order, goodwill))
    },
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.labels.goodwill}>
      <MoneyField
        form={form}
        name="amount"
        label={texts.amount}
        hint={texts.atMost(showMoney(refundable(order.payments)))}
      />
      {paid.length > 1 ? (
        <SelectField
          form={form}
          name="payment_id"
          label={texts.backTo}
          options={[
            { value: '', label: texts.largestFirst },
            ...paid.map(({ _id, method, refundable: left }) => ({
              value: _id,
              label: `${paymentName(method, names)} · ${texts.atMost(showMoney(left))}`,
            })),
          ]}
        />
      ) : null}
      <ProseField form={form} name="reason" label={texts.reason} />
    </Form>
  )
}

function SurplusForm({ order, onDone, onClose }: StepFormProps) {
  const texts = useMessages(actionMessages)
  const write = useWrite('POST /orders/{id}/surplus', { changes: orderCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(recordSurplus),
    defaults: { amount: '', note: '' },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.labels.surplus}>
      <MoneyField form={form} name="amount" label={texts.amount} />
      <ProseField form={form} name="note" label={texts.whereSeen} />
    </Form>
  )
}

function waitingProof({ proofs }: StaffOrder): string | undefined {
  return proofs.find(({ state }) => state === 'waiting')?._id
}

import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { startGoodwillRefund } from '#contract/staff/payments.ts'
import { Notice } from '#ui/notice.tsx'
import { useWrite } from '../api/use-write.ts'
import { counterCalls } from '../counter/counter-calls.ts'
import { PayParts } from '../counter/pay-parts.tsx'
import { ShopSelect } from '../counter/shop-select.tsx'
import { ShopState } from '../counter/shop-state.tsx'
import { TillClosed } from '../counter/till-closed.tsx'
import { useShop } from '../counter/use-shop.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { MoneyField, ProseField, SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { paymentName } from '../parts/payment-names.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { actionMessages } from './action-messages.ts'
import { changeOf } from './change-names.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderSteps, type AskedStep, type StepFormProps } from './order-steps.ts'
import { refundable } from './refund-sums.ts'
import { ShipForm } from './ship-form.tsx'
import { orderCalls } from './use-step-write.ts'

interface StepDialogProps extends StepFormProps {
  step: AskedStep
}

/** Forms that the contract alone does not describe. */
const ownForms: Partial<Record<AskedStep, (props: StepFormProps) => ReactNode>> = {
  ship: ShipForm,
  take_payment: TakePayment,
  goodwill: GoodwillForm,
}

/** Asks for what a step needs, under a title that names the order. */
export function StepDialog({ step, ...props }: StepDialogProps) {
  const texts = useMessages(actionMessages)
  const parts = useMessages(partMessages)
  const { call, start, fields, isCancelling } = orderSteps[step]
  const OwnForm = ownForms[step]
  // Sends what the person decided on: a change by a colleague meanwhile is not overwritten.
  const [order] = useState(props.order)
  const { onDone, onClose } = props
  const shown = { id: 'order-step', title: texts.asks[step](order.reference), onClose }
  if (OwnForm) {
    return (
      <PageDialog {...shown}>
        <OwnForm {...props} order={order} />
      </PageDialog>
    )
  }
  return (
    <CallDialog
      {...{ ...shown, call, types, onDone }}
      params={{ id: order._id }}
      ifMatch={order.version}
      changes={orderCalls}
      start={start?.(order) ?? {}}
      fields={fields?.(texts, order) ?? {}}
      saveLabel={texts.labels[step]}
      cancelLabel={isCancelling ? parts.back : undefined}
    />
  )
}

const types = { amount: 'money', note: 'prose', reason: 'prose' } as const

interface TakePaymentProps {
  order: StaffOrder
  onDone: () => void
  onClose: () => void
}

/** Cash, Octopus or card for an order that is still to be paid, into the till of this shop. */
function TakePayment({ order, onDone, onClose }: TakePaymentProps) {
  const texts = useMessages(actionMessages)
  const shops = useShop()
  const write = useWrite('POST /orders/{id}/counter-payments', { changes: counterCalls, onDone })
  return (
    <ShopState shops={shops}>
      {(shop) => (
        <>
          <div className="mb-4">
            <ShopSelect shops={shops} />
          </div>
          <TillClosed shop={shop} />
          {Number(order.payment.received) > 0 ? (
            <Notice tone="info" className="mb-4">
              {texts.dueNow(showMoney(order.payment.amount))}
            </Notice>
          ) : null}
          <PayParts
            due={order.payment.amount}
            mayLeaveRest
            onClose={onClose}
            onPaid={async (payments) => {
              await write.mutateAsync(changeOf(order, { warehouse_id: shop._id, payments }))
            }}
          />
        </>
      )}
    </ShopState>
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

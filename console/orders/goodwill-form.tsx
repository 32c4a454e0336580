import { z } from 'zod'
import { startGoodwillRefund } from '#contract/staff/payments.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { MoneyField, ProseField, SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showMoney } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { actionMessages } from './action-messages.ts'
import { changeOf } from './change-of.ts'
import { orderMessages } from './messages.ts'
import { paymentName } from '../parts/payment-names.ts'
import { refundable } from './refund-sums.ts'
import type { StepFormProps } from './order-steps.ts'
import { orderCalls } from './use-step-write.ts'

/** Empty: no payment is chosen. */
const goodwillShape = bodyOf(startGoodwillRefund).extend({ payment_id: z.string() })

export function GoodwillForm({ order, onDone, onClose }: StepFormProps) {
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

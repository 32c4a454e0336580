import { useState } from 'react'
import { formatDay, addDays, hongKongDay } from '#domain/dates.ts'
import { promisedDays } from '#domain/promised-days.ts'
import { askRefundRequestBack } from '#contract/staff/refund-requests.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField, SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { returnMessages } from './messages.ts'
import type { Request } from './request-decision.tsx'
import { refundCalls } from './return-views.tsx'

/** Tells the customer to send the goods, before the request is decided. */
export function AskBack({ request }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const write = useWrite('PUT /refund-requests/{id}/ask-back', {
    changes: refundCalls,
    onDone: () => showToast(texts.askedBackDone),
  })
  const asked = request.asked_back
  const [lastDay] = useState(() => addDays(hongKongDay(new Date()), promisedDays.sendBack))
  const { form, submit } = useContractForm({
    shape: bodyOf(askRefundRequestBack),
    defaults: {
      by: asked?.by ?? lastDay,
      paid_by: asked?.paid_by ?? ('customer' as const),
      answer: '',
    },
    async save({ answer, ...body }) {
      await write.mutateAsync({
        params: { id: request._id },
        body: { ...body, answer: answer || null },
      })
    },
  })
  return (
    <section className="card">
      <h2>{texts.askBack}</h2>
      <p className="text-ink-2">
        {asked ? texts.askedBack(formatDay(asked.by)) : texts.askBackHint}
      </p>
      <Form form={form} submit={submit} saveLabel={texts.askBack}>
        <TextField form={form} name="by" label={texts.askBackBy} type="date" />
        <SelectField
          form={form}
          name="paid_by"
          label={texts.askBackPaidBy}
          options={[
            { value: 'customer', label: texts.payers.customer },
            { value: 'shop', label: texts.payers.shop },
          ]}
        />
        <ProseField form={form} name="answer" label={texts.answer} isOptional />
      </Form>
    </section>
  )
}

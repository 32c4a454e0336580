import { useState } from 'react'
import { formatDay, addDays, hongKongDay } from '#domain/dates.ts'
import { promisedDays } from '#domain/promised-days.ts'
import { askRefundRequestBack } from '#contract/staff/refund-requests.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField, SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { returnMessages } from './messages.ts'
import type { Request } from './request-decision.tsx'
import { refundCalls } from './return-views.tsx'

/** Tells the customer to send the goods, before the request is decided. */
export function AskBack({ request }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const [isAsking, setAsking] = useState(false)
  const { asked_back: asked } = request
  return (
    <section className="card">
      <p className="text-ink-2">
        {asked ? texts.askedBack(formatDay(asked.by)) : texts.askBackHint}
      </p>
      <p className="mt-3">
        <Button kind="ghost" onClick={() => setAsking(true)}>
          {texts.askBack}
        </Button>
      </p>
      {isAsking ? <AskBackDialog request={request} onClose={() => setAsking(false)} /> : null}
    </section>
  )
}

function AskBackDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const texts = useMessages(returnMessages)
  const parts = useMessages(partMessages)
  const write = useWrite('PUT /refund-requests/{id}/ask-back', {
    changes: refundCalls,
    onDone() {
      onClose()
      showToast(texts.askedBackDone)
    },
  })
  const { _id: id, asked_back: asked } = request
  const [lastDay] = useState(() => addDays(hongKongDay(new Date()), promisedDays.sendBack))
  const { form, submit } = useContractForm({
    shape: bodyOf(askRefundRequestBack),
    defaults: {
      by: asked?.by ?? lastDay,
      paid_by: asked?.paid_by ?? ('customer' as const),
      answer: '',
    },
    async save({ answer, ...body }) {
      await write.mutateAsync({ params: { id }, body: { ...body, answer: answer || null } })
    },
  })
  return (
    <Dialog
      id="ask-back"
      open
      onClose={onClose}
      title={texts.askBackTitle(request.order.reference)}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.askBack}>
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
        <ProseField form={form} name="answer" label={texts.askBackNote} isOptional />
      </Form>
    </Dialog>
  )
}

import { useState } from 'react'
import { formatDay, addDays, hongKongDay } from '#domain/dates.ts'
import { promisedDays } from '#domain/promised-days.ts'
import { askRefundRequestBack } from '#contract/staff/refund-requests.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { returnMessages } from './messages.ts'
import type { Request } from './refund-request.ts'
import { refundCalls } from './return-views.tsx'

/** The customer first, who pays most often. */
const payers = ['customer', 'shop'] as const

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

export function AskBackDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const texts = useMessages(returnMessages)
  const { _id: id, asked_back: asked } = request
  const [lastDay] = useState(() => addDays(hongKongDay(new Date()), promisedDays.sendBack))
  return (
    <CallDialog
      id="ask-back"
      title={texts.askBackTitle(request.order.reference)}
      call={askRefundRequestBack}
      params={{ id }}
      changes={refundCalls}
      start={{ by: asked?.by ?? lastDay, paid_by: asked?.paid_by ?? 'customer', answer: '' }}
      fields={{
        by: { label: texts.askBackBy, isOptional: false },
        paid_by: {
          label: texts.askBackPaidBy,
          choices: payers.map((value) => ({ value, label: texts.payers[value] })),
        },
        answer: { label: texts.askBackNote, isOptional: true },
      }}
      types={{ answer: 'prose' }}
      tidy={({ answer, ...body }) => ({ ...body, answer: answer || null })}
      saveLabel={texts.askBack}
      done={texts.askedBackDone}
      onClose={onClose}
    />
  )
}

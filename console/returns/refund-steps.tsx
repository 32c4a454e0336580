import { useState } from 'react'
import { recordTransfer } from '#contract/staff/payments.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { useMay } from '../api/me.ts'
import { returnMessages } from './messages.ts'
import { refundCalls } from './return-views.tsx'

export type Refund = StaffAnswer<'GET /refunds'>['data'][number]

/** What a person can do about a refund that is not done. */
export function RefundSteps({ refund }: { refund: Refund }) {
  const texts = useMessages(returnMessages)
  const mayRefund = useMay()('refunds:issue')
  const [isRecording, setRecording] = useState(false)
  const retry = useWrite('PUT /refunds/{id}/retry', {
    changes: refundCalls,
    onDone: () => showToast(texts.retried),
  })
  const isFailed = refund.state === 'failed'
  if (!mayRefund || refund.state === 'done') return null
  if (refund.method === 'card' && !isFailed) return null
  return (
    <span className="z-1 flex flex-wrap justify-end gap-2">
      {isFailed && refund.method === 'card' ? (
        <Button
          kind="ghost"
          small
          busy={retry.isPending}
          onClick={() => retry.mutate({ params: { id: refund._id } }, { onError: showFailure })}
        >
          {texts.retry}
        </Button>
      ) : null}
      <Button kind="ghost" small onClick={() => setRecording(true)}>
        {texts.record}
      </Button>
      {isRecording ? <RecordDialog refund={refund} onClose={() => setRecording(false)} /> : null}
    </span>
  )
}

export function RecordDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const texts = useMessages(returnMessages)
  const handBack = texts.handBack[refund.paid_by]
  return (
    <CallDialog
      id="record-transfer"
      title={texts.recordTitle(showMoney(refund.amount), refund.order.reference)}
      lead={handBack ? <p>{handBack}</p> : null}
      call={recordTransfer}
      params={{ id: refund._id }}
      changes={refundCalls}
      start={{ reference: '' }}
      fields={{ reference: { label: texts.reference, isOptional: refund.paid_by === 'cash' } }}
      saveLabel={texts.record}
      done={texts.recorded}
      onClose={onClose}
    />
  )
}

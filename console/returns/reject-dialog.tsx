import { useFormContext } from 'react-hook-form'
import { refundRejections } from '#contract/staff/refund-rejections.ts'
import { rejectRefundRequest } from '#contract/staff/refund-requests.ts'
import { localize } from '#domain/locale.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { returnMessages } from './messages.ts'
import type { Request } from './refund-request.ts'
import { refundCalls } from './return-views.tsx'

export function RejectDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const texts = useMessages(returnMessages)
  return (
    <CallDialog
      id="reject-request"
      title={texts.rejectTitle(request.order.reference)}
      lead={<UsualReasons />}
      call={rejectRefundRequest}
      params={{ id: request._id }}
      changes={refundCalls}
      start={{ answer: '' }}
      fields={{ answer: texts.answer }}
      types={{ answer: 'prose' }}
      saveLabel={texts.reject}
      done={texts.rejected}
      onClose={onClose}
    />
  )
}

function UsualReasons() {
  const texts = useMessages(returnMessages)
  const language = useLanguage()
  const form = useFormContext<{ answer: string }>()
  return (
    <ol className="reasons" aria-label={texts.usualReasons}>
      {refundRejections.map((reason) => (
        <li key={reason.en}>
          <button
            type="button"
            onClick={() => {
              form.setValue('answer', localize(reason, language), { shouldDirty: true })
            }}
          >
            {localize(reason, language)}
          </button>
        </li>
      ))}
    </ol>
  )
}

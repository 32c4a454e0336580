import { rejectReview, replyToReview } from '#contract/staff/aftersales.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { inboxMessages } from './messages.ts'
import type { Review } from './review-item.tsx'

interface ReviewDialogProps {
  review: Review
  onClose: () => void
}

const changes = ['GET /reviews'] as const

export function RejectDialog({ review, onClose }: ReviewDialogProps) {
  const texts = useMessages(inboxMessages)
  return (
    <CallDialog
      id="reject-review"
      title={texts.rejectTitle(review.author)}
      call={rejectReview}
      params={{ id: review._id }}
      start={{ reason: '' }}
      fields={{ reason: { label: texts.reason, hint: texts.reasonShown } }}
      types={{ reason: 'prose' }}
      saveLabel={texts.reject}
      done={texts.done.rejected}
      {...{ changes, onClose }}
    />
  )
}

export function ReplyDialog({ review, onClose }: ReviewDialogProps) {
  const texts = useMessages(inboxMessages)
  const hint = texts.replyHint(texts.language[review.locale])
  return (
    <CallDialog
      id="reply"
      title={texts.replyTitle(review.author)}
      lead={<p className="text-ink-2 whitespace-pre-line">{review.comments}</p>}
      call={replyToReview}
      params={{ id: review._id }}
      start={{ text: review.reply?.text ?? '' }}
      fields={{ text: { label: texts.replyLabel, hint } }}
      types={{ text: 'prose' }}
      saveLabel={texts.saveReply}
      done={texts.done.replied}
      {...{ changes, onClose }}
    />
  )
}

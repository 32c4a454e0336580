import { rejectReview, replyToReview } from '#contract/staff/aftersales.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { inboxMessages } from './messages.ts'
import type { Review } from './review-item.tsx'

interface ReviewDialogProps {
  review: Review
  onClose: () => void
}

export function RejectDialog({ review, onClose }: ReviewDialogProps) {
  const texts = useMessages(inboxMessages)
  const parts = useMessages(partMessages)
  const title = texts.rejectTitle(review.author)
  const write = useWrite('PUT /reviews/{id}/reject', {
    changes: ['GET /reviews'],
    onDone() {
      showToast(texts.done.rejected)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(rejectReview),
    defaults: { reason: '' },
    save: async (body) => void (await write.mutateAsync({ params: { id: review._id }, body })),
  })
  return (
    <Dialog id="reject-review" open onClose={onClose} title={title} closeLabel={parts.close}>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.reject}>
        <ProseField form={form} name="reason" label={texts.reason} hint={texts.reasonShown} />
      </Form>
    </Dialog>
  )
}

export function ReplyDialog({ review, onClose }: ReviewDialogProps) {
  const texts = useMessages(inboxMessages)
  const parts = useMessages(partMessages)
  const title = texts.replyTitle(review.author)
  const hint = texts.replyHint(texts.language[review.locale])
  const write = useWrite('PUT /reviews/{id}/reply', {
    changes: ['GET /reviews'],
    onDone() {
      showToast(texts.done.replied)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(replyToReview),
    defaults: { text: review.reply?.text ?? '' },
    save: async (body) => void (await write.mutateAsync({ params: { id: review._id }, body })),
  })
  return (
    <Dialog id="reply" open onClose={onClose} title={title} closeLabel={parts.close}>
      <p className="text-ink-2 mb-4 whitespace-pre-line">{review.comments}</p>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.saveReply}>
        <ProseField form={form} name="text" label={texts.replyLabel} hint={hint} />
      </Form>
    </Dialog>
  )
}

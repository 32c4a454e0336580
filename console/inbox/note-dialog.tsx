import { noteEnquiry } from '#contract/staff/enquiries.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import type { Enquiry } from './enquiry-item.tsx'
import { inboxMessages } from './messages.ts'

export function NoteDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const texts = useMessages(inboxMessages)
  const parts = useMessages(partMessages)
  const title = texts.noteTitle(enquiry.subject)
  const write = useWrite('PUT /enquiries/{id}/note', {
    changes: ['GET /enquiries'],
    onDone() {
      showToast(texts.done.noted)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(noteEnquiry),
    defaults: { note: enquiry.note },
    save: async (body) => void (await write.mutateAsync({ params: { id: enquiry._id }, body })),
  })
  return (
    <Dialog id="note" open onClose={onClose} title={title} closeLabel={parts.close}>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.saveNote}>
        <ProseField form={form} name="note" label={texts.noteLabel} />
      </Form>
    </Dialog>
  )
}

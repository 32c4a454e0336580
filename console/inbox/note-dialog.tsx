import { noteEnquiry } from '#contract/staff/enquiries.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import type { Enquiry } from './enquiry-item.tsx'
import { inboxMessages } from './messages.ts'

export function NoteDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const texts = useMessages(inboxMessages)
  return (
    <CallDialog
      id="note"
      title={texts.noteTitle(enquiry.subject)}
      call={noteEnquiry}
      params={{ id: enquiry._id }}
      changes={['GET /enquiries']}
      start={{ note: enquiry.note }}
      fields={{ note: texts.noteLabel }}
      types={{ note: 'prose' }}
      saveLabel={texts.saveNote}
      done={texts.done.noted}
      onClose={onClose}
    />
  )
}

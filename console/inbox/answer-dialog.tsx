import { Dialog } from '#ui/dialog.tsx'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LetterForm } from '../parts/letter-form.tsx'
import { letterGreeting } from '../parts/letter-greeting.ts'
import { partMessages } from '../parts/messages.ts'
import { useReaderLocale } from '../session/me.ts'
import type { Enquiry } from './enquiry-item.tsx'
import { inboxMessages } from './messages.ts'

/** Answers an enquiry by email. */
export function AnswerDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const texts = useMessages(inboxMessages)
  const parts = useMessages(partMessages)
  const { _id: id, name, email, subject } = enquiry
  const locale = useReaderLocale()(enquiry.locale)
  const write = useWrite('POST /enquiries/{id}/replies', {
    changes: ['GET /enquiries', 'GET /today'],
  })
  return (
    <Dialog
      id="answer"
      open
      onClose={onClose}
      title={texts.answerTitle(subject)}
      closeLabel={parts.close}
    >
      <LetterForm
        reader={{ ...enquiry, locale }}
        start={letterGreeting(locale, name)}
        about={texts.answerTo(email)}
        send={(body) => write.mutateAsync({ params: { id }, body })}
        onClose={onClose}
      />
    </Dialog>
  )
}

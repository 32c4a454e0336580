import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LetterDialog } from '../parts/letter-dialog.tsx'
import { letterGreeting } from '../parts/letter-greeting.ts'
import { useReaderLocale } from '../api/me.ts'
import type { Enquiry } from './enquiry-item.tsx'
import { inboxMessages } from './messages.ts'

/** Answers an enquiry by email. */
export function AnswerDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const texts = useMessages(inboxMessages)
  const { _id: id, name, email, subject } = enquiry
  const locale = useReaderLocale()(enquiry.locale)
  const write = useWrite('POST /enquiries/{id}/replies', {
    changes: ['GET /enquiries', 'GET /today'],
  })
  return (
    <LetterDialog
      id="answer"
      title={texts.answerTitle(subject)}
      reader={{ ...enquiry, locale }}
      start={letterGreeting(locale, name)}
      about={texts.answerTo(email)}
      send={(body) => write.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    />
  )
}

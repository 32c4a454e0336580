import { useState } from 'react'
import { enquiryStatuses } from '#contract/staff/enquiries.ts'
import { useReaderLocale } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LetterDialog } from '../parts/letter-dialog.tsx'
import { letterGreeting } from '../parts/letter-greeting.ts'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { EnquiryItem, type Enquiry } from './enquiry-item.tsx'
import { InboxList, perPage, waitingFirst } from './inbox-list.tsx'
import { InboxPage } from './inbox-page.tsx'
import { inboxMessages } from './messages.ts'
import { NoteDialog } from './note-dialog.tsx'
import { StateChoice } from './state-choice.tsx'

const filters = ['state'] as const

export function EnquiryInbox() {
  const texts = useMessages(inboxMessages)
  const state = useListState(filters)
  const shown = oneOf(enquiryStatuses, state.filters.state) ?? 'open'
  const [noted, setNoted] = useState<Enquiry | null>(null)
  const [answered, setAnswered] = useState<Enquiry | null>(null)
  const { keyword, page } = state
  const enquiries = useCall(
    'GET /enquiries',
    {
      query: {
        status: shown,
        page,
        per_page: perPage,
        sort_order: waitingFirst(shown === 'open'),
        ...(keyword && { keyword }),
      },
    },
    { keepPrevious: true },
  )
  const keys = {
    open: { a: texts.answer, r: texts.answered },
    answered: { a: texts.reopen },
    spam: { a: texts.reopen },
  }
  return (
    <InboxPage kind="enquiries">
      <div className="list-tools">
        <StateChoice state={state} names={texts.enquiryState} shown={shown} />
        <SearchBox state={state} label={texts.search} />
      </div>
      <QueryState query={enquiries}>
        {(found) => (
          <InboxList label={texts.enquiries} page={found} state={state} keys={keys[shown]}>
            {(enquiry) => (
              <EnquiryItem
                key={enquiry._id}
                enquiry={enquiry}
                onAnswer={() => setAnswered(enquiry)}
                onNote={() => setNoted(enquiry)}
              />
            )}
          </InboxList>
        )}
      </QueryState>
      {answered ? <AnswerDialog enquiry={answered} onClose={() => setAnswered(null)} /> : null}
      {noted ? <NoteDialog enquiry={noted} onClose={() => setNoted(null)} /> : null}
    </InboxPage>
  )
}

/** Answers an enquiry by email. */
function AnswerDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
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

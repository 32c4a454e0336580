import { useState } from 'react'
import { enquiryStatuses } from '#contract/staff/enquiries.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { AnswerDialog } from './answer-dialog.tsx'
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

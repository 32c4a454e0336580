import { useState } from 'react'
import { approvalStates } from '#contract/endpoints/reviews.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { InboxList, perPage, waitingFirst } from './inbox-list.tsx'
import { InboxPage } from './inbox-page.tsx'
import { inboxMessages } from './messages.ts'
import { RejectDialog, ReplyDialog } from './review-dialogs.tsx'
import { ReviewItem, type Review } from './review-item.tsx'
import { StateChoice } from './state-choice.tsx'

const filters = ['state'] as const
type Asked = { review: Review; to: 'reject' | 'reply' }

export function ReviewInbox() {
  const texts = useMessages(inboxMessages)
  const state = useListState(filters)
  const shown = oneOf([...approvalStates, 'all'], state.filters.state) ?? 'waiting_for_approval'
  const [asked, setAsked] = useState<Asked | null>(null)
  const reviews = useCall(
    'GET /reviews',
    {
      query: {
        state: shown,
        page: state.page,
        per_page: perPage,
        sort_order: waitingFirst(shown === 'waiting_for_approval'),
      },
    },
    { keepPrevious: true },
  )
  const close = () => setAsked(null)
  const decide = { a: texts.approve, r: texts.reject }
  const keys = {
    waiting_for_approval: decide,
    approved: { r: texts.takeDown },
    rejected: { a: texts.approve },
    all: decide,
  }
  return (
    <InboxPage kind="reviews">
      <div className="list-tools">
        <StateChoice state={state} names={texts.reviewState} shown={shown} />
      </div>
      <QueryState query={reviews}>
        {(page) => (
          <InboxList label={texts.reviews} page={page} state={state} keys={keys[shown]}>
            {(review) => (
              <ReviewItem
                key={review._id}
                review={review}
                onAsk={(to) => setAsked({ review, to })}
              />
            )}
          </InboxList>
        )}
      </QueryState>
      {asked?.to === 'reject' ? <RejectDialog review={asked.review} onClose={close} /> : null}
      {asked?.to === 'reply' ? <ReplyDialog review={asked.review} onClose={close} /> : null}
    </InboxPage>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { inboxMessages } from './messages.ts'

type Kind = 'reviews' | 'comments' | 'enquiries'

const paths: Record<Kind, string> = {
  reviews: '/inbox',
  comments: '/inbox/comments',
  enquiries: '/inbox/enquiries',
}
const first = { page: 1, per_page: 1 }
const live = { refetchEveryMs: 30_000 }

/** The three kinds of messages, each with how many wait. */
export function InboxPage({ kind, children }: { kind: Kind; children: ReactNode }) {
  const texts = useMessages(inboxMessages)
  const counts: Record<Kind, number | undefined> = {
    reviews: useCall('GET /reviews', { query: first }, live).data?.total,
    comments: useCall('GET /post-reviews', { query: first }, live).data?.total,
    enquiries: useCall('GET /enquiries', { query: { ...first, status: 'open' } }, live).data?.total,
  }
  const kinds = ['reviews', 'comments', 'enquiries'] as const
  return (
    <Page title={texts.title}>
      <nav className="views" aria-label={texts.kinds}>
        {kinds.map((each) => (
          <Link key={each} to={paths[each]} aria-current={each === kind ? 'page' : undefined}>
            {texts[each]}
            {counts[each] ? (
              <span className="view-count" aria-label={texts.waiting(counts[each])}>
                {counts[each]}
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  )
}

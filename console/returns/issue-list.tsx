import { Link } from 'react-router'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { rowsOf } from '../parts/list-description.ts'
import { defineList } from '../parts/define-list.tsx'
import { showTime } from '../language/show.ts'
import { useMay } from '../api/me.ts'
import { issueMessages } from './issue-messages.ts'
import { issueText } from './issue-text.ts'
import { returnMessages } from './messages.ts'
import { ReturnViews } from './return-views.tsx'

type Issue = StaffAnswer<'GET /payment-issues'>['data'][number]

export const IssueList = defineList({
  call: rowsOf('GET /payment-issues'),
  texts: returnMessages,
  title: ({ title }) => title,
  label: ({ view }) => view.issues,
  empty: ({ empty }) => empty.issues,
  idOf: ({ event_id: id }) => id,
  perPage: 20,
  refetchEveryMs: 30_000,
  Views: ReturnViews,
  useColumns({ texts: { columns }, language }) {
    const issueTexts = useMessages(issueMessages)
    return [
      {
        id: 'problem',
        title: columns.problem,
        cell: (issue) => issueText(issue, issueTexts, language),
        card: 'title',
      },
      {
        id: 'order',
        title: columns.order,
        cell: ({ order }) =>
          order ? (
            <Link className="link" to={`/orders/${order.reference}`}>
              {order.reference}
            </Link>
          ) : null,
      },
      { id: 'received', title: columns.received, cell: ({ received_at: at }) => showTime(at) },
      { id: 'settle', title: '', cell: (issue) => <SettleButton issue={issue} /> },
    ]
  },
})

function SettleButton({ issue }: { issue: Issue }) {
  const texts = useMessages(returnMessages)
  const issueTexts = useMessages(issueMessages)
  const language = useLanguage()
  const maySettle = useMay()('refunds:issue')
  const settle = useWrite('POST /payment-issues/settle', {
    changes: ['GET /payment-issues', 'GET /today'],
    onDone: () => showToast(texts.settled),
  })
  if (!maySettle) return null
  const { provider, event_id } = issue
  return (
    <ConfirmButton
      action={texts.settle}
      title={texts.settleTitle}
      run={() => settle.mutateAsync({ body: { provider, event_id } })}
    >
      {issueText(issue, issueTexts, language)}
    </ConfirmButton>
  )
}

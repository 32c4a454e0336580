import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DataTable } from '../parts/data-table.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../parts/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMay } from '../session/me.ts'
import { issueMessages } from './issue-messages.ts'
import { issueText } from './issue-text.ts'
import { returnMessages } from './messages.ts'
import { ReturnViews } from './return-views.tsx'

type Issue = StaffAnswer<'GET /payment-issues'>['data'][number]

const perPage = 20
const filters = [] as const

export function IssueList() {
  const texts = useMessages(returnMessages)
  const state = useListState<string>(filters)
  const issueTexts = useMessages(issueMessages)
  const language = useLanguage()
  const columns = useMemo(
    () => issueColumns(texts, issueTexts, language),
    [texts, issueTexts, language],
  )
  const issues = useCall(
    'GET /payment-issues',
    { query: { page: state.page, per_page: perPage } },
    { keepPrevious: true, refetchEveryMs: 30_000 },
  )
  return (
    <Page title={texts.title}>
      <ReturnViews />
      <QueryState query={issues}>
        {({ data, total }) => (
          <DataTable
            label={texts.view.issues}
            columns={columns}
            rows={data}
            idOf={({ event_id: id }) => id}
            nameOf={(issue) => issueText(issue, issueTexts, language)}
            state={state}
            total={total}
            perPage={perPage}
            isStale={issues.isPlaceholderData}
            empty={<p>{texts.empty.issues}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function issueColumns(
  { columns }: (typeof returnMessages)['en'],
  issueTexts: (typeof issueMessages)['en'],
  language: Language,
): readonly ListColumn<Issue>[] {
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
}

function SettleButton({ issue }: { issue: Issue }) {
  const texts = useMessages(returnMessages)
  const issueTexts = useMessages(issueMessages)
  const language = useLanguage()
  const maySettle = useMay()('refunds:issue')
  const [isAsking, setAsking] = useState(false)
  const settle = useWrite('POST /payment-issues/settle', {
    changes: ['GET /payment-issues', 'GET /today'],
    onDone: () => showToast(texts.settled),
  })
  if (!maySettle) return null
  const { provider, event_id } = issue
  return (
    <>
      <Button kind="ghost" small onClick={() => setAsking(true)}>
        {texts.settle}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.settleTitle}
        action={texts.settle}
        isBusy={settle.isPending}
        onConfirm={() => {
          setAsking(false)
          settle.mutate({ body: { provider, event_id } }, { onError: showFailure })
        }}
        onClose={() => setAsking(false)}
      >
        {issueText(issue, issueTexts, language)}
      </ConfirmDialog>
    </>
  )
}

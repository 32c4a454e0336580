import { Link } from 'react-router'
import { reasonIn } from '#contract/system-reasons.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime, sheetTime } from '../language/show.ts'
import type { CsvColumn } from '../parts/csv.ts'
import { rowsOf } from '../parts/list-description.ts'
import { defineList } from '../parts/define-list.tsx'
import { methodMessages, paymentName } from '../parts/payment-names.ts'
import { PeriodExport } from '../parts/period-export.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { returnMessages } from './messages.ts'
import { RefundSteps } from './refund-steps.tsx'
import { ReturnViews } from './return-views.tsx'

const tones = { pending: 'act', done: 'good', failed: 'bad' } as const

/** Every refund; those by transfer are recorded here, those the gateway refused tried again. */
export const RefundList = defineList({
  call: rowsOf('GET /refunds'),
  texts: returnMessages,
  title: ({ title }) => title,
  label: ({ view }) => view.refunds,
  empty: ({ empty }) => empty.refunds,
  perPage: 20,
  refetchEveryMs: 30_000,
  Actions: RefundExport,
  Views: ReturnViews,
  filters: [
    {
      name: 'state',
      label: ({ columns }) => columns.state,
      names: ({ refundState }) => refundState,
      values: ['pending', 'done', 'failed'],
    },
    {
      name: 'method',
      label: ({ columns }) => columns.method,
      names: ({ method }) => method,
      values: ['card', 'offline'],
    },
  ],
  useColumns: ({ texts: { columns, method, refundState }, language }) => [
    {
      id: 'order',
      title: columns.order,
      cell: ({ order }) => <Link to={`/orders/${order.reference}`}>{order.reference}</Link>,
      card: 'title',
    },
    {
      id: 'reason',
      title: columns.reason,
      cell: ({ reason, failure }) => reasonIn(failure ?? reason, language),
      card: 'own',
    },
    { id: 'method', title: columns.method, cell: (refund) => method[refund.method] },
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <StateBadge tone={tones[state]}>{refundState[state]}</StateBadge>,
    },
    { id: 'started', title: columns.started, cell: ({ created_at: at }) => showTime(at) },
    {
      id: 'amount',
      title: columns.amount,
      cell: ({ amount }) => showMoney(amount),
      isNumber: true,
      card: 'aside',
    },
    { id: 'steps', title: '', cell: (refund) => <RefundSteps refund={refund} />, isNumber: true },
  ],
})

type Refund = StaffAnswer<'GET /refunds'>['data'][number]

/** The refunds of a period as a file. */
function RefundExport() {
  const { columns, method, refundState } = useMessages(returnMessages)
  const language = useLanguage()
  const methods = useMessages(methodMessages)
  const exported: readonly CsvColumn<Refund>[] = [
    { title: columns.order, text: ({ order }) => order.reference },
    { title: columns.started, text: ({ created_at: at }) => sheetTime(at) },
    { title: columns.done, text: ({ done_at: at }) => (at === null ? '' : sheetTime(at)) },
    { title: columns.state, text: ({ state }) => refundState[state] },
    { title: columns.method, text: (refund) => method[refund.method] },
    { title: columns.paidBy, text: ({ paid_by: by }) => paymentName(by, methods) },
    { title: columns.reference, text: ({ provider_reference: reference }) => reference ?? '' },
    { title: columns.amount, text: ({ amount }) => amount },
    { title: columns.reason, text: ({ reason }) => reasonIn(reason, language) },
    { title: columns.failure, text: ({ failure }) => reasonIn(failure ?? '', language) },
  ]
  return (
    <PeriodExport
      name="refunds"
      columns={exported}
      fetchRows={({ from, to }) =>
        allPages((page, each) =>
          callStaff('GET /refunds', { query: { from, to, page, per_page: each } }),
        )
      }
    />
  )
}

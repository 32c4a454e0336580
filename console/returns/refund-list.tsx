import { Link } from 'react-router'
import { listRefunds } from '#contract/staff/payments.ts'
import { reasonIn } from '#contract/system-reasons.ts'
import { defineList } from '../parts/define-list.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { returnMessages } from './messages.ts'
import { RefundExport } from './refund-export.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { ReturnViews } from './return-views.tsx'

const tones = { pending: 'act', done: 'good', failed: 'bad' } as const

/** Every refund; those by transfer are recorded here, those the gateway refused tried again. */
export const RefundList = defineList({
  call: listRefunds,
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

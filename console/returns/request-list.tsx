import { Link } from 'react-router'
import { reasonIn } from '#contract/system-reasons.ts'
import { rowsOf } from '../parts/list-description.ts'
import { defineList } from '../parts/define-list.tsx'
import { showAge, showMoney } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { returnMessages } from './messages.ts'
import { ReturnViews } from './return-views.tsx'

export const requestTones = {
  waiting_for_approval: 'act',
  approved: 'good',
  rejected: 'bad',
} as const

export const RequestList = defineList({
  call: rowsOf('GET /refund-requests'),
  texts: returnMessages,
  title: ({ title }) => title,
  label: ({ view }) => view.requests,
  empty: ({ empty }) => empty.requests,
  perPage: 20,
  refetchEveryMs: 30_000,
  Views: ReturnViews,
  filters: [
    {
      name: 'state',
      label: ({ columns }) => columns.state,
      names: ({ state }) => state,
      values: ['approved', 'rejected', 'all'],
    },
  ],
  useColumns: ({ texts: { columns, state }, language }) => [
    {
      id: 'order',
      title: columns.order,
      cell: ({ _id, order }) => <Link to={`/returns/${_id}`}>{order.reference}</Link>,
      card: 'title',
    },
    { id: 'customer', title: columns.customer, cell: ({ order }) => order.recipient, card: 'own' },
    {
      id: 'reason',
      title: columns.reason,
      cell: ({ reason }) => reasonIn(reason, language),
      card: 'own',
    },
    {
      id: 'state',
      title: columns.state,
      cell: (request) => (
        <StateBadge tone={requestTones[request.state]}>{state[request.state]}</StateBadge>
      ),
    },
    { id: 'asked', title: columns.asked, cell: ({ created_at: at }) => showAge(at) },
    {
      id: 'amount',
      title: columns.amount,
      cell: ({ amount }) => showMoney(amount),
      isNumber: true,
      card: 'aside',
    },
  ],
})

import { useMemo } from 'react'
import { Link } from 'react-router'
import { reasonIn } from '#contract/system-reasons.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showAge, showMoney } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { returnMessages } from './messages.ts'
import { ReturnViews } from './return-views.tsx'

type Request = StaffAnswer<'GET /refund-requests'>['data'][number]
type Texts = (typeof returnMessages)['en']

const perPage = 20
const filters = ['state'] as const
const states = ['approved', 'rejected', 'all'] as const
export const requestTones = {
  waiting_for_approval: 'act',
  approved: 'good',
  rejected: 'bad',
} as const

export function RequestList() {
  const texts = useMessages(returnMessages)
  const state = useListState(filters)
  const language = useLanguage()
  const columns = useMemo(() => requestColumns(texts, language), [texts, language])
  const requests = useCall(
    'GET /refund-requests',
    {
      query: { page: state.page, per_page: perPage, state: oneOf(states, state.filters.state) },
    },
    { keepPrevious: true, refetchEveryMs: 30_000 },
  )
  return (
    <Page title={texts.title}>
      <ReturnViews />
      <div className="list-tools">
        <FilterSelect
          state={state}
          name="state"
          label={texts.columns.state}
          options={states.map((value) => ({ value, label: texts.state[value] }))}
        />
      </div>
      <QueryState query={requests}>
        {({ data, total }) => (
          <DataTable
            label={texts.view.requests}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={({ order }) => order.reference}
            state={state}
            total={total}
            perPage={perPage}
            isStale={requests.isPlaceholderData}
            empty={<p>{texts.empty.requests}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function requestColumns(
  { columns, state }: Texts,
  language: Language,
): readonly ListColumn<Request>[] {
  return [
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
  ]
}

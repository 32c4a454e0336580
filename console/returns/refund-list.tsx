import { useMemo } from 'react'
import { Link } from 'react-router'
import { reasonIn } from '#contract/system-reasons.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney, showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { returnMessages } from './messages.ts'
import { RefundExport } from './refund-export.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { ReturnViews } from './return-views.tsx'

type Refund = StaffAnswer<'GET /refunds'>['data'][number]
type Texts = (typeof returnMessages)['en']

const perPage = 20
const filters = ['state', 'method'] as const
const states = ['pending', 'done', 'failed'] as const
const methods = ['card', 'offline'] as const
const tones = { pending: 'act', done: 'good', failed: 'bad' } as const

/** Every refund; those by transfer are recorded here, those the gateway refused tried again. */
export function RefundList() {
  const texts = useMessages(returnMessages)
  const state = useListState(filters)
  const language = useLanguage()
  const columns = useMemo(() => refundColumns(texts, language), [texts, language])
  const refunds = useCall(
    'GET /refunds',
    {
      query: {
        page: state.page,
        per_page: perPage,
        state: oneOf(states, state.filters.state),
        method: oneOf(methods, state.filters.method),
      },
    },
    { keepPrevious: true, refetchEveryMs: 30_000 },
  )
  return (
    <Page title={texts.title} actions={<RefundExport />}>
      <ReturnViews />
      <div className="list-tools">
        <FilterTools state={state}>
          <FilterSelect
            state={state}
            name="state"
            label={texts.columns.state}
            options={states.map((value) => ({ value, label: texts.refundState[value] }))}
          />
          <FilterSelect
            state={state}
            name="method"
            label={texts.columns.method}
            options={methods.map((value) => ({ value, label: texts.method[value] }))}
          />
        </FilterTools>
      </div>
      <QueryState query={refunds}>
        {({ data, total }) => (
          <DataTable
            label={texts.view.refunds}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={({ order }) => order.reference}
            state={state}
            total={total}
            perPage={perPage}
            isStale={refunds.isPlaceholderData}
            empty={<p>{texts.empty.refunds}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function refundColumns(
  { columns, method, refundState }: Texts,
  language: Language,
): readonly ListColumn<Refund>[] {
  return [
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
  ]
}

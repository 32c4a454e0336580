import { Link } from 'react-router'
import { useQueues } from '../api/use-queues.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { defineList, fetchAll } from '../parts/define-list.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { IfMay } from '../parts/if-may.tsx'
import { rowsOf, type ListColumn, type Asked } from '../parts/list-description.ts'
import type { ListState } from '../parts/use-list-state.ts'
import { orderMessages } from './messages.ts'
import { exportColumns, exportRows } from './order-export.ts'
import { orderFilters, orderListMessages, type OrderListTexts } from './order-filters.tsx'
import { OrderState, type OrderSummary } from './order-state.tsx'
import { orderViewPath, orderViews, type View } from './order-view-path.ts'
import { KeepView, SavedViewLinks, useSavedViews } from './saved-views.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'

export const OrderList = defineList({
  call: rowsOf('GET /orders'),
  texts: orderListMessages,
  title: ({ title }) => title,
  label: ({ title }) => title,
  empty: ({ empty }) => empty,
  search: ({ searchLabel }) => searchLabel,
  refetchEveryMs: 30_000,
  Actions: OrderExport,
  newEntry: {
    to: '/counter/phone',
    label: ({ newOrder }) => newOrder,
    needs: 'counter:sell',
  },
  Views: OrderViews,
  filters: orderFilters,
  sorts: ['created_at', '-created_at', 'total', '-total'],
  bulk: {
    needs: 'orders:manage',
    nameOf: ({ reference }) => reference,
    useActions: useBulkActions,
  },
  useColumns: ({ texts }) => orderColumns(texts),
})

function OrderExport({ asked }: { asked: Asked }) {
  const language = useLanguage()
  const fetchRows = async () => exportRows(await fetchAll(rowsOf('GET /orders/export'), asked))
  return (
    <IfMay permission="people:export">
      <ExportButton name="orders" columns={exportColumns(language)} fetchRows={fetchRows} />
    </IfMay>
  )
}

function orderColumns(texts: OrderListTexts): readonly ListColumn<OrderSummary>[] {
  const { columns } = texts
  return [
    {
      id: 'reference',
      title: columns.reference,
      cell: (order) => <Link to={`/orders/${order.reference}`}>{order.reference}</Link>,
      card: 'title',
    },
    {
      id: 'created_at',
      title: columns.placed,
      cell: (order) => <span className="whitespace-nowrap">{showTime(order.created_at)}</span>,
    },
    {
      id: 'name',
      title: columns.customer,
      cell: (order) => order.name || <span className="text-ink-2">{texts.nobody}</span>,
      card: 'own',
    },
    {
      id: 'status',
      title: columns.status,
      cell: (order) => <OrderState order={order} />,
    },
    {
      id: 'channel',
      title: columns.channel,
      cell: (order) => texts.channel[order.channel],
      card: 'hidden',
    },
    {
      id: 'delivery_method',
      title: columns.delivery,
      cell: (order) => texts.delivery[order.delivery_method],
    },
    {
      id: 'payment_method',
      title: columns.method,
      cell: (order) => texts.method[order.payment_method],
      card: 'hidden',
    },
    {
      id: 'item_count',
      title: columns.items,
      cell: (order) => order.item_count,
      isNumber: true,
      card: 'hidden',
    },
    {
      id: 'total',
      title: columns.total,
      cell: (order) => showMoney(order.total),
      isNumber: true,
      card: 'aside',
    },
  ]
}

const names: readonly View[] = [
  'pack',
  'prepare',
  'ship',
  'rest',
  'put_out',
  'collect',
  'proofs',
  'unpaid',
]

function OrderViews({ state }: { state: ListState<string> }) {
  const texts = useMessages(orderMessages)
  const saved = useSavedViews()
  const shown = shownQuery(state)
  const fixed = names.map((view) => ({ view, query: sorted(orderViews[view]) }))
  const isFixed = fixed.some(({ query }) => query === shown)
  return (
    <div className="view-row">
      <nav className="views" aria-label={texts.views}>
        <Link to="/orders" aria-current={shown === '' ? 'page' : undefined}>
          {texts.all}
        </Link>
        {fixed.map(({ view, query }) => (
          <Link
            key={view}
            to={orderViewPath(view)}
            aria-current={shown === query ? 'page' : undefined}
          >
            {texts.view[view]}
            <ViewCount view={view} />
          </Link>
        ))}
        <SavedViewLinks views={saved} shown={shown} />
      </nav>
      {isFixed ? null : (
        <KeepView shown={shown} view={saved.find(({ query }) => query === shown)} />
      )}
    </div>
  )
}

/** Unpaid orders wait for their customers, and are not counted. */
function ViewCount({ view }: { view: View }) {
  const count = useQueues()(view === 'unpaid' ? [] : [view])
  if (count === 0) return null
  return (
    <span className="view-count" aria-hidden>
      {count}
    </span>
  )
}

/** What the list shows, apart from the page. */
function shownQuery({ keyword, sort, filters }: ListState<string>): string {
  return sorted({ ...filters, ...(keyword && { keyword }), ...(sort && { sort }) })
}

function sorted(filters: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(filters)
  params.sort()
  return params.toString()
}

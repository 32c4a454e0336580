import type { Answer } from '#contract/client.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PiecePicture } from '../../cart/piece-picture.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { ordersKey } from '../../order/order-query.ts'
import { PaidWord, StatusWord } from '../../order/status-word.tsx'
import { orderPath, productsPath, sectionPath, trackPath } from '../../paths.ts'
import { amountCents, priceText } from '../../price-text.ts'
import { useAccountWords } from '../account-words.ts'
import { Loaded } from '../loaded.tsx'
import { PagedTable, perPage, usePageNumber } from '../paged-table.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { useView, ViewChips } from '../view-chips.tsx'
import { OrderAction } from './order-action.tsx'

type OrderSummary = Answer<'GET /orders/all'>['data'][number]

const views = ['all', 'offline'] as const
const calls = { all: 'GET /orders/all', offline: 'GET /orders/all/offline' } as const

export function Orders() {
  const { sections, overview, orders: words } = useAccountWords()
  const path = useLocalePath()
  const view = useView(views) ?? 'all'
  const page = usePageNumber()
  const key = [...ordersKey, view, page] as const
  const own = useOwn(key, (api) => api(calls[view], { query: { page, per_page: perPage } }))
  const columns = useColumns(key)
  return (
    <div className="grid gap-6">
      <ViewChips
        label={words.views}
        path={sectionPath('orders')}
        views={views.map((slug) => ({ slug, title: words[slug] }))}
      />
      <Loaded own={own} skeleton={<RowsSkeleton rows={4} />}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState
              drawing="parcel"
              action={<ButtonLink href={path(productsPath)}>{overview.startShopping}</ButtonLink>}
            >
              {view === 'all' ? words.none : words.noneOffline}
            </EmptyState>
          ) : (
            <PagedTable
              caption={sections.orders}
              captionHidden
              columns={columns}
              rows={data}
              keyOf={({ _id }) => _id}
              total={total}
              count={words.count(total)}
            />
          )
        }
      </Loaded>
      <p className="text-ink-2">
        {words.elsewhere}{' '}
        <Link className="link" href={path(trackPath)}>
          {words.track}
        </Link>
      </p>
    </div>
  )
}

function useColumns(listKey: readonly [string, string, number]): Column<OrderSummary>[] {
  const { orders: words } = useAccountWords()
  const locale = useLocale()
  return [
    { title: words.reference, cell: (order) => <Reference order={order} /> },
    { title: words.date, cell: (order) => formatDateTime(new Date(order.created_at)) },
    { title: words.status, cell: (order) => <StatusWord status={order.current_status} /> },
    {
      title: words.payment,
      cell: ({ is_paid: isPaid, total }) => (
        <PaidWord isPaid={isPaid} isFree={isPaid && amountCents(total) === 0} />
      ),
    },
    { title: words.total, end: true, cell: (order) => priceText(order.total, locale) },
    {
      title: words.next,
      cell: (order) =>
        order.next_action ? (
          <OrderAction order={order} listKey={listKey} />
        ) : (
          <span className="text-ink-2">{words.nothing}</span>
        ),
    },
  ]
}

function Reference({ order }: { order: OrderSummary }) {
  const path = useLocalePath()
  return (
    <span className="grid justify-items-end gap-2 w767:justify-items-start">
      <Link className="link whitespace-nowrap" href={path(orderPath(order._id))}>
        {order.reference}
      </Link>
      <span className="flex gap-1">
        {order.pictures.map((picture) => (
          <PiecePicture key={picture.file_id} image={picture} width={40} className="w-10" />
        ))}
      </span>
    </span>
  )
}

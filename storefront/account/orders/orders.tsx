import type { Answer, ApiClient } from '#contract/client.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { ItemPicture } from '../../cart/item-picture.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { useLazyMessages } from '../../messages/lazy-message-set.ts'
import type { AccountMessages } from '../../messages/en/account.ts'
import { ordersKey } from '../../order/order-query.ts'
import { PaidBadge, StatusBadge } from '../../order/status-badge.tsx'
import { orderPath, productsPath, sectionPath, trackPath } from '../../paths.ts'
import { amountCents, priceText } from '../../price-text.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { PagedTable, perPage, usePageNumber } from '../paged-table.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { useView, ViewChips } from '../view-chips.tsx'
import { OrderAction } from './order-action.tsx'

type OrderSummary = Answer<'GET /orders/all'>['data'][number]

const statuses = ['submitted', 'pending', 'completed', 'cancelled'] as const
const views = ['all', ...statuses, 'offline'] as const
type View = (typeof views)[number]

export function Orders() {
  const { sections, overview, orders: messages } = useAccountMessages()
  const { order } = useLazyMessages()
  const titles = { ...order.statuses, all: messages.all, offline: messages.offline }
  const path = useLocalePath()
  const view = useView(views) ?? 'all'
  const page = usePageNumber()
  const key = [...ordersKey, view, page] as const
  const own = useOwn(key, (api) => listOrders(api, view, page))
  const columns = useColumns(key)
  return (
    <div className="in-turn grid gap-6">
      <ViewChips
        label={messages.views}
        path={sectionPath('orders')}
        views={views.map((slug) => ({ slug, title: titles[slug] }))}
      />
      <Loaded own={own} skeleton={<RowsSkeleton rows={4} />}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState
              drawing="parcel"
              action={<ButtonLink href={path(productsPath)}>{overview.startShopping}</ButtonLink>}
            >
              {emptyText(messages, view)}
            </EmptyState>
          ) : (
            <PagedTable
              caption={sections.orders}
              captionHidden
              columns={columns}
              rows={data}
              keyOf={({ _id }) => _id}
              total={total}
              count={messages.count(total)}
            />
          )
        }
      </Loaded>
      <p className="text-ink-2">
        {messages.elsewhere}{' '}
        <Link className="link" href={path(trackPath)}>
          {messages.track}
        </Link>
      </p>
    </div>
  )
}

function listOrders(api: ApiClient, view: View, page: number): Promise<Answer<'GET /orders/all'>> {
  const query = { page, per_page: perPage }
  if (view === 'offline') return api('GET /orders/all/offline', { query })
  return api('GET /orders/all', { query: view === 'all' ? query : { ...query, status: view } })
}

function emptyText(messages: AccountMessages['orders'], view: View): string {
  if (view === 'all') return messages.none
  return view === 'offline' ? messages.noneOffline : messages.noneOf
}

function useColumns(listKey: readonly [string, string, number]): Column<OrderSummary>[] {
  const { orders: messages } = useAccountMessages()
  const locale = useLocale()
  return [
    { title: messages.reference, cell: (order) => <Reference order={order} /> },
    { title: messages.date, cell: (order) => formatDateTime(new Date(order.created_at)) },
    { title: messages.status, cell: (order) => <StatusBadge status={order.current_status} /> },
    {
      title: messages.payment,
      cell: ({ is_paid: isPaid, total }) => (
        <PaidBadge isPaid={isPaid} isFree={isPaid && amountCents(total) === 0} />
      ),
    },
    { title: messages.total, end: true, cell: (order) => priceText(order.total, locale) },
    {
      title: messages.next,
      cell: (order) =>
        order.next_action ? (
          <OrderAction order={order} listKey={listKey} />
        ) : (
          <span className="text-ink-2">{messages.nothing}</span>
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
          <ItemPicture key={picture.file_id} image={picture} width={40} className="w-10" />
        ))}
      </span>
    </span>
  )
}

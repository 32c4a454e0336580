import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatDateTime } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { orderPath, ordersPath, productsPath, trackPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useHasAccount } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import { OrderPictures, OrderState, type OrderSummary } from './order-summary-card.tsx'
import { ordersKey } from './order-query.ts'
import { OrderFailed, OrderSkeleton } from './order-placeholders.tsx'

const perPage = 10

export function OrderList() {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const isAsked = useHasAccount()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [...ordersKey, page],
      queryFn: () => fetchOrders(locale, page),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    },
    queryClient(),
  )
  const isEmpty = (isInBrowser && !isAsked) || data?.total === 0
  return (
    <>
      <h1 className="text-28">{messages.listTitle}</h1>
      {isError ? <OrderFailed reload={() => void refetch()} text={messages.listFailed} /> : null}
      {isEmpty ? (
        <EmptyState
          drawing="parcel"
          action={<ButtonLink href={path(productsPath)}>{messages.startShopping}</ButtonLink>}
        >
          {messages.noOrders}
        </EmptyState>
      ) : null}
      {!isEmpty && !data && !isError ? <OrderSkeleton /> : null}
      <ul className="grid gap-4">
        {data?.data.map((order) => (
          <OrderCard key={order._id} order={order} />
        ))}
      </ul>
      <Pagination
        label={messages.pages}
        page={page}
        pages={Math.ceil((data?.total ?? 0) / perPage)}
        hrefOf={(number) => path(ordersPath + (number > 1 ? `?page=${number}` : ''))}
        previousLabel={messages.previousPage}
        nextLabel={messages.nextPage}
        pageLabel={messages.pageNumber}
      />
      {data || isEmpty ? (
        <p className="text-ink-2">
          {messages.elsewhere}{' '}
          <Link className="link" href={path(trackPath)}>
            {messages.track}
          </Link>
        </p>
      ) : null}
    </>
  )
}

function fetchOrders(locale: Locale, page: number) {
  return personalApi(locale)('GET /orders/all', { query: { page, per_page: perPage } })
}

function OrderCard({ order }: { order: OrderSummary }) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const href = path(orderPath(order._id))
  const isUnpaid = order.current_status === 'submitted' && !order.is_paid
  const needsPayment = isUnpaid && order.payment_method !== 'cash'
  return (
    <li className="grid gap-4 rounded-panel border border-line p-4 w767:grid-cols-[minmax(0,1fr)_auto] w767:items-center">
      <div className="grid gap-1">
        <h2 className="font-medium">
          <Link className="link" href={href}>
            {order.reference}
          </Link>
        </h2>
        <OrderState order={order} />
        <p className="text-ink-2">
          {messages.placedOn(formatDateTime(new Date(order.created_at)))} ·{' '}
          {messages.itemCount(order.item_count)} · {priceText(order.total, locale)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <OrderPictures order={order} />
        {needsPayment ? (
          <ButtonLink small kind="ghost" href={href}>
            {order.payment_method === 'card' ? messages.payNow : messages.uploadTitle}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  )
}

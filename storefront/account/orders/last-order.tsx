import { formatDateTime } from '#domain/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { OrderPictures, OrderState } from '../../order/order-summary-card.tsx'
import { ordersKey } from '../../order/order-query.ts'
import { orderPath, productsPath } from '../../paths.ts'
import { priceText } from '../../price-text.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { CardSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { OrderAction } from './order-action.tsx'

export function LastOrder() {
  const { overview: messages, orders } = useAccountMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const key = [...ordersKey, 'last'] as const
  const own = useOwn(key, (api) => api('GET /orders/all', { query: { per_page: 1 } }))
  return (
    <Loaded own={own} skeleton={<CardSkeleton lines={3} />}>
      {({ data: [order] }) =>
        order ? (
          <div className="grid gap-4 rounded-panel border border-line p-6 w577:grid-cols-[minmax(0,1fr)_auto] w577:items-center">
            <div className="grid gap-1">
              <p className="text-16 font-medium">
                <Link className="link" href={path(orderPath(order._id))}>
                  {order.reference}
                </Link>
              </p>
              <OrderState order={order} />
              <p className="text-ink-2">
                {formatDateTime(new Date(order.created_at))} · {orders.pictures(order.item_count)} ·{' '}
                {priceText(order.total, locale)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              <OrderPictures order={order} />
              <OrderAction order={order} listKey={key} />
            </div>
          </div>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="text-ink-2">{messages.noOrders}</p>
            <ButtonLink small href={path(productsPath)}>
              {messages.startShopping}
            </ButtonLink>
          </div>
        )
      }
    </Loaded>
  )
}

import { Link } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { OrderState } from '../orders/order-state.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ShortList } from '../parts/short-list.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { customerMessages } from './messages.ts'

/** The latest orders, each with what it waits for. */
export function CustomerOrders({ accountId }: { accountId: string }) {
  const texts = useMessages(customerMessages)
  const orders = useCall('GET /orders', { query: { account_id: accountId, per_page: 50 } })
  return (
    <section className="card">
      <h2>{texts.orders}</h2>
      <QueryState query={orders}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.noOrders}</p>
          ) : (
            <ShortList items={data}>
              {(order) => (
                <li key={order._id} className="order-line">
                  <Link className="link font-medium" to={`/orders/${order.reference}`}>
                    {order.reference}
                  </Link>
                  <small className="text-ink-2">{showTime(order.created_at)}</small>
                  <OrderState order={order} />
                  <span className="tabular-nums">{showMoney(order.total)}</span>
                </li>
              )}
            </ShortList>
          )
        }
      </QueryState>
    </section>
  )
}

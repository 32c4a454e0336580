import { bareSelect, inRound } from './bare-sql.ts'
import { makeTokens } from './buyers.ts'
import { asCustomer } from './calls.ts'
import type { Call } from './connection.ts'
import { generatedOrders } from './generate-orders.ts'
import type { Site } from './site.ts'
import { asking } from './visits.ts'
import type { Works } from './work.ts'

export async function orderWorks(site: Site): Promise<Works> {
  const { pool } = site
  const orders = (await generatedOrders(pool)).slice(0, 64)
  const own = async (pathOf: (order: (typeof orders)[number]) => string): Promise<Call[]> => {
    const tokens = await makeTokens(
      pool,
      orders.map(({ account_id }) => account_id),
    )
    return orders.map((order, at) => asCustomer(tokens[at] ?? '', pathOf(order)))
  }
  const details = bareSelect(pool, bareOrder, (turn) => [inRound(orders, turn).id])
  return {
    'Own order': async () => ({
      ...(await asking(site, await own(({ id }) => `/orders/${id}/details`))),
      sql: details,
    }),
    'Own orders, ten to a page': async () => ({
      ...(await asking(site, await own(() => '/orders/all'))),
      sql: bareSelect(pool, bareList, (turn) => [inRound(orders, turn).account_id]),
    }),
    'Look-up by a guest': async () => ({
      ...(await asking(
        site,
        orders.map(({ reference, contact_email }) => ({
          path: `/api/customer/orders/${reference}/details/guest?${new URLSearchParams({ email: contact_email })}`,
        })),
      )),
      sql: details,
    }),
  }
}

const bareOrder = `
  select orders.*,
    (select json_agg(i order by position) from order_items i where order_id = orders.id) as items,
    (select json_agg(s order by id) from order_statuses s where order_id = orders.id) as statuses,
    (select json_agg(s) from shipments s where order_id = orders.id) as shipments
  from orders where id = $1`

const bareList = `
  select id, reference, current_status, paid_at, total_cents, payment_method, created_at, (
    select json_agg(json_build_object('qty', qty, 'picture', picture) order by position)
    from order_items where order_id = orders.id
  ) as items
  from orders where account_id = $1 order by created_at desc limit 10`

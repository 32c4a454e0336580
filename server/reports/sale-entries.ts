import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import type { Period } from '#domain/period.ts'

/** First instant of a period and first one after it. */
export function boundsOf({ from, to }: Period): { start: Date; end: Date } {
  return { start: startOfHongKongDay(from), end: startOfHongKongDay(addDays(to, 1)) }
}

/**
 * What sold in a period, as entries every report adds up: `entries` is one row for each line and
 * delivery of an order on the day it was paid, for each line's part of a refund on the day that was
 * decided, and for goods that came back. Vouchers and refunds are divided among the lines of their
 * order to the cent: each line gets what the running total grew by.
 */
export function saleEntries(period: Period): RawBuilder<unknown> {
  const { start, end } = boundsOf(period)
  const within = (at: RawBuilder<unknown>) => sql`${at} >= ${start} and ${at} < ${end}`
  return sql`${soldLines(within)}, ${refundShares(within)}, ${goodsBack(within)},
  entries as (
    select order_id, product_id, variant_id, paid_at as at, true as is_sale, qty as units,
      0 as returned, gross, gross - subtotal_cents + global_discount_cents - voucher as discount,
      voucher, 0 as delivery, 0 as refund, points, qty * unit_cost as cost,
      unit_cost is not null as is_costed
    from (
      select sold.*, ${shareOf(sql`voucher_cents`, sql`global_discount_cents`, {
        soFar: sql`discount_so_far`,
        inAll: sql`discount_in_all`,
      })} as voucher
      from sold
    ) lines
    union all
    select id, null, null, paid_at, true, 0, 0, 0, 0, 0, shipping_cents, 0, 0, 0, false
    from orders where ${within(sql`paid_at`)}
    union all
    select order_id, product_id, variant_id, at, false, 0, 0, 0, 0, 0, 0, cents, 0, 0,
      unit_cost is not null
    from shared where cents > 0
    union all
    select r.order_id, null, null, r.created_at, false, 0, 0, 0, 0, 0, 0,
      r.amount_cents - coalesce(g.cents, 0)::int, 0, 0, false
    from refunded r
    left join (select refund_id, sum(cents) as cents from shared group by refund_id) g
      on g.refund_id = r.id
    union all
    select order_id, product_id, variant_id, at, false, 0, units, 0, 0, 0, 0, 0, 0,
      -restocked * unit_cost, unit_cost is not null
    from came_back
  )`
}

type Within = (at: RawBuilder<unknown>) => RawBuilder<unknown>

function soldLines(within: Within): RawBuilder<unknown> {
  return sql`sold as materialized (
    select i.order_id, i.product_id, i.variant_id, i.qty, i.subtotal_cents, i.points,
      i.global_discount_cents, o.paid_at, ${lineCost} as unit_cost,
      case when i.is_gift then 0 else i.qty * i.original_cents end as gross,
      sum(i.global_discount_cents) over line as discount_so_far,
      sum(i.global_discount_cents) over (partition by i.order_id) as discount_in_all,
      d.cents as voucher_cents
    from orders o
    join order_items i on i.order_id = o.id
    left join variants v on v.id = i.variant_id
    left join (
      select order_id, sum(amount_cents)::int as cents from order_discounts
      where kind = 'voucher' and applies_to = 'goods' group by order_id
    ) d on d.order_id = o.id
    where ${within(sql`o.paid_at`)}
    window line as (partition by i.order_id order by i.position)
  )`
}

/** Refunds of items by what was granted for each, others by what each line came to. */
function refundShares(within: Within): RawBuilder<unknown> {
  return sql`refunded as materialized (
    select r.id, r.order_id, r.refund_request_id, r.amount_cents, r.goods_cents, r.created_at
    from refunds r join payments p on p.id = r.payment_id and not p.is_surplus
    where ${within(sql`r.created_at`)}
  ),
  weighed as (
    select r.id as refund_id, r.created_at as at, r.goods_cents, i.id, i.position, i.order_id,
      i.product_id, i.variant_id, ${lineCost} as unit_cost,
      case when sum(coalesce(q.granted_cents, 0)) over (partition by r.id) > 0
        then coalesce(q.granted_cents, 0)
        else i.subtotal_cents - i.global_discount_cents end as weight
    from refunded r
    join order_items i on i.order_id = r.order_id
    left join variants v on v.id = i.variant_id
    left join refund_request_items q
      on q.request_id = r.refund_request_id and q.order_item_id = i.id
  ),
  shared as materialized (
    select weighed.*, ${shareOf(sql`goods_cents`, sql`weight`, {
      soFar: sql`sum(weight) over (partition by refund_id order by position)`,
      inAll: sql`sum(weight) over (partition by refund_id)`,
    })} as cents
    from weighed
  )`
}

function goodsBack(within: Within): RawBuilder<unknown> {
  return sql`came_back as (
    select i.id, i.order_id, i.product_id, i.variant_id, s.created_at as at,
      i.qty - i.cancelled_qty as units, i.qty - i.cancelled_qty as restocked,
      ${lineCost} as unit_cost
    from order_statuses s
    join orders o on o.id = s.order_id and o.paid_at is not null
    join order_items i on i.order_id = o.id
    left join variants v on v.id = i.variant_id
    where s.slug = 'cancelled' and ${within(sql`s.created_at`)}
    union all
    -- What was cancelled before it was shipped has no reason of the customer and never left.
    select i.id, i.order_id, i.product_id, i.variant_id, q.decided_at, g.granted_qty,
      case when q.reason = '' then g.granted_qty else g.restocked_qty end, ${lineCost}
    from refund_requests q
    join refund_request_items g on g.request_id = q.id and g.granted_qty > 0
    join order_items i on i.id = g.order_item_id
    left join variants v on v.id = i.variant_id
    where q.state = 'approved' and ${within(sql`q.decided_at`)}
  )`
}

/** The cost when it was bought; before costs were recorded, today's. */
const lineCost = sql`coalesce(i.cost_cents, v.cost_cents)`

/** A line's share of an amount, so that the shares of all lines are the amount. */
function shareOf(
  amount: RawBuilder<unknown>,
  weight: RawBuilder<unknown>,
  { soFar, inAll }: { soFar: RawBuilder<unknown>; inAll: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const upTo = (weights: RawBuilder<unknown>) =>
    sql`${amount}::bigint * (${weights}) / nullif(${inAll}, 0)`
  return sql`coalesce(${upTo(soFar)} - ${upTo(sql`${soFar} - ${weight}`)}, 0)::int`
}

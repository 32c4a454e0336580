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
  const entries = [
    entriesOf(sql`(select sold.*, ${voucherShare} as voucher from sold) lines`, {
      order_id: sql`order_id`,
      product_id: sql`product_id`,
      variant_id: sql`variant_id`,
      at: sql`paid_at`,
      is_sale: sql`true`,
      units: sql`qty`,
      gross: sql`gross`,
      discount: sql`gross - subtotal_cents + global_discount_cents - voucher`,
      voucher: sql`voucher`,
      points: sql`points`,
      cost: sql`qty * unit_cost`,
      is_costed: sql`unit_cost is not null`,
    }),
    entriesOf(sql`orders where ${within(sql`paid_at`)}`, {
      order_id: sql`id`,
      at: sql`paid_at`,
      is_sale: sql`true`,
      delivery: sql`shipping_cents`,
    }),
    entriesOf(sql`shared where cents > 0`, {
      order_id: sql`order_id`,
      product_id: sql`product_id`,
      variant_id: sql`variant_id`,
      at: sql`at`,
      refund: sql`cents`,
      is_costed: sql`unit_cost is not null`,
    }),
    entriesOf(refundedRest, {
      order_id: sql`r.order_id`,
      at: sql`r.created_at`,
      refund: sql`r.amount_cents - coalesce(g.cents, 0)::int`,
    }),
    entriesOf(sql`came_back`, {
      order_id: sql`order_id`,
      product_id: sql`product_id`,
      variant_id: sql`variant_id`,
      at: sql`at`,
      returned: sql`units`,
      cost: sql`-restocked * unit_cost`,
      is_costed: sql`unit_cost is not null`,
    }),
  ]
  return sql`${soldLines(within)}, ${refundShares(within)}, ${goodsBack(within)},
  entries as (${sql.join(entries, sql` union all `)})`
}

/** The columns of an entry, with what they hold unless it says otherwise. */
const blank = {
  order_id: sql`null`,
  product_id: sql`null`,
  variant_id: sql`null`,
  at: sql`null`,
  is_sale: sql`false`,
  units: sql`0`,
  returned: sql`0`,
  gross: sql`0`,
  discount: sql`0`,
  voucher: sql`0`,
  delivery: sql`0`,
  refund: sql`0`,
  points: sql`0`,
  cost: sql`0`,
  is_costed: sql`false`,
}

type EntryColumns = Partial<Record<keyof typeof blank, RawBuilder<unknown>>>

function entriesOf(from: RawBuilder<unknown>, columns: EntryColumns): RawBuilder<unknown> {
  const values = Object.entries({ ...blank, ...columns })
  const selected = values.map(([name, value]) => sql`${value} as ${sql.ref(name)}`)
  return sql`select ${sql.join(selected)} from ${from}`
}

/** The part of a refund that belongs to no line, such as delivery. */
const refundedRest = sql`refunded r
  left join (select refund_id, sum(cents) as cents from shared group by refund_id) g
    on g.refund_id = r.id`

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

const voucherShare = shareOf(sql`voucher_cents`, sql`global_discount_cents`, {
  soFar: sql`discount_so_far`,
  inAll: sql`discount_in_all`,
})

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

import { sql } from 'kysely'
import { orderStatuses } from '#domain/order/order-status.ts'

const linesAddUp = sql<Row>`
  select o.reference as subject,
    format('%s, but lines %s − %s + delivery %s', o.total_cents, sum(i.subtotal_cents),
      sum(i.global_discount_cents), o.shipping_cents) as found
  from orders o join order_items i on i.order_id = o.id
  group by o.id
  having o.total_cents <> sum(i.subtotal_cents) - sum(i.global_discount_cents) + o.shipping_cents
    or o.shop_discount_cents <> sum(i.global_discount_cents)
    or o.original_cents - o.product_discount_cents <> sum(i.subtotal_cents)`

const lineIsUnitTimesQty = sql<Row>`
  select i.id as subject, format('%s × %s = %s', i.qty, i.original_cents, i.subtotal_cents) as found
  from order_items i
  where i.subtotal_cents > i.qty * i.original_cents or i.global_discount_cents > i.subtotal_cents`

const historyEndsHere = sql<Row>`
  select o.reference as subject, format('%s, history %s', o.current_status, s.slugs) as found
  from orders o
  join lateral (
    select array_agg(slug order by id) as slugs from order_statuses where order_id = o.id
  ) s on true
  where s.slugs is null or s.slugs[1] <> 'submitted' or s.slugs[cardinality(s.slugs)] <> o.current_status`

const [submitted, pending, completed, cancelled] = orderStatuses

const historyIsLegal = sql<Row>`
  select o.reference as subject, format('%s → %s', h.slug, h.next) as found
  from orders o
  join lateral (
    select slug, lead(slug) over (order by id) as next from order_statuses where order_id = o.id
  ) h on h.next is not null
  where (h.slug, h.next) not in (
    (${submitted}, ${pending}), (${submitted}, ${cancelled}),
    (${pending}, ${submitted}), (${pending}, ${completed}), (${pending}, ${cancelled})
  )`

const deadlineHasJob = sql<Row>`
  select o.reference as subject, format('expires at %s', o.expires_at) as found
  from orders o
  where o.current_status = ${submitted} and o.paid_at is null and (
    o.expires_at is null
    or not exists (select 1 from graphile_worker.jobs j where j.key = 'expire:' || o.id)
  )`

interface Row {
  subject: string
  found: string
}

export const orderChecks = [
  ['an order’s lines and delivery add up to its total', linesAddUp],
  ['a line is its unit price times its quantity', lineIsUnitTimesQty],
  ['the last entry of the history is the present status', historyEndsHere],
  ['the history is a path of the lifecycle', historyIsLegal],
  ['an unpaid order that waits has a deadline and a job that ends it', deadlineHasJob],
] as const

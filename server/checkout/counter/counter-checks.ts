import { sql } from 'kysely'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

const soldIsGone: Query = sql`
  select o.reference as subject,
    format('%s, %s, paid at %s', o.current_status, o.fulfilment, o.paid_at) as found
  from orders o
  where o.channel = 'shop' and (
    o.current_status <> 'completed' or o.fulfilment <> 'collected' or o.paid_at is null
    or exists (
      select from order_allocations a join order_items i on i.id = a.order_item_id
      where i.order_id = o.id and (a.state <> 'shipped'
        or a.warehouse_id is distinct from o.delivery -> 'pickup' ->> 'id')
    )
  )`

const holdsHaveAJob: Query = sql`
  select h.id as subject, format('held until %s', h.held_until) as found
  from try_on_holds h
  where h.state = 'held'
    and not exists (select from graphile_worker.jobs j where j.key = 'hold:' || h.id)`

/** Invariants of sales at the counter. */
export const counterChecks = [
  ['what a shop sold is paid, and left that shop at once', soldIsGone],
  ['an item held to try on has a job that releases it', holdsHaveAJob],
] as const

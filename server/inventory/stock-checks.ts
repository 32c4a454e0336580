import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'

/** Two figures that should be equal but are not. */
interface StockProblem {
  rule: string
  subject: string
  expected: number
  found: number
}

const ledger = sql`
  select variant_id, warehouse_id, sum(on_hand_change)::int as on_hand,
    sum(reserved_change)::int as reserved, sum(preorder_change)::int as taken
  from stock_movements group by variant_id, warehouse_id`

const held = sql`
  select variant_id, warehouse_id, sum(qty)::int as qty
  from (
    select variant_id, warehouse_id, qty from order_allocations where state = 'reserved'
    union all
    select variant_id, warehouse_id, qty from try_on_holds where state = 'held'
  ) each group by variant_id, warehouse_id`

const totals = sql`
  select v.id as variant_id, v.product_id,
    coalesce(sum(s.on_hand - s.reserved), 0)::int as available
  from variants v left join stock_levels s on s.variant_id = v.id
  group by v.id`

/** Mismatches between levels, ledger and orders; empty if there are none. */
export async function stockProblems(db: Db | Trx): Promise<StockProblem[]> {
  const { rows } = await sql<StockProblem>`
    with ledger as (${ledger}), held as (${held}), figures as (
      select 'on hand = sum of movements' as rule,
        concat_ws(' ', variant_id, warehouse_id) as subject,
        coalesce(l.on_hand, 0) as expected, coalesce(s.on_hand, 0) as found
      from stock_levels s
      full join (select * from ledger where warehouse_id is not null) l using (variant_id, warehouse_id)
      union all
      select 'reserved = sum of movements', concat_ws(' ', variant_id, warehouse_id),
        coalesce(l.reserved, 0), coalesce(s.reserved, 0)
      from stock_levels s
      full join (select * from ledger where warehouse_id is not null) l using (variant_id, warehouse_id)
      union all
      select 'total = sum of levels', variant_id,
        coalesce(l.available, -1), coalesce(t.available, -1)
      from stock_totals t
      full join (${totals}) l using (variant_id, product_id)
      union all
      select 'reserved = held by orders', concat_ws(' ', variant_id, warehouse_id),
        coalesce(h.qty, 0), coalesce(s.reserved, 0)
      from stock_levels s
      full join (select * from held where warehouse_id is not null) h using (variant_id, warehouse_id)
      union all
      select 'what left a warehouse arrived, or is on the way', variant_id,
        coalesce(w.qty, 0), coalesce(m.qty, 0)
      from (
        select variant_id, -sum(on_hand_change)::int as qty from stock_movements
        where kind = 'transfer' group by variant_id
      ) m
      full join (
        select variant_id, sum(qty - received_qty - returned_qty)::int as qty
        from stock_transfer_lines group by variant_id
      ) w using (variant_id)
      union all
      select 'pre-order places taken = sum of movements', variant_id,
        coalesce(l.taken, 0), coalesce(p.taken, 0)
      from preorder_levels p
      full join (select * from ledger where warehouse_id is null) l using (variant_id)
      union all
      select 'pre-order places taken = held by orders', variant_id,
        coalesce(h.qty, 0), coalesce(p.taken, 0)
      from preorder_levels p
      full join (select * from held where warehouse_id is null) h using (variant_id)
      union all
      select 'an order holds what was bought, a cancelled one nothing', o.reference || ' ' || i.sku,
        case o.current_status when 'cancelled' then 0 else i.qty - i.cancelled_qty end,
        coalesce((
          select sum(a.qty) from order_allocations a
          where a.order_item_id = i.id and a.state <> 'released'
        ), 0)::int
      from order_items i join orders o on o.id = i.order_id
      union all
      select 'an order holds pieces of its own store only', o.reference || ' ' || i.sku,
        0, sum(a.qty)::int
      from order_allocations a
      join order_items i on i.id = a.order_item_id
      join orders o on o.id = i.order_id
      left join warehouses w on w.id = a.warehouse_id
      left join preorder_levels p on a.warehouse_id is null and p.variant_id = a.variant_id
      where a.state = 'reserved' and coalesce(w.store_id, p.store_id) <> o.store_id
      group by o.id, i.id
      union all
      select 'a cancelled order gave back what it took, once', o.reference,
        0, sum(abs(m.reserved_change) + abs(m.preorder_change) + abs(m.on_hand_change))::int
      from orders o join (
        select order_id, sum(reserved_change) as reserved_change,
          sum(preorder_change) as preorder_change, sum(on_hand_change) as on_hand_change
        from stock_movements group by order_id, variant_id, warehouse_id
      ) m on m.order_id = o.id
      where o.current_status = 'cancelled' group by o.id
    )
    select rule, subject, expected, found from figures
    where expected <> found order by rule, subject`.execute(db)
  return rows
}

/** Rebuilds the levels from the ledger, which is the source of truth, and the totals from them. */
export async function rebuildLevels(trx: Trx): Promise<void> {
  await sql`lock table preorder_levels, stock_levels, stock_movements in exclusive mode`.execute(
    trx,
  )
  await sql`
    insert into stock_levels as s (variant_id, warehouse_id, on_hand, reserved)
    select variant_id, warehouse_id, on_hand, reserved from (${ledger}) l
    where warehouse_id is not null
    on conflict (variant_id, warehouse_id) do update
    set on_hand = excluded.on_hand, reserved = excluded.reserved
    where (s.on_hand, s.reserved) is distinct from (excluded.on_hand, excluded.reserved)`.execute(
    trx,
  )
  await sql`
    update preorder_levels p set taken = l.taken from (${ledger}) l
    where l.warehouse_id is null and l.variant_id = p.variant_id and p.taken <> l.taken`.execute(
    trx,
  )
  await sql`
    insert into stock_totals as t (variant_id, product_id, available)
    select variant_id, product_id, available from (${totals}) l
    on conflict (variant_id) do update
    set available = excluded.available, product_id = excluded.product_id
    where (t.available, t.product_id) is distinct from (excluded.available, excluded.product_id)`.execute(
    trx,
  )
}

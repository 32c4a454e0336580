import { sql } from 'kysely'

/** Invariants of the points ledger, each with a query that finds violations. */
export const pointsChecks: readonly (readonly [
  rule: string,
  query: ReturnType<typeof sql<{ subject: string; found: string }>>,
])[] = [
  [
    'an account’s points are the sum of its ledger',
    sql`
      select b.account_id as subject,
        format('%s − %s, but ledger %s, last entry %s', b.available, b.debt, m.points, m.last) as found
      from points_balances b
      cross join lateral (
        select coalesce(sum(points), 0) as points, count(*) as transaction_count,
          coalesce((array_agg(balance_after order by number desc))[1], 0) as last
        from points_transactions where account_id = b.account_id
      ) m
      where b.available - b.debt <> m.points or m.last <> m.points or m.transaction_count <> b.transaction_count`,
  ],
  [
    'an account holds what is left of its lots',
    sql`
      select b.account_id as subject, format('%s, lots %s', b.available, l.remaining) as found
      from points_balances b
      cross join lateral (
        select coalesce(sum(remaining), 0) as remaining
        from points_lots where account_id = b.account_id and remaining > 0
      ) l
      where b.available <> l.remaining`,
  ],
  [
    'a lot has left what was not drawn from it',
    sql`
      select l.account_id as subject,
        format('lot %s: %s of %s, drawn %s', l.id, l.remaining, l.points, sum(d.points)) as found
      from points_lots l left join points_lot_debits d on d.lot_id = l.id
      group by l.id
      having l.remaining <> l.points - coalesce(sum(d.points), 0)`,
  ],
  [
    'coming points are only taken back, moved or expired',
    sql`
      select l.account_id as subject,
        format('lot %s, spendable from %s: %s %s', l.id, l.spendable_at, t.kind, d.points) as found
      from points_lots l
      join points_lot_debits d on d.lot_id = l.id
      join points_transactions t on t.id = d.transaction_id
      where t.kind not in ('merge', 'expire')
        and not (t.kind = 'take_back' and t.order_id = l.order_id)
        and (t.created_at < l.spendable_at or exists (
          select from refund_requests q where q.order_id = l.order_id
            and q.created_at < t.created_at and (q.decided_at is null or t.created_at < q.decided_at)
        ))`,
  ],
  [
    'points that were earned belong to the order that earned them',
    sql`
      select l.account_id as subject, format('lot %s of %s', l.id, l.order_id) as found
      from points_lots l
      where l.order_id is not null and l.points > coalesce((
        select e.points from points_transactions e where e.order_id = l.order_id and e.kind = 'earn'
      ), 0)`,
  ],
  [
    'points are debt only where a refund took them back',
    sql`
      select b.account_id as subject, format('owes %s', b.debt) as found
      from points_balances b
      where b.debt > 0 and b.debt > (
        select coalesce(-sum(points), 0) from points_transactions t
        join accounts a on a.id = t.account_id
        where b.account_id in (a.id, a.merged_into) and t.kind = 'take_back'
      )`,
  ],
  [
    'only completed orders earn, and no more than they were paid',
    sql`
      select o.reference as subject, format('%s, earned %s', o.current_status, m.points) as found
      from orders o join points_transactions m on m.order_id = o.id and m.kind = 'earn'
      where o.current_status <> 'completed'
        or m.points > (o.total_cents - o.shipping_cents) * m.factor_percent / 10000`,
  ],
  [
    'an order has earned what the money that stays earns, whichever way the rest went back',
    sql`
      select o.reference as subject,
        format('%s points for %s of %s cents', m.points, e.goods_cents - r.cents, e.goods_cents) as found
      from orders o
      join points_transactions e on e.order_id = o.id and e.kind = 'earn'
      cross join lateral (
        select sum(points) as points from points_transactions
        where order_id = o.id and kind in ('earn', 'take_back')
      ) m
      cross join lateral (
        select coalesce(sum(goods_cents), 0) as cents from refunds where order_id = o.id
      ) r
      where m.points <> greatest(e.goods_cents - r.cents, 0) / 100 * e.factor_percent / 100`,
  ],
  [
    'an order took the points it states, and those that edits returned',
    sql`
      select o.reference as subject,
        format('states %s, took %s, edits returned %s', o.points, -s.points, e.points) as found
      from orders o
      left join points_transactions s on s.order_id = o.id and s.kind = 'spend'
      cross join lateral (
        select coalesce(sum(points), 0) as points
        from points_transactions where order_id = o.id and is_order_edit
      ) e
      where o.points + e.points <> coalesce(-s.points, 0)`,
  ],
  [
    'a cancelled order has given back the points it took',
    sql`
      select o.reference as subject, format('took %s', -s.points) as found
      from orders o join points_transactions s on s.order_id = o.id and s.kind = 'spend'
      where o.current_status = 'cancelled' and -s.points <> (
        select coalesce(sum(r.points), 0) from points_transactions r
        where r.order_id = o.id and r.kind = 'return'
      )`,
  ],
  [
    'an order gives back no more points than it took',
    sql`
      select coalesce(o.reference, r.order_id) as subject,
        format('took %s, gave back %s', coalesce(-s.points, 0), r.points) as found
      from (
        select order_id, sum(points) as points from points_transactions
        where kind = 'return' group by order_id
      ) r
      left join orders o on o.id = r.order_id
      left join points_transactions s on s.order_id = r.order_id and s.kind = 'spend'
      where r.points > coalesce(-s.points, 0)`,
  ],
]

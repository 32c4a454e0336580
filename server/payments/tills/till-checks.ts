import { sql } from 'kysely'
import { counterMethods } from '#domain/counter/counter-methods.ts'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

/** Ways to pay that only a counter takes. */
const tillOnly = counterMethods.filter((method) => method !== 'fps')

const expectedAddsUp: Query = sql`
  select s.id as subject,
    format('%s %s expected, payments and refunds %s', n.method, n.expected_cents, t.cents) as found
  from cash_sessions s
  join cash_counts n on n.session_id = s.id
  join lateral (
    select case n.method when 'cash' then s.float_cents else 0 end
      + coalesce((
        select sum(amount_cents) from payments
        where cash_session_id = s.id and method = n.method
      ), 0)
      - coalesce((
        select sum(amount_cents) from refunds
        where cash_session_id = s.id and state = 'done' and counter_method = n.method
      ), 0) as cents
  ) t on true
  where n.expected_cents <> t.cents`

const closedIsCounted: Query = sql`
  select s.id as subject, format('closed at %s, %s counts', s.closed_at, count(n.method)) as found
  from cash_sessions s left join cash_counts n on n.session_id = s.id
  group by s.id
  having (s.closed_at is null and count(n.method) > 0)
    or (s.closed_at is not null and count(n.method) = 0)
    or s.next_float_cents > max(n.counted_cents) filter (where n.method = 'cash')`

const tillOfTheShop: Query = sql`
  select p.id as subject, format('%s at %s, session %s', o.channel, p.created_at, s.id) as found
  from payments p
  join orders o on o.id = p.order_id
  left join cash_sessions s on s.id = p.cash_session_id
  where ((o.channel = 'shop' and p.method <> 'exchange')
        or (p.method = any(${tillOnly}::text[]) and p.amount_cents > 0))
      and s.id is null
    or p.created_at < s.opened_at or p.created_at > s.closed_at`

const refundLeavesATill: Query = sql`
  select r.id as subject, format('%s, session %s', r.state, r.cash_session_id) as found
  from refunds r join payments p on p.id = r.payment_id
  where r.state = 'done' and r.method <> 'exchange'
    and p.cash_session_id is not null and r.cash_session_id is null`

/** Invariants of cash sessions. */
export const tillChecks = [
  ['a closed till expected what its payments and refunds add up to', expectedAddsUp],
  ['a till is counted when, and only when, it is closed', closedIsCounted],
  ['what was paid at a counter is in a till, at a time when it was open', tillOfTheShop],
  ['what came into a till is refunded from a till', refundLeavesATill],
] as const

import { sql } from 'kysely'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

const paidIsCovered: Query = sql`
  select o.reference as subject,
    format('paid at %s, payments %s of %s', o.paid_at, coalesce(sum(p.amount_cents), 0),
      o.total_cents) as found
  from orders o left join payments p on p.order_id = o.id and not p.is_surplus
  group by o.id
  having (o.paid_at is not null) <>
    (coalesce(sum(p.amount_cents), 0) = o.total_cents and (count(p.id) > 0 or o.total_cents = 0))
    or coalesce(sum(p.amount_cents), 0) > o.total_cents`

const surplusGoesBack: Query = sql`
  select p.id as subject, format('%s of %s', p.refunded_cents, p.amount_cents) as found
  from payments p where p.is_surplus and p.refunded_cents <> p.amount_cents`

const cancelledGoesBack: Query = sql`
  select o.reference as subject, format('%s of %s', p.refunded_cents, p.amount_cents) as found
  from orders o join payments p on p.order_id = o.id
  where o.current_status = 'cancelled' and p.refunded_cents <> p.amount_cents`

const promisesAddUp: Query = sql`
  select p.id as subject,
    format('%s of %s, refunds %s', p.refunded_cents, p.amount_cents, coalesce(r.cents, 0)) as found
  from payments p
  left join lateral (
    select sum(amount_cents) as cents from refunds where payment_id = p.id
  ) r on true
  where p.refunded_cents <> coalesce(r.cents, 0) or p.refunded_cents > p.amount_cents`

const refundsFitTheirPayment: Query = sql`
  select r.id as subject, format('%s from a payment by %s', r.method, p.method) as found
  from refunds r join payments p on p.id = r.payment_id
  where p.order_id <> r.order_id or (r.method = 'card' and p.provider is null)`

const sessionsSayPaid: Query = sql`
  select o.reference as subject, format('%s cards paid, %s sessions', p.count, s.count) as found
  from orders o
  join lateral (
    select count(*) from payments where order_id = o.id and provider is not null
  ) p on true
  join lateral (
    select count(*) from card_sessions where order_id = o.id and state = 'paid'
  ) s on true
  where p.count <> s.count`

const oneDefault: Query = sql`
  select account_id as subject, format('%s default cards', count(*) filter (where is_default)) as found
  from credit_cards group by account_id
  having count(*) filter (where is_default) <> 1`

const refundsEnd: Query = sql`
  select id as subject, format('pending since %s', created_at) as found
  from refunds
  where state = 'pending' and method = 'card' and created_at < now() - interval '1 day'`

/** Invariants of payments, whatever the order and number of events. */
export const paymentChecks = [
  ['an order is paid when, and only when, its payments add up to it', paidIsCovered],
  ['money that nobody owed goes back in full', surplusGoesBack],
  ['of a cancelled order all money goes back', cancelledGoesBack],
  ['a payment keeps what its refunds promise, never more than itself', promisesAddUp],
  ['a refund takes the way of its payment', refundsFitTheirPayment],
  ['every payment by card is that of one session', sessionsSayPaid],
  ['a card refund is done or refused within a day', refundsEnd],
  ['who has cards has one default card', oneDefault],
] as const

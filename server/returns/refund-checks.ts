import { sql } from 'kysely'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

const heldQuantities: Query = sql`
  select o.reference || ' ' || i.sku as subject,
    format('%s of %s, requests %s', i.returned_qty, i.qty, coalesce(r.qty, 0)) as found
  from order_items i join orders o on o.id = i.order_id
  left join lateral (
    select sum(coalesce(r.granted_qty, r.qty)) as qty
    from refund_request_items r join refund_requests q on q.id = r.request_id
    where r.order_item_id = i.id and q.state <> 'rejected'
  ) r on true
  where i.returned_qty <> coalesce(r.qty, 0)`

const droppedGoBack: Query = sql`
  select o.reference || ' ' || i.sku as subject,
    format('dropped %s, given back %s', i.cancelled_qty, coalesce(sum(r.granted_qty), 0)) as found
  from order_items i join orders o on o.id = i.order_id
  left join refund_request_items r on r.order_item_id = i.id
  where i.cancelled_qty > 0
  group by o.id, i.id
  having i.cancelled_qty > coalesce(sum(r.granted_qty), 0)`

const paidItemsAddUp: Query = sql`
  select o.reference || ' ' || i.sku as subject,
    format('%s of %s', sum(coalesce(r.granted_cents, r.cents)), i.subtotal_cents - i.global_discount_cents) as found
  from order_items i join orders o on o.id = i.order_id
  join refund_request_items r on r.order_item_id = i.id
  join refund_requests q on q.id = r.request_id and q.state <> 'rejected'
  group by o.id, i.id
  having sum(coalesce(r.granted_cents, r.cents)) > i.subtotal_cents - i.global_discount_cents
    or (sum(coalesce(r.granted_qty, r.qty)) = i.qty
      and sum(coalesce(r.granted_cents, r.cents)) <> i.subtotal_cents - i.global_discount_cents)`

const pointsItemsAddUp: Query = sql`
  select o.reference || ' ' || i.sku as subject,
    format('%s of %s points', sum(coalesce(r.granted_points, r.points)), i.points) as found
  from order_items i join orders o on o.id = i.order_id
  join refund_request_items r on r.order_item_id = i.id
  join refund_requests q on q.id = r.request_id and q.state <> 'rejected'
  group by o.id, i.id
  having sum(coalesce(r.granted_points, r.points)) > i.points
    or (sum(coalesce(r.granted_qty, r.qty)) = i.qty
      and sum(coalesce(r.granted_points, r.points)) <> i.points)`

const pointsReturn: Query = sql`
  select q.id as subject,
    format('%s: granted %s points, gave back %s', q.state, g.points, coalesce(m.points, 0)) as found
  from refund_requests q
  cross join lateral (
    select coalesce(sum(granted_points), 0) as points
    from refund_request_items where request_id = q.id
  ) g
  left join points_transactions m on m.refund_request_id = q.id and m.kind = 'return'
  where g.points <> coalesce(m.points, 0)`

const charged = sql`coalesce((
  select sum(charged_cents) from refund_request_gifts where request_id = q.id
), 0)`

const goodsOfRequest: Query = sql`
  select q.id as subject,
    format('granted %s, given before %s, goods %s', q.granted_cents, q.previously_refunded_cents,
      sum(r.goods_cents)) as found
  from refund_requests q join refunds r on r.refund_request_id = q.id
  group by q.id
  having sum(r.goods_cents) <> greatest(q.granted_cents - q.previously_refunded_cents - ${charged}, 0)`

const sumOfItems: Query = sql`
  select q.id as subject,
    format('asked %s, items %s; granted %s, items %s', q.requested_cents, sum(r.cents),
      q.granted_cents, sum(r.granted_cents)) as found
  from refund_requests q join refund_request_items r on r.request_id = q.id
  group by q.id
  having q.requested_cents <> sum(r.cents)
    or q.granted_cents is distinct from sum(r.granted_cents)`

const promised: Query = sql`
  select q.id as subject,
    format('%s: granted %s + delivery %s - given before %s, promised %s', q.state, q.granted_cents,
      q.shipping_cents, q.previously_refunded_cents, coalesce(p.cents, 0)) as found
  from refund_requests q
  left join lateral (
    select sum(amount_cents) as cents from refunds where refund_request_id = q.id
  ) p on true
  where coalesce(q.granted_cents, 0) + q.shipping_cents - q.previously_refunded_cents
    - ${charged} <> coalesce(p.cents, 0)`

const setOffAtTheEnd: Query = sql`
  select q.id as subject,
    format('%s given before, %s left', q.previously_refunded_cents,
      sum(p.amount_cents - p.refunded_cents)) as found
  from refund_requests q join payments p on p.order_id = q.order_id and not p.is_surplus
  where q.previously_refunded_cents > 0
  group by q.id
  having sum(p.refunded_cents) < sum(p.amount_cents)`

const deliveryOnce: Query = sql`
  select o.reference as subject,
    format('%s of %s', sum(q.shipping_cents), o.shipping_cents) as found
  from orders o join refund_requests q on q.order_id = o.id
  group by o.id having sum(q.shipping_cents) > o.shipping_cents`

const exchangesPay: Query = sql`
  select coalesce(o.reference, r.reference) as subject,
    format('paid by exchange %s, returned items paid %s', o.cents, r.cents) as found
  from (
    select w.reference, w.exchange_of,
      coalesce(sum(p.amount_cents) filter (where p.method = 'exchange'), 0) as cents
    from orders w left join payments p on p.order_id = w.id
    where w.exchange_of is not null group by w.id
  ) o
  full join (
    select refund_request_id, max(provider_reference) as reference, sum(amount_cents) as cents,
      count(distinct provider_reference) as orders
    from refunds where method = 'exchange' group by refund_request_id
  ) r on r.refund_request_id = o.exchange_of
  where coalesce(o.cents, -1) <> coalesce(r.cents, 0) or r.reference <> o.reference
    or r.orders > 1`

/** Invariants of refund requests. */
export const refundChecks = [
  ['the pieces of a line that are held back are those of its requests', heldQuantities],
  ['pieces that will not come have been given back', droppedGoBack],
  ['a line gives back at most, and in the end exactly, what was paid for it', paidItemsAddUp],
  ['a line gives back at most, and in the end exactly, the points it took', pointsItemsAddUp],
  ['the points a request grants are given back, once', pointsReturn],
  ['of a refund, what a request grants again is for goods, the rest for delivery', goodsOfRequest],
  ['a request is the sum of its pieces, as asked and as granted', sumOfItems],
  ['what a request grants and was not given before is promised back, no more', promised],
  ['what was given before is set off only where all that was paid goes back', setOffAtTheEnd],
  ['delivery goes back at most once', deliveryOnce],
  ['a replacement is paid by what was paid for what it replaces', exchangesPay],
] as const

-- Pieces that were taken with points give those points back, as others give back money.
alter table refund_request_items
  add column points integer not null default 0 check (points >= 0),
  add column granted_points integer check (granted_points between 0 and points),
  add constraint piece_costs_money_or_points check (points = 0 or cents = 0);

-- For which request points return; null when the whole order came to nothing.
alter table points_movements
  add column refund_request_id text,
  add constraint points_return_for_a_request check (
    refund_request_id is null or (kind = 'return' and order_id is not null)
  );
drop index points_returned_once;
create unique index points_returned_once on points_movements (order_id)
  where kind = 'return' and refund_request_id is null;
create unique index points_returned_once_for_a_request on points_movements (refund_request_id)
  where kind = 'return';

-- Of a refund, what goes back for goods: delivery earned no points, nor did money nobody owed.
alter table refunds
  add column goods_cents integer not null default 0,
  add constraint goods_are_part_of_a_refund check (goods_cents between 0 and amount_cents);
update refunds r set goods_cents = greatest(r.amount_cents - coalesce((
  select q.shipping_cents from refund_requests q where q.id = r.refund_request_id
), 0), 0)
from payments p where p.id = r.payment_id and not p.is_surplus;

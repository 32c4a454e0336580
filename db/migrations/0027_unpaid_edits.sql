-- Points of items that staff cancelled in an unpaid order; it states the rest.
alter table points_transactions
  add column is_order_edit boolean not null default false,
  add constraint points_order_edit_is_return check (
    not is_order_edit or (kind = 'return' and order_id is not null and refund_request_id is null)
  );
drop index points_returned_once;
create unique index points_returned_once on points_transactions (order_id)
  where kind = 'return' and refund_request_id is null and not is_order_edit;

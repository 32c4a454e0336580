-- What staff decided of a gift when the goods that earned it went back, once for each gift.
create table refund_request_gifts (
  order_item_id text primary key references order_items on delete cascade deferrable initially deferred,
  request_id text not null references refund_requests on delete cascade deferrable initially deferred,
  qty integer not null check (qty > 0),
  decision text not null check (decision in ('kept', 'returned', 'charged')),
  -- What was taken off the refund.
  charged_cents integer not null default 0 check (charged_cents >= 0),
  constraint refund_gift_charged check (decision = 'charged' or charged_cents = 0)
);
create index refund_request_gifts_request on refund_request_gifts (request_id);

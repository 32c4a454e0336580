-- What staff are told of by email: written with what happened, sent within a minute.
create table staff_notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('new_order', 'payment_proof', 'refund_request')),
  order_id text not null references orders on delete cascade,
  created_at timestamptz not null default now(),
  -- When the emails were queued.
  queued_at timestamptz
);
-- An order is new once, however its payment turns out.
create unique index staff_notices_new_order on staff_notices (order_id) where kind = 'new_order';
create index staff_notices_waiting on staff_notices (id) where queued_at is null;
create index staff_notices_order on staff_notices (order_id);

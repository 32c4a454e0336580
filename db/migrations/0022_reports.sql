-- What a variant costs the shop; staff only.
alter table variants add column cost_cents integer check (cost_cents >= 0);

-- The cost when it was bought, so that margins do not change with later costs.
alter table order_items add column cost_cents integer check (cost_cents >= 0);

-- Reports join lines and refunds of a period's orders.
create index refunds_newest on refunds (created_at);
create index refunds_done on refunds (done_at) where done_at is not null;
create index payments_newest on payments (created_at);
create index refund_requests_decided on refund_requests (decided_at) where state = 'approved';
create index order_statuses_cancelled on order_statuses (created_at) where slug = 'cancelled';

-- Searches of a day that found no product. Neither who searched nor when exactly.
create table search_misses (
  day date not null,
  keyword text not null check (length(keyword) between 1 and 60),
  searches integer not null default 1 check (searches > 0),
  primary key (day, keyword)
);

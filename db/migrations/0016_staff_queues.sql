-- When the goods reached their present step, so that queues can tell how long they have waited.
alter table orders add column fulfilment_at timestamptz;

-- The queues of the staff console, counted every half minute.
create index orders_open on orders (fulfilment, delivery_method, paid_at)
  where current_status = 'pending' and paid_at is not null;
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_total on orders (total_cents, id);
create index payment_proofs_waiting on payment_proofs (created_at, id) where state = 'waiting';

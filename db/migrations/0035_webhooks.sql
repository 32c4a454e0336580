-- Webhooks tell other programs what happens in the shop. The database itself records each event, in
-- the transaction that causes it, so that no way of changing an order can forget to.
create table webhooks (
  id text primary key,
  name text not null check (length(name) between 1 and 80),
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Whether events carry names, addresses, phone numbers and emails of customers.
  has_personal_data boolean not null default false,
  -- Encrypted with a secret of the shop.
  secret bytea not null,
  -- Still signed with, so that the receiver has time to change over.
  previous_secret bytea,
  previous_until timestamptz,
  is_on boolean not null default true,
  -- Why the shop switched it off: no delivery arrived for a day, or the receiver wants no more.
  off_reason text check (off_reason in ('failing', 'gone')),
  off_at timestamptz,
  -- Since when nothing has arrived.
  failing_since timestamptz,
  created_at timestamptz not null,
  check (not is_on or off_reason is null),
  check ((off_reason is null) = (off_at is null)),
  check ((previous_secret is null) = (previous_until is null))
);

create table shop_events (
  id text primary key default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null,
  -- Id of the order, payment, refund, variant, product or account.
  subject_id text not null,
  created_at timestamptz not null default now(),
  -- What changes twice in a transaction is one event.
  transaction_id bigint not null default txid_current(),
  unique (subject_id, type, created_at, transaction_id)
);
create index shop_events_created on shop_events (created_at);

create table webhook_deliveries (
  id text primary key default 'dlv_' || replace(gen_random_uuid()::text, '-', ''),
  webhook_id text not null references webhooks on delete cascade,
  event_id text not null references shop_events on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Attempts in this round; a replay begins a new one.
  attempts integer not null default 0,
  response_status integer,
  -- What the receiver or the network said.
  error text,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  next_at timestamptz,
  unique (event_id, webhook_id),
  check (next_at is null or state = 'waiting')
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id);
create index webhook_deliveries_state on webhook_deliveries (webhook_id, state);

create function is_event_wanted(event_type text) returns boolean stable language sql as $$
  select exists (select from webhooks where is_on and event_type = any (events))
$$;

-- Part of the caller's transaction: the event, a delivery to each webhook that wants it, and the
-- jobs that send them. Nothing is recorded if none does.
create function record_shop_event(event_type text, subject text) returns void language plpgsql as $$
declare
  event text;
  delivery record;
begin
  if not is_event_wanted(event_type) then return; end if;
  insert into shop_events (type, subject_id) values (event_type, subject)
  on conflict do nothing returning id into event;
  if event is null then return; end if;
  for delivery in
    insert into webhook_deliveries (webhook_id, event_id)
    select id, event from webhooks where is_on and event_type = any (events)
    returning id, webhook_id
  loop
    perform graphile_worker.add_job(
      'deliver_webhook',
      json_build_object('delivery_id', delivery.id),
      queue_name := delivery.webhook_id
    );
  end loop;
end $$;

create function record_order_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform record_shop_event('order.placed', new.id); end if;
  if old.paid_at is null and new.paid_at is not null then
    perform record_shop_event('order.paid', new.id);
  end if;
  if old.fulfilment is distinct from new.fulfilment then
    if new.fulfilment = 'packed' and old.fulfilment = 'none' then
      perform record_shop_event('order.packed', new.id);
    elsif new.fulfilment in ('ready', 'collected') then
      perform record_shop_event('order.' || new.fulfilment, new.id);
    end if;
  end if;
  if old.current_status is distinct from new.current_status
    and new.current_status in ('cancelled', 'completed') then
    perform record_shop_event('order.' || new.current_status, new.id);
  end if;
  if tg_op = 'UPDATE' then
    if old.erased_at is null and new.erased_at is not null then
      perform record_shop_event('order.erased', new.id);
    elsif (old.total_cents, old.original_cents, old.recipient, old.delivery, old.payment_method)
      is distinct from
      (new.total_cents, new.original_cents, new.recipient, new.delivery, new.payment_method) then
      perform record_shop_event('order.edited', new.id);
    end if;
  end if;
  return null;
end $$;
create trigger orders_events after insert or update on orders
  for each row execute function record_order_events();

create function record_parcel_event() returns trigger language plpgsql as $$
begin
  perform record_shop_event(
    case tg_op when 'INSERT' then 'order.shipped' else 'order.edited' end, new.order_id);
  return null;
end $$;
create trigger shipments_events after insert or update on shipments
  for each row execute function record_parcel_event();

create function record_payment_event() returns trigger language plpgsql as $$
begin
  perform record_shop_event('payment.received', new.id);
  return null;
end $$;
create trigger payments_events after insert on payments
  for each row execute function record_payment_event();

create function record_refund_event() returns trigger language plpgsql as $$
begin
  if old.state is distinct from new.state and new.state in ('done', 'failed') then
    perform record_shop_event(
      case new.state when 'done' then 'refund.sent' else 'refund.failed' end, new.id);
  end if;
  return null;
end $$;
create trigger refunds_events after insert or update of state on refunds
  for each row execute function record_refund_event();

-- `stock.low`: what a store can sell of a variant fell to the number of `lowStock` or below.
create function record_stock_events() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if not (is_event_wanted('stock.changed') or is_event_wanted('stock.low')) then return null; end if;
  for changed in
    select n.variant_id, w.store_id,
      sum((n.on_hand - n.reserved) - (o.on_hand - o.reserved)) as difference
    from new_levels n
    join old_levels o using (variant_id, warehouse_id)
    join warehouses w on w.id = n.warehouse_id
    where (n.on_hand, n.reserved) is distinct from (o.on_hand, o.reserved)
    group by n.variant_id, w.store_id
    order by n.variant_id, w.store_id
  loop
    perform record_shop_event('stock.changed', changed.variant_id);
    if changed.difference < 0 and exists (
      select from stock_levels s
      join warehouses w on w.id = s.warehouse_id and w.store_id = changed.store_id
      where s.variant_id = changed.variant_id
      having sum(s.on_hand - s.reserved) <= 5
        and sum(s.on_hand - s.reserved) - changed.difference > 5
    ) then
      perform record_shop_event('stock.low', changed.variant_id);
    end if;
  end loop;
  return null;
end $$;
create trigger stock_levels_events after update on stock_levels
  referencing old table as old_levels new table as new_levels
  for each statement execute function record_stock_events();

create function record_preorder_event() returns trigger language plpgsql as $$
begin
  perform record_shop_event('stock.changed', new.variant_id);
  return null;
end $$;
create trigger preorder_levels_events after insert or update on preorder_levels
  for each row execute function record_preorder_event();

create function record_product_event() returns trigger language plpgsql as $$
begin
  perform record_shop_event('product.changed', new.id);
  return null;
end $$;
create trigger products_created after insert on products
  for each row execute function record_product_event();
create trigger products_changed after update on products
  for each row when (
    old.updated_at is distinct from new.updated_at or old.status is distinct from new.status
  ) execute function record_product_event();

create function record_variant_event() returns trigger language plpgsql as $$
begin
  perform record_shop_event('product.changed', new.product_id);
  return null;
end $$;
create trigger variants_created after insert on variants
  for each row execute function record_variant_event();
create trigger variants_changed after update on variants
  for each row when (
    (old.sku, old.price_cents, old.compare_at_cents, old.barcode, old.archived_at)
    is distinct from
    (new.sku, new.price_cents, new.compare_at_cents, new.barcode, new.archived_at)
  ) execute function record_variant_event();

create function record_customer_event() returns trigger language plpgsql as $$
begin
  if old.kind is distinct from 'REGISTERED' then
    perform record_shop_event('customer.created', new.id);
  elsif old.closed_at is null and new.closed_at is not null then
    perform record_shop_event('customer.erased', new.id);
  elsif (old.username, old.email, old.phone_e164) is distinct from
    (new.username, new.email, new.phone_e164) then
    perform record_shop_event('customer.changed', new.id);
  end if;
  return null;
end $$;
create trigger accounts_events after insert or update on accounts
  for each row when (new.kind = 'REGISTERED') execute function record_customer_event();

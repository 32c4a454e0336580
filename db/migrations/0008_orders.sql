create table orders (
  id text primary key,
  reference text not null unique,
  store_id text not null references stores,
  account_id text references accounts on delete set null,
  locale text not null check (locale in ('en', 'zh', 'cn')),
  current_status text not null check (
    current_status in ('submitted', 'pending', 'completed', 'cancelled')
  ),
  fulfilment text not null default 'none' check (
    fulfilment in (
      'none', 'packed', 'partly_shipped', 'shipped', 'ready', 'delivered', 'collected'
    )
  ),
  paid_at timestamptz,
  payment_method text not null,
  -- Title, payee and link as shown to the customer; not affected by later changes.
  payment jsonb not null,
  delivery_method text not null check (delivery_method in ('DELIVERY', 'PICKUP')),
  -- Courier, pick-up shop and estimate as shown to the customer.
  delivery jsonb not null,
  -- { name, email, area_code, phone, address }
  recipient jsonb not null,
  contact_email text not null,
  contact_phone text not null,
  country text not null,
  note text not null default '',
  currency text not null default 'HKD' check (currency = 'HKD'),
  original_cents integer not null check (original_cents >= 0),
  product_discount_cents integer not null check (product_discount_cents >= 0),
  shop_discount_cents integer not null check (shop_discount_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  points integer not null default 0 check (points >= 0),
  access_key text not null,
  created_at timestamptz not null default now(),
  -- When an unpaid order is cancelled and its stock released; null once a proof is uploaded.
  expires_at timestamptz,
  search_text text not null generated always as (
    searchable(array[reference, contact_email, recipient ->> 'name', contact_phone])
  ) stored,
  -- When personal data was erased; what was sold and paid stays.
  erased_at timestamptz,
  constraint order_adds_up check (
    total_cents = original_cents - product_discount_cents - shop_discount_cents + shipping_cents
  ),
  constraint erased_order_has_no_contact check (
    erased_at is null or (contact_email = '' and contact_phone = '' and note = '')
  )
);
create index orders_account on orders (account_id, created_at desc);
create index orders_expiry on orders (expires_at) where current_status = 'submitted';
create index orders_status on orders (current_status, created_at desc);
create index orders_newest on orders (created_at desc, id);
create index orders_email on orders (lower(contact_email));
create index orders_phone on orders (contact_phone);
create index orders_search on orders using gin (search_text gin_trgm_ops);

create table order_items (
  id text primary key,
  order_id text not null references orders on delete cascade,
  position integer not null,
  product_id text not null,
  variant_id text not null,
  sku text not null,
  slug jsonb not null,
  product_title jsonb not null check (is_localized(product_title)),
  variant_title jsonb not null check (is_localized(variant_title)),
  picture jsonb,
  qty integer not null check (qty > 0),
  original_cents integer not null check (original_cents >= 0),
  unit_cents integer not null check (unit_cents >= 0),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  global_discount_cents integer not null check (global_discount_cents >= 0),
  preorder_on date,
  is_gift boolean not null default false,
  points integer not null default 0 check (points >= 0),
  -- Requested for return or returned; never more than bought, even under concurrency.
  returned_qty integer not null default 0,
  -- Cancelled after part of the order was shipped.
  cancelled_qty integer not null default 0,
  unique (order_id, position),
  constraint order_item_gift_is_free check (
    not is_gift or (unit_cents = 0 and subtotal_cents = 0 and global_discount_cents = 0 and points = 0)
  ),
  constraint order_item_costs_money_or_points check (points = 0 or subtotal_cents = 0),
  constraint returned_within_bought check (returned_qty between 0 and qty),
  constraint cancelled_within_bought check (cancelled_qty between 0 and qty)
);
create index order_items_search on order_items using gin (lower(sku) gin_trgm_ops);

-- Which warehouse serves an item; none: pre-order.
create table order_allocations (
  id bigint generated always as identity primary key,
  order_item_id text not null references order_items on delete cascade,
  variant_id text not null,
  warehouse_id text references warehouses,
  qty integer not null check (qty > 0),
  state text not null default 'reserved' check (state in ('reserved', 'shipped', 'released'))
);
create index order_allocations_item on order_allocations (order_item_id);

-- Pre-orders waiting for stock, oldest first.
create index order_allocations_waiting on order_allocations (variant_id, id)
  where warehouse_id is null and state = 'reserved';

create table order_statuses (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  slug text not null check (slug in ('submitted', 'pending', 'completed', 'cancelled')),
  actor text not null check (actor in ('customer', 'guest', 'staff', 'system')),
  reason text,
  created_at timestamptz not null default now()
);
create index order_statuses_order on order_statuses (order_id, id);

-- Discounts and gifts of an order, as shown to the customer.
create table order_discounts (
  order_id text not null references orders on delete cascade deferrable initially deferred,
  position integer not null,
  kind text not null check (kind in ('local', 'global', 'voucher')),
  applies_to text not null check (applies_to in ('goods', 'shipping', 'gift')),
  -- Id of the promotion or voucher.
  source_id text not null,
  -- The code that was entered.
  code text,
  title jsonb not null check (is_localized(title)),
  amount_cents integer not null check (amount_cents >= 0),
  primary key (order_id, position)
);
create index order_discounts_source on order_discounts (source_id);

-- Previous payment methods of an order.
create table order_payment_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  from_method text not null,
  -- The previous payment details, restored if money still arrives that way.
  from_payment jsonb not null,
  to_method text not null check (to_method <> from_method),
  -- `system`: changed back because money arrived by the previous method.
  actor text not null check (actor in ('customer', 'guest', 'system')),
  created_at timestamptz not null
);
create index order_payment_changes_order on order_payment_changes (order_id, id);

-- Internal notes; customers never see them.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  staff_id text references staff,
  note text not null check (note <> ''),
  created_at timestamptz not null default now()
);
create index order_notes_order on order_notes (order_id, id);

create table voucher_uses (
  id bigint generated always as identity primary key,
  voucher_id text not null references vouchers,
  -- Null: used with the public code.
  voucher_code_id text references voucher_codes,
  order_id text not null unique references orders on delete cascade deferrable initially deferred,
  account_id text references accounts on delete set null,
  -- Limits per customer go by account and email: temporary accounts are free.
  email text not null,
  state text not null default 'held' check (state in ('held', 'returned')),
  created_at timestamptz not null default now(),
  returned_at timestamptz,
  constraint voucher_use_state check ((state = 'returned') = (returned_at is not null))
);

-- A code is held by one order at a time, and can be used again once returned.
create unique index voucher_uses_one_per_code on voucher_uses (voucher_code_id) where state = 'held';
create index voucher_uses_voucher on voucher_uses (voucher_id, created_at);
create index voucher_uses_email on voucher_uses (voucher_id, email) where state = 'held';
create index voucher_uses_account on voucher_uses (voucher_id, account_id) where state = 'held';
create index voucher_uses_any_account on voucher_uses (account_id) where account_id is not null;

create table shipments (
  id text primary key,
  order_id text not null references orders on delete cascade,
  courier jsonb not null check (is_localized(courier)),
  tracking_number text,
  tracking_url text,
  shipped_at timestamptz not null default now()
);
create index shipments_order on shipments (order_id);
create index shipments_search on shipments using gin (lower(tracking_number) gin_trgm_ops);

-- Contents of a shipment.
create table shipment_items (
  shipment_id text not null references shipments on delete cascade,
  order_item_id text not null references order_items on delete cascade,
  qty integer not null check (qty > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_item on shipment_items (order_item_id);

-- Events staff are emailed about: written in the event's transaction, sent within a minute.
create table staff_notifications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('new_order', 'payment_proof', 'refund_request')),
  order_id text not null references orders on delete cascade,
  created_at timestamptz not null default now(),
  -- When the emails were queued.
  queued_at timestamptz
);

-- One new-order notification per order, whatever happens to its payment.
create unique index staff_notifications_new_order on staff_notifications (order_id) where kind = 'new_order';
create index staff_notifications_waiting on staff_notifications (id) where queued_at is null;
create index staff_notifications_order on staff_notifications (order_id);

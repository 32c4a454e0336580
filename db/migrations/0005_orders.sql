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
    fulfilment in ('none', 'packed', 'shipped', 'ready', 'delivered', 'collected')
  ),
  paid_at timestamptz,
  payment_method text not null,
  -- What the customer was shown: title, payee, link. Later changes to the shop do not touch it.
  payment jsonb not null,
  delivery_method text not null check (delivery_method in ('DELIVERY', 'PICKUP')),
  -- Copies of courier, pick-up shop and estimate as shown.
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
  -- When an unpaid order is cancelled and its stock returns; null once a proof is in.
  expires_at timestamptz,
  constraint order_adds_up check (
    total_cents = original_cents - product_discount_cents - shop_discount_cents + shipping_cents
  )
);
create index orders_account on orders (account_id, created_at desc);
create index orders_expiry on orders (expires_at) where current_status = 'submitted';
create index orders_status on orders (current_status, created_at desc);

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
  unique (order_id, position)
);

-- Where the pieces of an order stand; no warehouse means pre-order places.
create table order_allocations (
  id bigint generated always as identity primary key,
  order_item_id text not null references order_items on delete cascade,
  variant_id text not null,
  warehouse_id text references warehouses,
  qty integer not null check (qty > 0),
  state text not null default 'reserved' check (state in ('reserved', 'shipped', 'released'))
);
create index order_allocations_item on order_allocations (order_item_id);
-- Who waits for pieces still to be made, oldest first.
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

create table payments (
  id text primary key,
  order_id text not null references orders on delete cascade,
  method text not null,
  amount_cents integer not null,
  provider_reference text unique,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index payments_order on payments (order_id);

create table payment_proofs (
  id text primary key,
  order_id text not null references orders on delete cascade,
  file_id text not null references files,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index payment_proofs_order on payment_proofs (order_id, created_at);

create table shipments (
  id text primary key,
  order_id text not null references orders on delete cascade,
  courier jsonb not null check (is_localized(courier)),
  tracking_number text,
  tracking_url text,
  shipped_at timestamptz not null default now()
);
create index shipments_order on shipments (order_id);

create table warehouses (
  id text primary key,
  store_id text not null references stores,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  address jsonb not null check (is_localized(address)),
  hours jsonb not null check (is_localized(hours)),
  phone text not null,
  map_url text not null default '',
  is_pickup boolean not null,
  ready_hours integer not null default 4,
  position integer not null default 0
);

-- Totals of the ledger; `npm run audit` recomputes them from the movements and compares.
create table stock_levels (
  variant_id text not null references variants on delete cascade,
  warehouse_id text not null references warehouses,
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (variant_id, warehouse_id),
  constraint stock_not_oversold check (reserved <= on_hand)
);

create table preorder_levels (
  variant_id text primary key references variants on delete cascade,
  max_qty integer not null check (max_qty >= 0),
  taken integer not null default 0 check (taken >= 0),
  expected_on date not null,
  -- The store that sells the pre-order.
  store_id text not null references stores,
  constraint preorder_not_oversold check (taken <= max_qty)
);

-- The stock ledger, append-only. No warehouse: pre-order.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id text not null references variants on delete cascade,
  warehouse_id text references warehouses,
  kind text not null check (
    kind in ('receive', 'adjust', 'reserve', 'release', 'ship', 'return', 'preorder', 'preorder_release')
  ),
  on_hand_change integer not null default 0,
  reserved_change integer not null default 0,
  preorder_change integer not null default 0,
  order_id text,
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index stock_movements_variant on stock_movements (variant_id, warehouse_id);
create index stock_movements_order on stock_movements (order_id) where order_id is not null;

create table couriers (
  id text primary key,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  -- [{ country, base_cents, base_grams, step_cents, step_grams, free_over_cents, days_min, days_max
  -- }]
  rates jsonb not null,
  needs_point_code boolean not null default false,
  tracking_url text,
  position integer not null default 0,
  archived_at timestamptz
);

create table cart_items (
  account_id text not null references accounts on delete cascade,
  store_id text not null references stores,
  variant_id text not null references variants on delete cascade,
  qty integer not null check (qty > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, store_id, variant_id)
);

create table wishlist_items (
  account_id text not null references accounts on delete cascade,
  store_id text not null references stores,
  product_id text not null references products on delete cascade,
  added_at timestamptz not null default now(),
  -- The lowest price the customer has seen; a lower one triggers an alert.
  last_price_cents integer check (last_price_cents >= 0),
  notified_at timestamptz,
  primary key (account_id, store_id, product_id)
);
create index wishlist_items_newest on wishlist_items (account_id, store_id, added_at desc, product_id);
create index wishlist_items_product on wishlist_items (product_id);

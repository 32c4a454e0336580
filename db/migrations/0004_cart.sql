create table cart_items (
  account_id text not null references accounts on delete cascade,
  store_id text not null references stores,
  variant_id text not null references variants on delete cascade,
  qty integer not null check (qty > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, store_id, variant_id)
);

create table couriers (
  id text primary key,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  -- [{ country, base_cents, base_grams, step_cents, step_grams, free_over_cents, days_min, days_max }]
  rates jsonb not null,
  needs_point_code boolean not null default false,
  tracking_url text,
  position integer not null default 0,
  archived_at timestamptz
);

-- Keeps a text and a range in one index; PostgreSQL brings it along, as it does pg_trgm.
create extension if not exists btree_gist;

-- What a variant costs from a time on; its own price holds the rest of the time.
create table scheduled_prices (
  id text primary key,
  variant_id text not null references variants on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  compare_at_cents integer check (compare_at_cents > price_cents),
  starts_at timestamptz not null,
  -- Null: it becomes the variant's own price when it begins.
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  -- One that is cancelled the moment it begins applies at no time.
  constraint scheduled_price_period check (ends_at >= starts_at),
  constraint one_price_at_a_time exclude using gist (
    variant_id with =, tstzrange(starts_at, ends_at) with &&
  )
);
create index scheduled_prices_variant on scheduled_prices (variant_id, starts_at);
create index scheduled_prices_starts on scheduled_prices (starts_at);
create index scheduled_prices_ends on scheduled_prices (ends_at);

-- What comes out at a time.
create index products_published on products (published_at);

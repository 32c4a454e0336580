create table stores (
  id text primary key,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  position integer not null default 0
);

create table colours (
  code text primary key,
  title jsonb not null check (is_localized(title)),
  hex text not null,
  family text not null,
  position integer not null default 0
);

create table collections (
  slug text primary key,
  title jsonb not null check (is_localized(title)),
  position integer not null default 0
);

create table categories (
  id text primary key,
  parent_id text references categories,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  image_id text references files,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create table products (
  id text primary key,
  handle text not null unique,
  status text not null check (status in ('draft', 'active', 'archived')),
  title jsonb not null check (is_localized(title)),
  subtitle jsonb not null check (is_localized(subtitle)),
  description jsonb not null check (is_localized(description)),
  brand text not null default '',
  style_number text,
  fit_kind text,
  fit jsonb check (is_localized(fit)),
  fabric_kind text,
  fabric jsonb check (is_localized(fabric)),
  care text[] not null default '{}',
  origin text,
  collection_slug text references collections,
  tags text[] not null default '{}',
  -- [{ size, values: { chest: 54 } }], in centimetres, laid flat
  measurements jsonb not null default '[]',
  goes_with text[] not null default '{}',
  -- Hash of the rows and pictures of the last import, so that unchanged products are skipped.
  import_hash bytea,
  position integer not null default 0,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    searchable(array[handle, style_number, title ->> 'en', title ->> 'zh', title ->> 'cn'] || tags)
  ) stored
);

-- For the console's list, last changed first.
create index products_updated on products (updated_at desc, id);
create index products_search on products using gin (search_text gin_trgm_ops);

-- For products with a future publication date.
create index products_published on products (published_at);

create table product_categories (
  product_id text not null references products on delete cascade,
  category_id text not null references categories on delete cascade,
  position integer not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id);

create table product_pictures (
  product_id text not null references products on delete cascade,
  position integer not null,
  file_id text not null references files,
  colour_code text references colours,
  view text not null default 'front',
  alt jsonb not null check (is_localized(alt)),
  primary key (product_id, position)
);

create table variants (
  id text primary key,
  product_id text not null references products on delete cascade,
  sku text not null unique,
  colour_code text references colours,
  size text,
  position integer not null default 0,
  price_cents integer not null check (price_cents >= 0),
  compare_at_cents integer check (compare_at_cents > price_cents),
  points_price integer check (points_price > 0),
  weight_grams integer not null default 0 check (weight_grams >= 0),
  barcode text,
  archived_at timestamptz,
  unique nulls not distinct (product_id, colour_code, size)
);
create index variants_product on variants (product_id, position);
create index variants_search on variants using gin (lower(sku) gin_trgm_ops);
create index variants_barcode on variants (barcode) where barcode is not null;

-- Prices with a date. Outside of them the variant's own price applies.
create table scheduled_prices (
  id text primary key,
  variant_id text not null references variants on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  compare_at_cents integer check (compare_at_cents > price_cents),
  starts_at timestamptz not null,
  -- Null: becomes the variant's own price when it starts.
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  -- Equal when cancelled as it starts: it then never applies.
  constraint scheduled_price_period check (ends_at >= starts_at),
  constraint one_price_at_a_time exclude using gist (
    variant_id with =, tstzrange(starts_at, ends_at) with &&
  )
);
create index scheduled_prices_variant on scheduled_prices (variant_id, starts_at);
create index scheduled_prices_starts on scheduled_prices (starts_at);
create index scheduled_prices_ends on scheduled_prices (ends_at);

-- Products often ordered together, recounted every night.
create table bought_together (
  product_id text not null references products on delete cascade,
  other_product_id text not null references products on delete cascade,
  orders integer not null check (orders > 0),
  primary key (product_id, other_product_id),
  constraint bought_together_other_product check (product_id <> other_product_id)
);

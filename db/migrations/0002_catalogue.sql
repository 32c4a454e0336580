create function is_localized(value jsonb) returns boolean immutable parallel safe
  return jsonb_typeof(value -> 'en') = 'string'
     and jsonb_typeof(value -> 'zh') = 'string'
     and jsonb_typeof(value -> 'cn') = 'string';

-- Bytes live in the file store; this row says whose they are and what they are.
create table files (
  id text primary key,
  account_id text references accounts on delete set null,
  visibility text not null check (visibility in ('public', 'private')),
  mime text not null,
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  background text not null default '#eeece8',
  sha256 bytea not null,
  created_at timestamptz not null default now()
);
create index files_account on files (account_id, created_at);
create index files_content on files (sha256);

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
  -- [{ size, values: { chest: 54 } }] in centimetres, laid flat
  measurements jsonb not null default '[]',
  goes_with text[] not null default '{}',
  -- Of the file's rows and pictures at the last import, to leave alone what is the same.
  import_hash bytea,
  position integer not null default 0,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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

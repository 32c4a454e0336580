create table configurations (
  slug text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Every version is kept; the newest is served.
create table contents (
  id text primary key,
  slug text not null,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  body jsonb not null check (is_localized(body)),
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index contents_latest on contents (slug, created_at desc);

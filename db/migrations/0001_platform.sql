-- Substring search in the console.
create extension if not exists pg_trgm;

-- Exclusion constraints over text and a range. Both extensions ship with PostgreSQL.
create extension if not exists btree_gist;

create function is_localized(value jsonb) returns boolean immutable parallel safe
  return jsonb_typeof(value -> 'en') = 'string'
     and jsonb_typeof(value -> 'zh') = 'string'
     and jsonb_typeof(value -> 'cn') = 'string';

create function forbid_update_and_delete() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;

-- Lower-cases and puts spaces around every Chinese character: pg_trgm needs three characters in a
-- row, and a Chinese name may have only two.
create function searchable(parts text[]) returns text immutable parallel safe
  return regexp_replace(
    lower(array_to_string(parts, E'\n')), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])',
    ' \1 ', 'g');

-- A scope must say explicitly that it covers everything, so that a mistyped key cannot.
create function is_scope(scope jsonb) returns boolean immutable parallel safe
  return case
    when jsonb_typeof(scope) <> 'object' then false
    when scope = '{"everything": true}' then true
    else scope - array['product_ids', 'category_ids', 'tags'] = '{}'
      and jsonb_path_exists(scope, 'strict $.* ? (@.type() == "array")[*]')
  end;

-- Fixed windows, shared by all processes. Unlogged: a crash resets the limits.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (resets_at);

-- Consecutive wrong passwords by login and origin. Unlogged, as rate limits are.
create unlogged table login_throttles (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);
create index login_throttles_age on login_throttles (last_failed_at);

create table idempotency_keys (
  account_id text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Signing keys for links, created on first use.
create table secrets (
  name text primary key,
  value text not null
);

create table configurations (
  slug text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

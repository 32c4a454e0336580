-- Visitors and customers. A temporary account is a browser's; its secret is hashed with SHA-256.
create table accounts (
  id text primary key,
  kind text not null check (kind in ('TEMP', 'REGISTERED')),
  username text,
  email text,
  area_code text,
  phone text,
  phone_e164 text,
  password_hash text not null,
  locale text not null default 'en' check (locale in ('en', 'zh', 'cn')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index accounts_email_key on accounts (lower(email)) where closed_at is null;
create unique index accounts_phone_key on accounts (phone_e164) where closed_at is null;
create index accounts_unused on accounts (last_seen_at) where kind = 'TEMP';

create table access_tokens (
  hash bytea primary key,
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_tokens_account on access_tokens (account_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- Fixed windows, shared by every process. Lost after a crash: then everybody starts afresh.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (resets_at);

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

-- Keys that sign links; made at first use.
create table secrets (
  name text primary key,
  value text not null
);

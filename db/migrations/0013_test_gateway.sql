-- The built-in test gateway: separate from the shop, which reaches it by its API only.
create table test_gateway_sessions (
  id text primary key,
  kind text not null check (kind in ('payment', 'setup')),
  -- The shop's reference.
  client_reference text not null,
  customer text,
  description text not null,
  locale text not null check (locale in ('en', 'zh', 'cn')),
  amount_cents integer check (amount_cents > 0),
  currency text not null default 'HKD',
  success_url text not null,
  cancel_url text not null,
  state text not null default 'open' check (
    state in ('open', 'challenged', 'complete', 'failed', 'expired')
  ),
  -- Brand, last four digits and expiry; never the number.
  card jsonb,
  -- The resulting payment or saved card.
  result text unique,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint gateway_refunds_within_amount check (refunded_cents <= coalesce(amount_cents, 0))
);

-- One active session per reference; a failed charge allows a new one.
create unique index test_gateway_sessions_client on test_gateway_sessions (client_reference)
  where state <> 'failed';

create table test_gateway_cards (
  id text primary key,
  customer text not null,
  card jsonb not null,
  created_at timestamptz not null default now()
);

create table test_gateway_refunds (
  id text primary key,
  idempotency_key text not null unique,
  payment text not null,
  amount_cents integer not null check (amount_cents > 0)
);

-- Events for the shop, resent until acknowledged.
create table test_gateway_events (
  id text primary key,
  body text not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);

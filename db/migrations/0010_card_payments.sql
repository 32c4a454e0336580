-- What came when nothing was owed any more goes back in full: it pays for no order.
alter table payments
  -- The gateway that took it; null for what staff have seen arrive.
  add column provider text,
  add column is_surplus boolean not null default false,
  add column refunded_cents integer not null default 0,
  -- The last line against giving back more than was taken.
  add constraint payment_covers_refunds check (refunded_cents between 0 and amount_cents);

-- An account as a payment gateway knows it.
create table card_customers (
  account_id text not null references accounts on delete cascade,
  provider text not null,
  provider_reference text not null,
  primary key (account_id, provider),
  unique (provider, provider_reference)
);

-- What may be shown of a saved card; its number is the gateway's alone.
create table credit_cards (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  provider text not null,
  provider_reference text not null,
  -- The same for the same number, so that a card is listed once.
  fingerprint text not null,
  brand text not null check (length(brand) <= 40),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2200),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (provider, provider_reference),
  constraint credit_cards_once unique (account_id, provider, fingerprint)
);
create unique index credit_cards_default on credit_cards (account_id) where is_default;
create index credit_cards_account on credit_cards (account_id, created_at desc);

-- One way to a gateway's page: to pay an order, or to save a card.
create table card_sessions (
  id text primary key,
  provider text not null,
  kind text not null check (kind in ('payment', 'binding')),
  order_id text references orders on delete cascade,
  account_id text references accounts on delete cascade,
  -- Charged without the gateway's page, unless the bank wants to see its customer.
  credit_card_id text references credit_cards on delete set null,
  amount_cents integer check (amount_cents > 0),
  success_url text not null,
  cancel_url text not null,
  state text not null default 'new' check (state in ('new', 'open', 'paid', 'bound', 'ended')),
  -- The gateway's name for it and its page; both come with the first visit.
  provider_reference text,
  hosted_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (provider, provider_reference),
  check ((kind = 'payment') = (order_id is not null)),
  check ((kind = 'payment') = (amount_cents is not null)),
  check (kind = 'payment' or account_id is not null)
);
create index card_sessions_order on card_sessions (order_id) where state in ('new', 'open');
create index card_sessions_end on card_sessions (expires_at) where state in ('new', 'open');
create index card_sessions_account on card_sessions (account_id);

-- What gateways have told, each thing once.
create table webhook_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  session_id text,
  -- What a person has to look at: money that is not what was asked for, a dispute.
  problem text,
  -- When staff had seen to it.
  settled_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index webhook_events_problem on webhook_events (received_at desc)
  where problem is not null and settled_at is null;

create table refunds (
  id text primary key,
  order_id text not null references orders on delete cascade,
  payment_id text not null references payments on delete cascade,
  refund_request_id text,
  method text not null check (method in ('card', 'offline')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- The gateway's name for it, or the bank's for a transfer.
  provider_reference text unique,
  reason text not null default '',
  failure text,
  -- Tries since staff last asked; each round is a new request to the gateway.
  attempts integer not null default 0,
  round integer not null default 1,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index refunds_order on refunds (order_id, created_at);
create index refunds_payment on refunds (payment_id);
create index refunds_request on refunds (refund_request_id) where refund_request_id is not null;
create index refunds_state on refunds (state, created_at desc);

-- The built-in test gateway: a company of its own, which the shop knows by its calls alone.
create table test_gateway_sessions (
  id text primary key,
  kind text not null check (kind in ('payment', 'setup')),
  -- The shop's name for it.
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
  -- The card in hand: brand, last four digits and expiry, never its number.
  card jsonb,
  -- The payment, or the saved card, that came of it.
  result text unique,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint gateway_refunds_within check (refunded_cents <= coalesce(amount_cents, 0))
);

-- One at a time; after a refused charge there may be a new one.
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

-- What it tells the shop: sent again until the shop has understood.
create table test_gateway_events (
  id text primary key,
  body text not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);

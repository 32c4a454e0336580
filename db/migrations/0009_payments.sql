create table payments (
  id text primary key,
  order_id text not null references orders on delete cascade,
  method text not null,
  amount_cents integer not null,
  provider_reference text unique,
  note text not null default '',
  created_at timestamptz not null default now(),
  -- The card gateway; null for payments confirmed by staff.
  provider text,
  is_surplus boolean not null default false,
  refunded_cents integer not null default 0,
  -- Never refund more than was paid.
  constraint payment_covers_refunds check (refunded_cents between 0 and amount_cents)
);
create index payments_order on payments (order_id);

create table payment_proofs (
  id text primary key,
  order_id text not null references orders on delete cascade,
  file_id text not null references files,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index payment_proofs_order on payment_proofs (order_id, created_at);

-- To find the same picture on two orders.
create index payment_proofs_file on payment_proofs (file_id);

-- Results of image recognition. They are suggestions; staff decide.
create table proof_recognitions (
  proof_id text primary key references payment_proofs on delete cascade,
  order_id text not null references orders on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'unreadable')),
  attempts integer not null default 0 check (attempts >= 0),
  -- What was recognised, and how it compares with the order.
  result jsonb,
  -- Normalised by `bankReferenceIn`: look-alike letters become digits.
  bank_reference text,
  -- Perceptual hash: 256 bits in hex.
  image_hash text check (image_hash ~ '^[0-9a-f]{64}$'),
  is_full_match boolean not null default false,
  created_at timestamptz not null,
  recognised_at timestamptz,
  constraint recognition_read_has_result check ((state = 'read') = (result is not null)),
  constraint full_match_is_read check (state = 'read' or not is_full_match)
);
create index proof_recognitions_order on proof_recognitions (order_id);

-- To find the same transfer on two orders.
create index proof_recognitions_bank_reference on proof_recognitions (bank_reference)
  where bank_reference is not null;

-- Perceptual hashes are compared with recent ones only.
create index proof_recognitions_age on proof_recognitions (created_at);

-- The gateway's customer of an account.
create table gateway_customers (
  account_id text not null references accounts on delete cascade,
  provider text not null,
  provider_reference text not null,
  primary key (account_id, provider),
  unique (provider, provider_reference)
);

-- What may be shown of a saved card; the gateway keeps the number.
create table credit_cards (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  provider text not null,
  provider_reference text not null,
  -- Equal for equal card numbers, so that a card is listed once.
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

-- A visit to the gateway's page, to pay an order or save a card.
create table card_sessions (
  id text primary key,
  provider text not null,
  kind text not null check (kind in ('payment', 'binding')),
  order_id text references orders on delete cascade,
  account_id text references accounts on delete cascade,
  -- A saved card is charged without the gateway's page, unless the bank requires authentication.
  credit_card_id text references credit_cards on delete set null,
  amount_cents integer check (amount_cents > 0),
  success_url text not null,
  cancel_url text not null,
  state text not null default 'new' check (
    state in ('new', 'open', 'paid', 'bound', 'ended', 'declined')
  ),
  -- The gateway's id and page, set on the first visit.
  provider_reference text,
  hosted_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (provider, provider_reference),
  constraint card_session_payment_has_order check ((kind = 'payment') = (order_id is not null)),
  constraint card_session_payment_has_amount check ((kind = 'payment') = (amount_cents is not null)),
  constraint card_session_setup_has_account check (kind = 'payment' or account_id is not null)
);
create index card_sessions_order on card_sessions (order_id) where state in ('new', 'open');
create index card_sessions_end on card_sessions (expires_at) where state in ('new', 'open');
create index card_sessions_account on card_sessions (account_id);

-- Webhook events, each handled once.
create table webhook_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  session_id text,
  -- Needs a person: an unexpected amount, a dispute.
  problem text,
  -- When staff resolved it.
  resolved_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index webhook_events_problem on webhook_events (received_at desc)
  where problem is not null and resolved_at is null;

create table refunds (
  id text primary key,
  order_id text not null references orders on delete cascade,
  payment_id text not null references payments on delete cascade,
  refund_request_id text,
  method text not null check (method in ('card', 'offline')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- The gateway's id, or the bank's reference of a transfer.
  provider_reference text unique,
  reason text not null default '',
  failure text,
  -- Attempts in this round; each retry by staff starts a new round with a new gateway request.
  attempts integer not null default 0,
  round integer not null default 1,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- The part for goods: delivery and surplus earned no points.
  goods_cents integer not null default 0,
  constraint refund_done_has_time check ((state = 'done') = (done_at is not null)),
  constraint refund_failed_has_failure check ((state = 'failed') = (failure is not null)),
  constraint refund_goods_within_amount check (goods_cents between 0 and amount_cents)
);
create index refunds_order on refunds (order_id, created_at);
create index refunds_payment on refunds (payment_id);
create index refunds_request on refunds (refund_request_id) where refund_request_id is not null;
create index refunds_state on refunds (state, created_at desc);

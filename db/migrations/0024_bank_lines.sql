-- Money that came into the shop's account, as the bank's statement lists it.
create table bank_lines (
  id text primary key,
  -- The payment method whose payee the account belongs to.
  account text not null,
  -- Of day, amount, text and the number among equal lines: a line imported twice is one line.
  line_hash text not null check (line_hash ~ '^[0-9a-f]{64}$'),
  day date not null,
  amount_cents integer not null check (amount_cents > 0),
  text text not null,
  -- The order's reference in the text, whether or not there is such an order.
  reference text,
  state text not null default 'open' check (state in ('open', 'matched', 'set_aside')),
  order_id text references orders on delete cascade,
  -- Whether it made payments or only proves one; what it made stays.
  has_paid boolean not null default false,
  -- Why it was set aside.
  reason text not null default '',
  decided_by text references staff,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint bank_lines_once unique (account, line_hash),
  constraint bank_line_matched_has_order check ((state = 'matched') = (order_id is not null)),
  constraint bank_line_paid_is_matched check (state = 'matched' or not has_paid),
  constraint bank_line_set_aside_has_reason check ((state = 'set_aside') = (reason <> '')),
  constraint bank_line_decided check ((state = 'open') = (decided_at is null))
);
create index bank_lines_newest on bank_lines (state, day desc, id);
create index bank_lines_reference on bank_lines (reference) where reference is not null;
create index bank_lines_order on bank_lines (order_id) where order_id is not null;

alter table payments
  -- The line of the bank's statement that proves it.
  add column bank_line_id text references bank_lines;
create index payments_bank_line on payments (bank_line_id) where bank_line_id is not null;

-- Bank lines without a reference are compared with what is owed and with unproved transfers.
create index payments_unproved on payments (amount_cents)
  where bank_line_id is null and provider is null and cash_session_id is null;
create index orders_owed on orders (total_cents) where paid_at is null;

-- Which columns of an account's statement hold what, remembered for the next one.
create table statement_layouts (
  account text primary key,
  headings jsonb not null,
  columns jsonb not null,
  imported_at timestamptz not null
);

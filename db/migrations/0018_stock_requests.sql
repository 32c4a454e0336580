-- Who wants an email when a variant is back in stock. Kept for a month after
-- the email, so that its unsubscribe link works.
create table stock_requests (
  id text primary key,
  store_id text not null references stores,
  variant_id text not null references variants on delete cascade,
  -- Of a registered customer; guests leave only an address.
  account_id text references accounts on delete cascade,
  -- In lower case.
  email text not null,
  locale text not null check (locale in ('en', 'zh', 'cn')),
  unsubscribe_key text not null unique,
  created_at timestamptz not null default now(),
  -- When the email was queued.
  notified_at timestamptz,
  unique (variant_id, store_id, email)
);
create index stock_requests_account on stock_requests (account_id);
create index stock_requests_email on stock_requests (email);

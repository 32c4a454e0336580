create table promotions (
  id text primary key,
  -- A local one lowers the price of products, a global one that of the cart.
  level text not null check (level in ('local', 'global')),
  title jsonb not null check (is_localized(title)),
  -- { kind: percent | amount | free_shipping | gift, … }
  effect jsonb not null,
  -- { product_ids, category_ids, tags }; empty: everything
  scope jsonb not null default '{}',
  priority integer not null default 0,
  min_spend_cents integer check (min_spend_cents > 0),
  min_quantity integer check (min_quantity > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  constraint promotion_period check (ends_at > starts_at),
  constraint promotion_of_products_is_plain check (
    level = 'global'
    or (
      effect ->> 'kind' in ('percent', 'amount')
      and min_spend_cents is null and min_quantity is null
    )
  )
);

create table vouchers (
  id text primary key,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  -- { kind: percent | amount | free_shipping, … }
  effect jsonb not null check (effect ->> 'kind' in ('percent', 'amount', 'free_shipping')),
  scope jsonb not null default '{}',
  min_spend_cents integer check (min_spend_cents > 0),
  min_quantity integer check (min_quantity > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- How long a redeemed code lives; without it, until the voucher ends.
  valid_days integer check (valid_days > 0),
  -- What a code of one's own costs; zero is a present, null: there are none.
  points_required integer check (points_required >= 0),
  -- What anybody may type; null: only codes of one's own.
  code text unique check (code ~ '^[A-Z0-9]{3,32}$'),
  max_uses integer check (max_uses > 0),
  per_customer integer check (per_customer > 0),
  -- Codes redeemed and orders that hold the public code; `npm run audit` counts them again.
  uses integer not null default 0 check (uses >= 0),
  is_listed boolean not null default true,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  constraint voucher_period check (ends_at > starts_at),
  constraint voucher_not_overused check (uses <= max_uses),
  constraint voucher_can_be_had check (code is not null or points_required is not null)
);

create table voucher_codes (
  id text primary key,
  voucher_id text not null references vouchers,
  account_id text references accounts on delete set null,
  code text not null unique,
  points integer not null check (points >= 0),
  redeemed_at timestamptz not null default now(),
  expires_at timestamptz
);
create index voucher_codes_account on voucher_codes (account_id, redeemed_at desc);
create index voucher_codes_voucher on voucher_codes (voucher_id, account_id);

create table voucher_uses (
  id bigint generated always as identity primary key,
  voucher_id text not null references vouchers,
  -- Null: the public code.
  voucher_code_id text references voucher_codes,
  order_id text not null unique references orders on delete cascade deferrable initially deferred,
  account_id text references accounts on delete set null,
  -- A temporary account costs nothing; an address and a number say who it is.
  email text not null,
  phone text not null,
  state text not null default 'held' check (state in ('held', 'returned')),
  created_at timestamptz not null default now(),
  returned_at timestamptz,
  constraint voucher_use_state check ((state = 'returned') = (returned_at is not null))
);
-- One order at a time has a code; a returned one can be used again.
create unique index voucher_uses_one_per_code on voucher_uses (voucher_code_id) where state = 'held';
create index voucher_uses_voucher on voucher_uses (voucher_id, created_at);
create index voucher_uses_email on voucher_uses (voucher_id, email) where state = 'held';
create index voucher_uses_phone on voucher_uses (voucher_id, phone) where state = 'held';
create index voucher_uses_account on voucher_uses (voucher_id, account_id) where state = 'held';

-- Why an order cost less or held more, as the customer was told.
create table order_discounts (
  order_id text not null references orders on delete cascade deferrable initially deferred,
  position integer not null,
  kind text not null check (kind in ('local', 'global', 'voucher')),
  applies_to text not null check (applies_to in ('goods', 'shipping', 'gift')),
  -- Id of the promotion or voucher.
  source_id text not null,
  -- What was typed to get it.
  code text,
  title jsonb not null check (is_localized(title)),
  amount_cents integer not null check (amount_cents >= 0),
  primary key (order_id, position)
);
create index order_discounts_source on order_discounts (source_id);

alter table order_items
  add column is_gift boolean not null default false,
  add column points integer not null default 0 check (points >= 0),
  add constraint order_item_gift_is_free check (
    not is_gift or (unit_cents = 0 and subtotal_cents = 0 and global_discount_cents = 0 and points = 0)
  ),
  add constraint order_item_costs_money_or_points check (points = 0 or subtotal_cents = 0);

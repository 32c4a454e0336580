create table promotions (
  id text primary key,
  -- Local promotions discount products, global ones the cart.
  level text not null check (level in ('local', 'global')),
  title jsonb not null check (is_localized(title)),
  -- { kind: percent | amount | free_shipping | gift, … }
  effect jsonb not null,
  -- { everything: true } or { product_ids, category_ids, tags }
  scope jsonb not null,
  priority integer not null default 0,
  min_spend_cents integer check (min_spend_cents > 0),
  min_quantity integer check (min_quantity > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  constraint promotion_period check (ends_at > starts_at),
  constraint local_promotion_is_simple check (
    level = 'global'
    or (
      effect ->> 'kind' in ('percent', 'amount')
      and min_spend_cents is null and min_quantity is null
    )
  ),
  constraint promotion_scope check (is_scope(scope))
);

create table vouchers (
  id text primary key,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  -- { kind: percent | amount | free_shipping, … }
  effect jsonb not null check (effect ->> 'kind' in ('percent', 'amount', 'free_shipping')),
  scope jsonb not null,
  min_spend_cents integer check (min_spend_cents > 0),
  min_quantity integer check (min_quantity > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- How long a redeemed code is valid; null: until the voucher ends.
  valid_days integer check (valid_days > 0),
  -- Price in points of a customer's own code; 0: free, null: not redeemable.
  points_required integer check (points_required >= 0),
  -- The public code; null: customers' own codes only.
  code text unique check (code ~ '^[A-Z0-9]{3,32}$'),
  max_uses integer check (max_uses > 0),
  per_customer integer check (per_customer > 0),
  -- Redeemed codes plus orders that hold the public code; checked by `npm run audit`.
  uses integer not null default 0 check (uses >= 0),
  is_listed boolean not null default true,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  constraint voucher_period check (ends_at > starts_at),
  constraint voucher_not_overused check (uses <= max_uses),
  constraint voucher_is_obtainable check (code is not null or points_required is not null),
  constraint voucher_scope check (is_scope(scope))
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

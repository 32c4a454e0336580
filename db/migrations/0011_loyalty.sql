-- The balance of an account, equal to its ledger. If points are taken back after they were spent,
-- the account has a debt and nothing available.
create table points_balances (
  account_id text primary key references accounts on delete cascade,
  available integer not null default 0 check (available >= 0),
  debt integer not null default 0 check (debt >= 0),
  -- The number of the last transaction.
  transaction_count integer not null default 0 check (transaction_count >= 0),
  constraint points_available_or_debt check (available = 0 or debt = 0)
);

-- The points ledger, append-only. Its sum is available − debt.
create table points_transactions (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  -- Counted per account, from 1.
  number integer not null check (number > 0),
  kind text not null check (kind in ('earn', 'spend', 'return', 'take_back', 'expire', 'adjust')),
  points integer not null,
  balance_after integer not null,
  order_id text,
  refund_id text,
  voucher_code_id text,
  -- Money paid (earn) or refunded (take_back) for goods, and the tier's factor in hundredths, so
  -- that a later refund uses the terms of the purchase.
  goods_cents integer check (goods_cents >= 0),
  factor_percent integer check (factor_percent > 0),
  reason text not null default '',
  created_at timestamptz not null default now(),
  -- The refund request points are returned for; null: the whole order was cancelled.
  refund_request_id text,
  unique (account_id, number),
  constraint points_sign_matches_kind check (
    case kind
      when 'earn' then points >= 0
      when 'return' then points > 0
      when 'spend' then points < 0
      when 'expire' then points < 0
      when 'take_back' then points <= 0
      else points <> 0
    end
  ),
  constraint points_earn_has_order check (
    kind <> 'earn' or (order_id is not null and goods_cents is not null and factor_percent is not null)
  ),
  constraint points_take_back_has_refund check (
    kind <> 'take_back' or (order_id is not null and refund_id is not null and goods_cents is not null)
  ),
  constraint points_request_is_return check (
    refund_request_id is null or (kind = 'return' and order_id is not null)
  )
);
create unique index points_earned_once on points_transactions (order_id) where kind = 'earn';
create unique index points_spent_once on points_transactions (order_id) where kind = 'spend';
create unique index points_taken_back_once on points_transactions (refund_id) where kind = 'take_back';
create unique index points_spent_once_per_voucher_code on points_transactions (voucher_code_id)
  where kind = 'spend';
create index points_transactions_order on points_transactions (order_id) where order_id is not null;
create unique index points_returned_once on points_transactions (order_id)
  where kind = 'return' and refund_request_id is null;
create unique index points_returned_once_per_request on points_transactions (refund_request_id)
  where kind = 'return';

-- Points credited at one time, and what remains of them. Spending takes the earliest expiry first.
create table points_lots (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  transaction_id bigint not null references points_transactions on delete cascade,
  points integer not null check (points > 0),
  remaining integer not null check (remaining between 0 and points),
  expires_at timestamptz not null,
  -- When the customer was reminded that it expires soon.
  reminded_at timestamptz
);
create index points_lots_left on points_lots (account_id, expires_at, id) where remaining > 0;
create index points_lots_ending on points_lots (expires_at) where remaining > 0;

-- What a transaction took from which lot, so that a return restores it.
create table points_lot_debits (
  transaction_id bigint not null references points_transactions on delete cascade,
  lot_id bigint not null references points_lots on delete cascade,
  points integer not null check (points > 0),
  primary key (transaction_id, lot_id)
);
create index points_lot_debits_lot on points_lot_debits (lot_id);

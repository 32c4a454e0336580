-- What an account holds, beside its ledger and equal to it. An account whose earned points go back
-- after they were spent owes them, and then holds none.
create table points_balances (
  account_id text primary key references accounts on delete cascade,
  held integer not null default 0 check (held >= 0),
  owed integer not null default 0 check (owed >= 0),
  -- How many entries its ledger has: the number of the last one.
  entries integer not null default 0 check (entries >= 0),
  constraint points_held_or_owed check (held = 0 or owed = 0)
);

-- The ledger: appended, never edited. Its sum is what is held less what is owed.
create table points_movements (
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
  -- Money for goods that is paid (earn) or goes back (take_back), and the factor of the tier in
  -- hundredths, so that a later refund takes back by the terms of the day.
  goods_cents integer check (goods_cents >= 0),
  factor_percent integer check (factor_percent > 0),
  reason text not null default '',
  created_at timestamptz not null default now(),
  unique (account_id, number),
  constraint points_move_the_right_way check (
    case kind
      when 'earn' then points >= 0
      when 'return' then points > 0
      when 'spend' then points < 0
      when 'expire' then points < 0
      when 'take_back' then points <= 0
      else points <> 0
    end
  ),
  constraint points_earned_for_an_order check (
    kind <> 'earn' or (order_id is not null and goods_cents is not null and factor_percent is not null)
  ),
  constraint points_taken_back_for_a_refund check (
    kind <> 'take_back' or (order_id is not null and refund_id is not null and goods_cents is not null)
  )
);
create unique index points_earned_once on points_movements (order_id) where kind = 'earn';
create unique index points_spent_once on points_movements (order_id) where kind = 'spend';
create unique index points_returned_once on points_movements (order_id) where kind = 'return';
create unique index points_taken_back_once on points_movements (refund_id) where kind = 'take_back';
create unique index points_spent_once_for_a_code on points_movements (voucher_code_id)
  where kind = 'spend';
create index points_movements_order on points_movements (order_id) where order_id is not null;

-- What came in at one time and what is left of it. Spending takes what ends first.
create table points_lots (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  movement_id bigint not null references points_movements on delete cascade,
  points integer not null check (points > 0),
  remaining integer not null check (remaining between 0 and points),
  expires_at timestamptz not null,
  -- When its owner was told that it is about to end.
  reminded_at timestamptz
);
create index points_lots_left on points_lots (account_id, expires_at, id) where remaining > 0;
create index points_lots_ending on points_lots (expires_at) where remaining > 0;

-- What each movement took out of which lot, so that a return gives back the same.
create table points_draws (
  movement_id bigint not null references points_movements on delete cascade,
  lot_id bigint not null references points_lots on delete cascade,
  points integer not null check (points > 0),
  primary key (movement_id, lot_id)
);
create index points_draws_lot on points_draws (lot_id);

-- Points of an order can be spent once it can no longer be returned. Until then they are coming.
alter table points_lots
  -- The order that earned the points, also after a merge; null for other points.
  add column order_id text,
  add column spendable_at timestamptz not null default now();
update points_lots l set
  spendable_at = t.created_at,
  order_id = case when t.kind = 'earn' then t.order_id end
from points_transactions t where t.id = l.transaction_id;
create index points_lots_order on points_lots (order_id) where order_id is not null;
create index points_lots_coming on points_lots (spendable_at) where remaining > 0;

-- An account may owe points while others are coming: those settle nothing before they can be spent.
alter table points_balances drop constraint points_available_or_debt;
comment on column points_balances.available is 'What is left of all lots, coming points included';

-- Points that became spendable and went towards a debt: the balance stays the same.
alter table points_transactions
  drop constraint points_transactions_kind_check,
  add constraint points_transactions_kind_check check (
    kind in ('earn', 'spend', 'return', 'take_back', 'expire', 'adjust', 'merge', 'settle')
  ),
  drop constraint points_sign_matches_kind,
  add constraint points_sign_matches_kind check (
    case kind
      when 'earn' then points >= 0
      when 'return' then points > 0
      when 'spend' then points < 0
      when 'expire' then points < 0
      when 'take_back' then points <= 0
      when 'settle' then points = 0
      else points <> 0
    end
  );

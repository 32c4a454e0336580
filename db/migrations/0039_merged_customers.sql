-- Two accounts of one customer become one: the points of the other move over.
alter table accounts
  drop constraint account_merged_is_closed,
  add constraint account_merged_is_closed check (merged_into is null or closed_at is not null);

alter table points_transactions
  drop constraint points_transactions_kind_check,
  add constraint points_transactions_kind_check check (
    kind in ('earn', 'spend', 'return', 'take_back', 'expire', 'adjust', 'merge')
  );

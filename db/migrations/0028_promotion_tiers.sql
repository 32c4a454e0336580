alter table promotions
  -- Members of these tiers only; null: everyone.
  add column tiers text[],
  add constraint promotion_tiers check (
    tiers is null or (level = 'global' and cardinality(tiers) > 0)
  ),
  add constraint promotion_effect check (
    effect ->> 'kind' in
      ('percent', 'amount', 'free_shipping', 'gift', 'buy_get', 'spend_steps', 'bundle')
  );

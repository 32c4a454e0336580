-- What all warehouses together have left of a variant, kept beside its levels for lists of all
-- products; `npm run audit` recomputes it from the levels and compares. Every variant that ever had
-- a level has a row.
create table stock_totals (
  variant_id text primary key references variants on delete cascade,
  -- The variant's, so that a list of products reads no variants.
  product_id text not null,
  available integer not null check (available >= 0)
);

create index variants_archived on variants (id) where archived_at is not null;

-- Adds up changes instead of counting again: a count would miss what another transaction has not
-- committed yet.
create function total_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Does not wait for a row that is there already: its holder may wait for the level just added.
    insert into stock_totals (variant_id, product_id, available)
    select distinct n.variant_id, v.product_id, 0
    from new_levels n join variants v on v.id = n.variant_id
    order by n.variant_id
    on conflict do nothing;
    update stock_totals t set available = t.available + c.change
    from (
      select variant_id, sum(on_hand - reserved) as change from new_levels
      group by variant_id having sum(on_hand - reserved) <> 0
    ) c
    where t.variant_id = c.variant_id;
  else
    update stock_totals t set available = t.available + c.change
    from (
      select n.variant_id, sum((n.on_hand - n.reserved) - (o.on_hand - o.reserved)) as change
      from new_levels n join old_levels o using (variant_id, warehouse_id)
      group by n.variant_id
      having sum((n.on_hand - n.reserved) - (o.on_hand - o.reserved)) <> 0
    ) c
    where t.variant_id = c.variant_id;
  end if;
  return null;
end $$;
create trigger stock_levels_opened after insert on stock_levels
  referencing new table as new_levels
  for each statement execute function total_stock();
create trigger stock_levels_changed after update on stock_levels
  referencing old table as old_levels new table as new_levels
  for each statement execute function total_stock();

-- The triggers hold off every writer until this commits.
insert into stock_totals (variant_id, product_id, available)
select s.variant_id, v.product_id, sum(s.on_hand - s.reserved)
from stock_levels s join variants v on v.id = s.variant_id
group by s.variant_id, v.product_id;

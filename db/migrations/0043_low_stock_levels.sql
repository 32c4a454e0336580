-- From how few left on staff are told that a variant runs low, where it is not the shop's own number
-- (`lowStock`). What shoppers and webhooks are told does not change.
create table low_stock_levels (
  variant_id text primary key references variants on delete cascade,
  low_at integer not null check (low_at >= 0)
);

create or replace function notify_staff_of_stock() returns trigger language plpgsql as $$
begin
  insert into staff_notifications (kind, variant_id)
  select case when total.free > 0 then 'low_stock' else 'sold_out' end, fallen.variant_id
  from (
    select n.variant_id, sum((o.on_hand - o.reserved) - (n.on_hand - n.reserved)) as taken,
      max(n.on_hand - n.reserved) as most
    from new_levels n
    join old_levels o using (variant_id, warehouse_id)
    group by n.variant_id
    having sum((o.on_hand - o.reserved) - (n.on_hand - n.reserved)) > 0
  ) fallen
  left join low_stock_levels own on own.variant_id = fallen.variant_id
  cross join lateral (select coalesce(own.low_at, 5) as low_at) level
  cross join lateral (
    select sum(on_hand - reserved) as free from stock_levels
    where variant_id = fallen.variant_id and fallen.most <= level.low_at
  ) total
  join variants v on v.id = fallen.variant_id and v.archived_at is null
  join products p on p.id = v.product_id and p.status = 'active'
  where (total.free <= 0
      or total.free <= level.low_at and total.free + fallen.taken > level.low_at)
    and not exists (
      select from preorder_levels l where l.variant_id = fallen.variant_id and l.taken < l.max_qty
    );
  return null;
end $$;

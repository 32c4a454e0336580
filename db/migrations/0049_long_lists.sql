-- A total for every variant, also those that never had a level, so that "at most this many left" is
-- one pass over the totals.
create function open_stock_total() returns trigger language plpgsql as $$
begin
  insert into stock_totals (variant_id, product_id, available)
  select id, product_id, 0 from new_variants order by id
  on conflict do nothing;
  return null;
end $$;
create trigger variants_opened after insert on variants
  referencing new table as new_variants
  for each statement execute function open_stock_total();

insert into stock_totals (variant_id, product_id, available)
select id, product_id, 0 from variants order by id
on conflict do nothing;

-- When each member last signed in, in a log that is kept for good.
create index audit_events_sign_ins on audit_events (staff_id, created_at)
  where action = 'signed_in';

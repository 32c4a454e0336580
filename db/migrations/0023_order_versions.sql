-- Counts an order's changes, so that nobody saves over a change they have not seen.
alter table orders
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now();

create function count_order_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.changed_at := now();
  return new;
end $$;
create trigger orders_version before update on orders
  for each row execute function count_order_change();

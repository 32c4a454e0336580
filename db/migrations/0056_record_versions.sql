-- Counts changes of what staff edit, as of orders, so that nobody saves over a change they have not
-- seen.
create function count_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.changed_at := now();
  return new;
end $$;

alter table products
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now();
create trigger products_version before update on products
  for each row execute function count_change();

alter table categories
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now();
create trigger categories_version before update on categories
  for each row execute function count_change();

alter table promotions
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now();
create trigger promotions_version before update on promotions
  for each row execute function count_change();

alter table vouchers
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now();
-- A customer's use is no change of the terms.
create trigger vouchers_version before update on vouchers
  for each row when (old.uses = new.uses) execute function count_change();

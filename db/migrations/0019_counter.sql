-- Where an order was taken: the storefront, a shop's counter, or the telephone.
alter table orders
  add column channel text not null default 'web' check (channel in ('web', 'shop', 'phone')),
  -- Who took it; null on the storefront.
  add column taken_by text references staff,
  add constraint order_taken_by_staff check ((channel = 'web') = (taken_by is null));
create index orders_channel on orders (channel, created_at desc) where channel <> 'web';

-- A day at a shop's till, from opening to cash-up; one open at a time.
create table cash_sessions (
  id text primary key,
  warehouse_id text not null references warehouses,
  float_cents integer not null check (float_cents >= 0),
  opened_by text not null references staff,
  opened_at timestamptz not null,
  closed_by text references staff,
  closed_at timestamptz,
  -- What stays in the till for the next day.
  next_float_cents integer check (next_float_cents >= 0),
  constraint cash_session_closed_whole check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (next_float_cents is null)
  )
);
create unique index cash_sessions_open on cash_sessions (warehouse_id) where closed_at is null;
create index cash_sessions_newest on cash_sessions (warehouse_id, opened_at desc);

-- What was expected and counted at cash-up, by payment method.
create table cash_counts (
  session_id text not null references cash_sessions,
  method text not null,
  expected_cents integer not null,
  counted_cents integer not null check (counted_cents >= 0),
  reason text not null default '',
  primary key (session_id, method),
  constraint cash_difference_has_reason check (counted_cents = expected_cents or reason <> '')
);

create function forbid_change_of_closed_cash_session() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'cash session % is closed', old.id;
  end if;
  return coalesce(new, old);
end $$;
create trigger cash_sessions_read_only before update or delete on cash_sessions
  for each row execute function forbid_change_of_closed_cash_session();
create trigger cash_counts_append_only before update or delete on cash_counts
  for each row execute function forbid_update_and_delete();

alter table payments
  -- The till that took it; null for everything but sales at the counter.
  add column cash_session_id text references cash_sessions,
  -- Of the card terminal, Octopus or the bank; unlike a gateway's, these repeat.
  add column reference text,
  -- What the customer handed over in cash.
  add column given_cents integer,
  add constraint payment_given_covers check (given_cents is null or given_cents >= amount_cents);
create index payments_cash_session on payments (cash_session_id) where cash_session_id is not null;

alter table refunds
  -- The till that paid it out.
  add column cash_session_id text references cash_sessions;
create index refunds_cash_session on refunds (cash_session_id) where cash_session_id is not null;

create function forbid_closed_cash_session() returns trigger language plpgsql as $$
begin
  if exists (
    select from cash_sessions where id = new.cash_session_id and closed_at is not null
  ) then
    raise exception 'cash session % is closed', new.cash_session_id;
  end if;
  return new;
end $$;
create trigger payments_open_cash_session before insert on payments
  for each row when (new.cash_session_id is not null) execute function forbid_closed_cash_session();
create trigger refunds_open_cash_session before insert or update of cash_session_id on refunds
  for each row when (new.cash_session_id is not null) execute function forbid_closed_cash_session();

-- An item set aside in a shop for somebody who wants to try it on, until a time.
create table try_on_holds (
  id text primary key,
  variant_id text not null references variants,
  warehouse_id text not null references warehouses,
  qty integer not null check (qty > 0),
  name text not null,
  phone text not null,
  held_until timestamptz not null,
  state text not null default 'held' check (state in ('held', 'released', 'sold')),
  -- The order it became.
  order_id text references orders on delete set null,
  staff_id text not null references staff,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint try_on_hold_names_somebody check (state <> 'held' or name <> '' or phone <> ''),
  constraint try_on_hold_ended check ((state = 'held') = (ended_at is null))
);
create index try_on_holds_held on try_on_holds (held_until) where state = 'held';
create index try_on_holds_ended on try_on_holds (ended_at) where state <> 'held';

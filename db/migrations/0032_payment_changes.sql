-- How an order was to be paid before its customer chose another way.
create table order_payment_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  from_method text not null,
  -- What the order said about that way; money that still arrives by it brings this back.
  from_payment jsonb not null,
  to_method text not null check (to_method <> from_method),
  -- The system changes it back when money arrives by the earlier way after all.
  actor text not null check (actor in ('customer', 'guest', 'system')),
  created_at timestamptz not null
);
create index order_payment_changes_order on order_payment_changes (order_id, id);

-- A saved card that the bank refused: its customer is led to the order, not to the gateway.
alter table card_sessions
  drop constraint card_sessions_state_check,
  add constraint card_sessions_state_check check (
    state in ('new', 'open', 'paid', 'bound', 'ended', 'declined')
  );

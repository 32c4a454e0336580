-- Who works in the shop. They have a door of their own: no customer's token opens it.
create table staff (
  id text primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'assistant')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index staff_email_key on staff (lower(email));

create table staff_tokens (
  hash bytea primary key,
  staff_id text not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_tokens_staff on staff_tokens (staff_id);
create index staff_tokens_expiry on staff_tokens (expires_at);

-- Wrong passwords in a row, by who was tried and from where. Lost after a crash, as limits are.
create unlogged table sign_in_misses (
  key text primary key,
  misses integer not null,
  last_at timestamptz not null
);
create index sign_in_misses_age on sign_in_misses (last_at);

-- Who changed what: appended, never edited. Without a staff member the shop itself did it, or a
-- command of somebody who sits at the machine.
create table staff_changes (
  id bigint generated always as identity primary key,
  staff_id text references staff,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index staff_changes_subject on staff_changes (subject_kind, subject_id, id desc);
create index staff_changes_staff on staff_changes (staff_id, id desc);
create index staff_changes_time on staff_changes (created_at);

create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger staff_changes_append_only before update or delete on staff_changes
  for each row execute function refuse_to_rewrite();

-- What colleagues tell each other about an order; customers never see it.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  staff_id text references staff,
  note text not null check (note <> ''),
  created_at timestamptz not null default now()
);
create index order_notes_order on order_notes (order_id, id);

-- Which pieces went in which parcel. Parcels sent before this table held the whole order.
create table shipment_items (
  shipment_id text not null references shipments on delete cascade,
  order_item_id text not null references order_items on delete cascade,
  qty integer not null check (qty > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_item on shipment_items (order_item_id);
insert into shipment_items (shipment_id, order_item_id, qty)
  select s.id, i.id, i.qty from shipments s join order_items i on i.order_id = s.order_id;

alter table orders drop constraint orders_fulfilment_check;
alter table orders add constraint orders_fulfilment_check check (
  fulfilment in ('none', 'packed', 'partly_shipped', 'shipped', 'ready', 'delivered', 'collected')
);
create index orders_newest on orders (created_at desc, id);
create index orders_email on orders (lower(contact_email));
create index orders_phone on orders (contact_phone);

-- Filters of the order list that a colleague wants to open again.
create table saved_views (
  id text primary key,
  staff_id text not null references staff,
  name text not null check (name <> ''),
  query text not null,
  created_at timestamptz not null,
  constraint saved_view_is_named_once unique (staff_id, name)
);

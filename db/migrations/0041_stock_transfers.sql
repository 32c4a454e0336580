-- Stock that has left one warehouse for another and is not there yet.
create table stock_transfers (
  id text primary key,
  from_warehouse_id text not null references warehouses,
  to_warehouse_id text not null references warehouses,
  reason text not null,
  staff_id text not null references staff,
  created_at timestamptz not null,
  -- When nothing of it was on the way any more.
  ended_at timestamptz,
  constraint stock_transfer_between_two check (from_warehouse_id <> to_warehouse_id)
);
create index stock_transfers_on_the_way on stock_transfers (created_at) where ended_at is null;

create table stock_transfer_lines (
  transfer_id text not null references stock_transfers on delete cascade,
  variant_id text not null references variants on delete cascade,
  qty integer not null check (qty > 0),
  received_qty integer not null default 0 check (received_qty >= 0),
  -- Back in the warehouse they came from.
  returned_qty integer not null default 0 check (returned_qty >= 0),
  primary key (transfer_id, variant_id),
  constraint stock_transfer_line_is_whole check (received_qty + returned_qty <= qty)
);
create index stock_transfer_lines_on_the_way on stock_transfer_lines (variant_id)
  where received_qty + returned_qty < qty;

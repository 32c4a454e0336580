-- What staff wrote down when stock arrived or was counted, and who made a movement.
create table stock_documents (
  id text primary key,
  kind text not null check (kind in ('delivery', 'count')),
  reason text not null,
  staff_id text not null references staff,
  created_at timestamptz not null
);

create table stock_count_lines (
  document_id text not null references stock_documents on delete cascade,
  variant_id text not null references variants on delete cascade,
  warehouse_id text not null references warehouses,
  -- What the shop had when it was counted; the ledger moves by the difference.
  expected integer not null check (expected >= 0),
  counted integer not null check (counted >= 0),
  primary key (document_id, variant_id, warehouse_id)
);

-- No staff member: a movement by the shop itself or by an order.
alter table stock_movements
  add column staff_id text references staff,
  add column transfer_id text references stock_transfers,
  add column document_id text references stock_documents;
create index stock_movements_transfer on stock_movements (transfer_id)
  where transfer_id is not null;
create index stock_movements_document on stock_movements (document_id)
  where document_id is not null;

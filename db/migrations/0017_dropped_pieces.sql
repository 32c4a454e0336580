-- Pieces of a partly shipped order that will not come after all.
alter table order_items
  add column dropped_qty integer not null default 0,
  add constraint order_item_drops_what_it_has check (dropped_qty between 0 and qty);

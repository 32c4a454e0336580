-- Stock carried from one warehouse to another: two movements of one transaction.
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check check (
  kind in (
    'receive', 'adjust', 'transfer', 'reserve', 'release', 'ship', 'return', 'preorder',
    'preorder_release'
  )
);

-- Staff sort products by title.
create index products_title_en on products ((title ->> 'en'), id);

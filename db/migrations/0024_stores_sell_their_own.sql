-- Pieces still to be made are promised by one store, as those on a shelf are; so far by the first.
alter table preorder_levels add column store_id text references stores;
update preorder_levels
set store_id = (select id from stores order by position, slug limit 1);
alter table preorder_levels alter column store_id set not null;

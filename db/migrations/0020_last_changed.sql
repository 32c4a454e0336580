-- The range as staff see it: last changed first.
create index products_changed on products (updated_at desc, id);

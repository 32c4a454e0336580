-- What staff find by any part of it: pg_trgm has an index for that.
create extension if not exists pg_trgm;

-- Lower case, and every Chinese character a word of its own: pg_trgm looks for three letters in a
-- row, and a Chinese name may have only two.
create function searchable(parts text[]) returns text immutable parallel safe
  return regexp_replace(
    lower(array_to_string(parts, E'\n')), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])',
    ' \1 ', 'g');

alter table products add column search_text text not null generated always as (
  searchable(array[handle, style_number, title ->> 'en', title ->> 'zh', title ->> 'cn'] || tags)
) stored;
create index products_search on products using gin (search_text gin_trgm_ops);
create index variants_search on variants using gin (lower(sku) gin_trgm_ops);
create index variants_barcode on variants (barcode) where barcode is not null;

alter table orders add column search_text text not null generated always as (
  searchable(array[reference, contact_email, recipient ->> 'name', contact_phone])
) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index order_items_search on order_items using gin (lower(sku) gin_trgm_ops);
create index shipments_search on shipments using gin (lower(tracking_number) gin_trgm_ops);

alter table accounts add column search_text text not null generated always as (
  searchable(array[username, email, phone, phone_e164])
) stored;
-- Most visitors have told nothing of themselves.
create index accounts_search on accounts using gin (search_text gin_trgm_ops)
  where search_text <> '';

create table wishlist_items (
  account_id text not null references accounts on delete cascade,
  store_id text not null references stores,
  product_id text not null references products on delete cascade,
  added_at timestamptz not null default now(),
  -- The lowest price its owner has seen or was told of; less than that is news.
  known_cents integer check (known_cents >= 0),
  told_at timestamptz,
  primary key (account_id, store_id, product_id)
);
create index wishlist_items_newest on wishlist_items (account_id, store_id, added_at desc, product_id);
create index wishlist_items_product on wishlist_items (product_id);

-- What stood in the same orders as a product, counted anew every night.
create table bought_together (
  product_id text not null references products on delete cascade,
  other_id text not null references products on delete cascade,
  orders integer not null check (orders > 0),
  primary key (product_id, other_id),
  constraint nothing_goes_with_itself check (product_id <> other_id)
);

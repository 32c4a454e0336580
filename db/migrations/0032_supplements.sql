-- Items added to an order are an order of their own that travels with it.
alter table orders
  add column supplement_of text references orders on delete set null,
  add constraint supplement_is_another_order check (supplement_of <> id);
create index orders_supplements on orders (supplement_of) where supplement_of is not null;

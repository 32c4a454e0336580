-- When who placed the order was erased from it. What was sold and paid stays in the books.
alter table orders
  add column erased_at timestamptz,
  add constraint erased_order_names_nobody check (
    erased_at is null or (contact_email = '' and contact_phone = '' and note = '')
  );

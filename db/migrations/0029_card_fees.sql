-- What the card company kept of a payment; null while unknown, and for other methods.
alter table payments
  add column fee_cents integer,
  add constraint payments_fee check (fee_cents between 0 and amount_cents),
  add constraint payments_fee_is_of_card check (fee_cents is null or provider is not null);
create index payments_without_fee on payments (created_at)
  where provider is not null and fee_cents is null;

-- An order of its own sends the replacement; what was paid for the returned items pays for it.
alter table orders
  add column exchange_of text unique references refund_requests on delete set null;

alter table refunds
  drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in ('card', 'offline', 'exchange')),
  add constraint refund_exchange_is_done check (method <> 'exchange' or state = 'done');

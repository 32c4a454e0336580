-- An order is paid by one payment or several; a till may pay out what came another way.
alter table refunds
  -- How the till paid it out.
  add column counter_method text;
update refunds r set counter_method = p.method
  from payments p where p.id = r.payment_id and r.cash_session_id is not null;
alter table refunds
  add constraint refund_of_till_has_method check (
    (cash_session_id is null) = (counter_method is null)
  ),
  -- Several payments of an order can pay for one exchange.
  drop constraint refunds_provider_reference_key;
create unique index refunds_provider_reference_key on refunds (provider_reference)
  where method <> 'exchange';

alter table order_payment_changes
  -- `staff`: paid at a counter instead.
  drop constraint order_payment_changes_actor_check,
  add constraint order_payment_changes_actor_check check (
    actor in ('customer', 'guest', 'staff', 'system')
  );

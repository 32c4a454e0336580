-- Each member of staff chooses what they are notified of, and how. No row: the usual choice.
create table staff_notification_choices (
  staff_id text primary key references staff on delete cascade,
  language text not null check (language in ('en', 'zh')),
  email_kinds text[] not null,
  push_kinds text[] not null
);

-- A browser that a member lets the shop notify: where its push service takes messages, and the keys
-- that only the browser can open them with.
create table staff_push_subscriptions (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  -- Ends with this sign-in if that is ended by hand, not when it runs out.
  session_id text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- What the browser says of itself.
  device text not null,
  created_at timestamptz not null
);
create index staff_push_subscriptions_staff on staff_push_subscriptions (staff_id, created_at);

alter table staff_notifications
  alter column order_id drop not null,
  add column variant_id text references variants on delete cascade,
  drop constraint staff_notifications_kind_check,
  add constraint staff_notifications_kind_check check (
    kind in (
      'new_order', 'order_paid', 'payment_proof', 'collection_overdue', 'refund_request',
      'payment_problem', 'enquiry', 'review', 'comment', 'low_stock', 'sold_out', 'message_failed'
    )
  ),
  add check ((kind in ('low_stock', 'sold_out')) = (variant_id is not null)),
  add check (
    order_id is not null
    or kind not in ('new_order', 'order_paid', 'payment_proof', 'collection_overdue', 'refund_request')
  );
create unique index staff_notifications_overdue on staff_notifications (order_id)
  where kind = 'collection_overdue';
create index staff_notifications_variant on staff_notifications (variant_id)
  where variant_id is not null;

-- As for webhooks, the database records what happens, so that no way of changing it can forget to.
-- The kind is the trigger's argument.
create function notify_staff_of_order() returns trigger language plpgsql as $$
begin
  insert into staff_notifications (kind, order_id) values (tg_argv[0], new.id);
  return null;
end $$;
-- An order paid as it is placed was sold at the counter, or costs nothing.
create trigger orders_paid_notice after update on orders
  for each row when (old.paid_at is null and new.paid_at is not null)
  execute function notify_staff_of_order('order_paid');

create function notify_staff() returns trigger language plpgsql as $$
begin
  insert into staff_notifications (kind) values (tg_argv[0]);
  return null;
end $$;
create trigger enquiries_notice after insert on enquiries
  for each row when (new.status = 'open') execute function notify_staff('enquiry');
create trigger reviews_notice after insert on reviews
  for each row when (new.state = 'waiting') execute function notify_staff('review');
create trigger post_reviews_notice after insert on post_reviews
  for each row when (new.status = 'DRAFT') execute function notify_staff('comment');
-- Held for its looks, after it appeared.
create trigger post_reviews_held_notice after update on post_reviews
  for each row when (old.status <> 'DRAFT' and new.status = 'DRAFT' and new.spam_signs <> '{}')
  execute function notify_staff('comment');
-- Only what can be sent again: an email to staff that fails must not cause the next.
create trigger messages_failed_notice after insert on messages
  for each row when (new.state = 'failed' and new.job is not null)
  execute function notify_staff('message_failed');
create trigger messages_given_up_notice after update on messages
  for each row when (old.state <> 'failed' and new.state = 'failed' and new.job is not null)
  execute function notify_staff('message_failed');

create function notify_staff_of_refund() returns trigger language plpgsql as $$
begin
  insert into staff_notifications (kind, order_id) values ('payment_problem', new.order_id);
  return null;
end $$;
create trigger refunds_failed_notice after update on refunds
  for each row when (old.state <> 'failed' and new.state = 'failed')
  execute function notify_staff_of_refund();

create function notify_staff_of_payment_problem() returns trigger language plpgsql as $$
begin
  insert into staff_notifications (kind, order_id)
  values ('payment_problem', (select order_id from card_sessions where id = new.session_id));
  return null;
end $$;
create trigger webhook_events_notice after insert on webhook_events
  for each row when (new.problem is not null) execute function notify_staff_of_payment_problem();
create trigger webhook_events_problem_notice after update on webhook_events
  for each row when (old.problem is null and new.problem is not null)
  execute function notify_staff_of_payment_problem();

-- What all warehouses have of a variant on sale fell to the number of `lowStock`, or to nothing.
create function notify_staff_of_stock() returns trigger language plpgsql as $$
begin
  insert into staff_notifications (kind, variant_id)
  select case when total.free > 0 then 'low_stock' else 'sold_out' end, fallen.variant_id
  from (
    select n.variant_id, sum((o.on_hand - o.reserved) - (n.on_hand - n.reserved)) as taken
    from new_levels n
    join old_levels o using (variant_id, warehouse_id)
    group by n.variant_id
    having sum((o.on_hand - o.reserved) - (n.on_hand - n.reserved)) > 0
      and max(n.on_hand - n.reserved) <= 5
  ) fallen
  cross join lateral (
    select sum(on_hand - reserved) as free from stock_levels where variant_id = fallen.variant_id
  ) total
  join variants v on v.id = fallen.variant_id and v.archived_at is null
  join products p on p.id = v.product_id and p.status = 'active'
  where (total.free <= 0 or total.free <= 5 and total.free + fallen.taken > 5)
    and not exists (
      select from preorder_levels l where l.variant_id = fallen.variant_id and l.taken < l.max_qty
    );
  return null;
end $$;
create trigger stock_levels_notice after update on stock_levels
  referencing old table as old_levels new table as new_levels
  for each statement execute function notify_staff_of_stock();

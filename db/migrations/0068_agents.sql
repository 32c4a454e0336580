-- Carts and checkouts that agents fill for people. They hold no stock: an order does.
create table agent_sessions (
  id text primary key,
  kind text not null check (kind in ('cart', 'checkout')),
  -- Address of the profile of the platform that made it; strangers do not see it.
  platform text not null,
  -- Made by a signed request: later ones must be signed as well.
  is_signed boolean not null,
  state text not null default 'open' check (state in ('open', 'completed', 'canceled')),
  content jsonb not null,
  locale text not null check (locale in ('en', 'zh', 'cn')),
  cart_id text references agent_sessions on delete set null,
  -- Where the platform hears of the order.
  webhook_url text,
  -- In the address that opens it in a browser.
  handoff_key text not null unique,
  -- Whose browser opened it last.
  account_id text references accounts on delete set null,
  opened_at timestamptz,
  order_id text unique references orders on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (state <> 'completed' or order_id is not null),
  check ((account_id is null) or (opened_at is not null))
);
create unique index agent_sessions_open_of_cart on agent_sessions (cart_id) where state = 'open';
create index agent_sessions_of_cart on agent_sessions (cart_id);
create index agent_sessions_opened_by on agent_sessions (account_id) where account_id is not null;
create index agent_sessions_expiry on agent_sessions (expires_at);

create table agent_deliveries (
  -- The webhook's id: the same in every attempt.
  id uuid primary key default gen_random_uuid(),
  order_id text not null references orders on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  response_status integer,
  error text,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  -- What changes twice in a transaction is sent once.
  transaction_id bigint not null default txid_current(),
  unique (order_id, transaction_id)
);
create index agent_deliveries_created on agent_deliveries (created_at);

-- The platform that an order came from is sent the whole order after each change.
create function queue_agent_delivery(changed_order text) returns void language plpgsql as $$
declare
  delivery uuid;
begin
  if not exists (
    select from agent_sessions where order_id = changed_order and webhook_url is not null
  ) then return; end if;
  insert into agent_deliveries (order_id) values (changed_order)
  on conflict do nothing returning id into delivery;
  if delivery is null then return; end if;
  perform graphile_worker.add_job(
    'deliver_agent_order',
    json_build_object('delivery_id', delivery),
    queue_name := 'agents-' || right(changed_order, 1)
  );
end $$;

create or replace function record_shop_event(event_type text, subject text) returns void
language plpgsql as $$
declare
  event text;
  delivery record;
begin
  if event_type like 'order.%' then
    perform queue_agent_delivery(subject);
  elsif event_type like 'refund.%' then
    perform queue_agent_delivery((select order_id from refunds where id = subject));
  end if;
  if not is_event_wanted(event_type) then return; end if;
  insert into shop_events (type, subject_id) values (event_type, subject)
  on conflict do nothing returning id into event;
  if event is null then return; end if;
  for delivery in
    insert into webhook_deliveries (webhook_id, event_id)
    select id, event from webhooks where is_on and event_type = any (events)
    returning id, webhook_id
  loop
    perform graphile_worker.add_job(
      'deliver_webhook',
      json_build_object('delivery_id', delivery.id),
      queue_name := delivery.webhook_id
    );
  end loop;
end $$;

create function announce_agent_order() returns trigger language plpgsql as $$
begin
  perform queue_agent_delivery(new.order_id);
  return null;
end $$;
create trigger agent_sessions_ordered after update of order_id on agent_sessions
  for each row when (old.order_id is null and new.order_id is not null)
  execute function announce_agent_order();

-- What became of an order from an agent, step by step: its platform is sent the whole list each time,
-- and nothing in it may change afterwards.
create table agent_order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  kind text not null check (kind in ('packed', 'ready', 'collected', 'delivered', 'cancelled')),
  -- Items and how many of each.
  lines jsonb not null,
  occurred_at timestamptz not null default clock_timestamp()
);
create index agent_order_events_of_order on agent_order_events (order_id);

create function record_agent_fulfilment() returns trigger language plpgsql as $$
begin
  insert into agent_order_events (order_id, kind, lines)
  select new.id, new.fulfilment, coalesce(json_agg(
    json_build_object('item', i.id, 'qty', i.qty - i.cancelled_qty) order by i.id
  ), '[]')
  from order_items i where i.order_id = new.id and i.qty > i.cancelled_qty
  having exists (select from agent_sessions where order_id = new.id);
  return null;
end $$;
create trigger orders_fulfilled_for_agents after update of fulfilment on orders
  for each row when (
    new.fulfilment is distinct from old.fulfilment
    and new.fulfilment in ('packed', 'ready', 'collected', 'delivered')
  )
  execute function record_agent_fulfilment();

create function record_agent_cancellation() returns trigger language plpgsql as $$
begin
  if exists (select from agent_sessions where order_id = new.order_id) then
    insert into agent_order_events (order_id, kind, lines) values (new.order_id, 'cancelled',
      json_build_array(json_build_object('item', new.id, 'qty', new.cancelled_qty - old.cancelled_qty)));
  end if;
  return null;
end $$;
create trigger order_items_cancelled_for_agents after update of cancelled_qty on order_items
  for each row when (new.cancelled_qty > old.cancelled_qty)
  execute function record_agent_cancellation();

-- A person who opened a checkout in a browser and ordered something of it has completed it. At the
-- end of the transaction, when the order has its items.
create function follow_agent_session() returns trigger language plpgsql as $$
begin
  update agent_sessions set state = 'completed', order_id = new.id, version = version + 1
  where id = (
    select s.id from agent_sessions s
    where s.account_id = new.account_id and s.kind = 'checkout' and s.state = 'open'
      and exists (
        select from jsonb_array_elements(s.content -> 'lines') as line
        join order_items i on i.variant_id = line ->> 'variant_id'
        where i.order_id = new.id
      )
    order by s.opened_at desc
    limit 1
    for update
  );
  return null;
end $$;
create constraint trigger orders_follow_agent_session after insert on orders
  deferrable initially deferred for each row when (new.account_id is not null)
  execute function follow_agent_session();

-- An erased order tells its platform nothing more.
create function end_agent_deliveries() returns trigger language plpgsql as $$
begin
  update agent_sessions set webhook_url = null, content = '{"lines": []}' where order_id = new.id;
  delete from agent_deliveries where order_id = new.id;
  delete from agent_order_events where order_id = new.id;
  return null;
end $$;
create trigger orders_erased_for_agents after update of erased_at on orders
  for each row when (old.erased_at is null and new.erased_at is not null)
  execute function end_agent_deliveries();

-- A visitor who opened a checkout may sign in before ordering.
create function follow_merged_opener() returns trigger language plpgsql as $$
begin
  update agent_sessions set account_id = new.merged_into where account_id = new.id;
  return null;
end $$;
create trigger accounts_merged_for_agents after update of merged_into on accounts
  for each row when (new.merged_into is not null)
  execute function follow_merged_opener();

-- Orders that came through an agent, placed by it or by the person it handed over to.
alter table orders
  -- Host of the platform's profile.
  add column agent text,
  drop constraint orders_channel_check,
  add constraint orders_channel_check check (channel in ('web', 'shop', 'phone', 'agent')),
  drop constraint order_taken_by_staff,
  add constraint order_taken_by_staff check ((channel in ('web', 'agent')) = (taken_by is null));

create function host_of_profile(url text) returns text language sql immutable as $$
  select coalesce(substring(url from '^https://(?:[^/@]*@)?([^/?#]+)'), url)
$$;

update orders o set channel = 'agent', agent = host_of_profile(s.platform)
from agent_sessions s where s.order_id = o.id and o.channel = 'web';

alter table orders
  add constraint order_of_agent check ((channel = 'agent') = (agent is not null));
create index orders_of_agent on orders (agent) where agent is not null;

create function mark_agent_order() returns trigger language plpgsql as $$
begin
  update orders set channel = 'agent', agent = host_of_profile(new.platform)
  where id = new.order_id and channel = 'web';
  return null;
end $$;
create trigger agent_sessions_mark_order after update of order_id on agent_sessions
  for each row when (old.order_id is null and new.order_id is not null)
  execute function mark_agent_order();

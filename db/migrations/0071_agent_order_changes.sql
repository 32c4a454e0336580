-- Changes of an order that no event of the shop tells: items that leave it or are exchanged for others
-- before they are sent, and refunds that are still on their way.
create trigger order_items_changed_for_agents after update on order_items
  for each row when (old.* is distinct from new.*)
  execute function announce_agent_order();
create trigger refunds_begun_for_agents after insert on refunds
  for each row execute function announce_agent_order();

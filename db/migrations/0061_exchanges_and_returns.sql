-- The item of the first order that an item of a replacement stands for.
alter table order_items add column replaces_item_id text references order_items on delete set null;
create index order_items_replacements on order_items (replaces_item_id)
  where replaces_item_id is not null;

-- Earlier replacements, where the request has one item of the product.
update order_items n set replaces_item_id = f.item_id
from (
  select o.id as order_id, i.product_id, min(i.id) as item_id
  from orders o
  join refund_request_items r on r.request_id = o.exchange_of
  join order_items i on i.id = r.order_item_id
  group by o.id, i.product_id
  having count(*) = 1
) f
where n.order_id = f.order_id and n.product_id = f.product_id;

-- Staff have agreed that the goods come back: since when, by which day, and who pays the way.
alter table refund_requests
  add column return_asked_at timestamptz,
  add column return_by date,
  add column return_paid_by text check (return_paid_by in ('shop', 'customer')),
  add constraint return_is_whole check (
    num_nulls(return_asked_at, return_by, return_paid_by) in (0, 3)
  );

-- Titles of variants that were copied before the one size had a Chinese name.
update order_items set variant_title = variant_title || jsonb_build_object(
  'zh', replace(variant_title ->> 'zh', 'One size', '均碼'),
  'cn', replace(variant_title ->> 'cn', 'One size', '均码')
)
where variant_title ->> 'zh' like '%One size' or variant_title ->> 'cn' like '%One size';

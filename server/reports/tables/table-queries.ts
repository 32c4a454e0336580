import { type RawBuilder, sql } from 'kysely'

/** Each cell as text, by the heading of its column. */
type Cells = Record<string, string | null>

const money = (cents: string) => sql.raw(`(${cents} / 100.0)::numeric(14, 2)::text`)
const time = (at: string) =>
  sql.raw(`to_char(${at} at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI')`)

/** An amount of an order stands on its first row alone, so that a sum counts it once. */
const once = (cell: RawBuilder<unknown>) => sql`case when i.is_first then ${cell} end`

/** A row per item, with its order. */
const orders: RawBuilder<Cells> = sql`
  select o.reference as "Order", s.slug as "Store", o.channel as "Channel", o.agent as "Assistant",
    ${time('o.created_at')} as "Ordered", o.current_status as "Status",
    o.fulfilment as "Fulfilment", o.payment_method as "Payment", ${time('o.paid_at')} as "Paid",
    ${once(money('o.original_cents'))} as "Original price",
    ${once(money('o.product_discount_cents'))} as "Product discount",
    ${once(money('o.shop_discount_cents'))} as "Shop discount",
    ${once(money('o.shipping_cents'))} as "Shipping fee",
    ${once(money('o.total_cents'))} as "Total", ${once(sql.raw('o.points::text'))} as "Points",
    ${once(sql`(select ${money('coalesce(sum(f.amount_cents), 0)')} from refunds f
      join payments p on p.id = f.payment_id and not p.is_surplus
      where f.order_id = o.id and f.state = 'done')`)} as "Refunded",
    o.recipient ->> 'name' as "Name", o.contact_email as "Email", o.contact_phone as "Phone",
    o.delivery_method as "Delivery", o.country as "Country",
    concat_ws(', ', nullif(a.unit, ''), nullif(a.building, ''), nullif(a.street, ''),
      nullif(a.district, ''), nullif(a.region, ''), nullif(a.point_code, '')) as "Address",
    o.note as "Note", i.sku as "SKU", i.product_title ->> 'en' as "Product",
    i.variant_title ->> 'en' as "Variant", i.qty::text as "Quantity",
    ${money('i.unit_cents')} as "Price", ${money('i.subtotal_cents')} as "Subtotal",
    ${money('i.global_discount_cents')} as "Discount share",
    i.cancelled_qty::text as "Cancelled", i.returned_qty::text as "Returned"
  from orders o
  join stores s on s.id = o.store_id
  join (select *, row_number() over (partition by order_id order by position) = 1 as is_first
    from order_items) i on i.order_id = o.id
  cross join lateral jsonb_to_record(coalesce(nullif(o.recipient -> 'address', 'null'), '{}'))
    as a (unit text, building text, street text, district text, region text, point_code text)
  order by o.created_at, o.id, i.position`

/** A row per variant and warehouse. */
const stock: RawBuilder<Cells> = sql`
  select v.sku as "SKU", p.handle as "Handle", p.title ->> 'en' as "Product",
    v.colour_code as "Colour", v.size as "Size", w.slug as "Warehouse",
    l.on_hand::text as "On hand", l.reserved::text as "Reserved",
    (l.on_hand - l.reserved)::text as "Available"
  from stock_levels l
  join variants v on v.id = l.variant_id
  join products p on p.id = v.product_id
  join warehouses w on w.id = l.warehouse_id
  order by p.handle, v.position, v.id, w.slug`

/** Registered customers whose account is open. */
const customers: RawBuilder<Cells> = sql`
  select a.username as "Name", a.email as "Email",
    case when a.email_verified_at is null then 'no' else 'yes' end as "Email confirmed",
    a.area_code as "Area code", a.phone as "Phone", a.locale as "Language",
    a.country as "Country", a.gender as "Gender", ${time('a.created_at')} as "Registered",
    ${time('a.last_seen_at')} as "Last seen",
    case when n.is_accept then 'yes' else 'no' end as "Newsletter",
    coalesce(b.available - b.debt, 0)::text as "Points",
    (select count(*)::text from orders o where o.account_id = a.id and o.paid_at is not null)
      as "Paid orders",
    (select ${money('coalesce(sum(m.cents), 0)')} from (
      select p.amount_cents as cents from payments p join orders o on o.id = p.order_id
      where o.account_id = a.id and not p.is_surplus
      union all
      select -f.amount_cents from refunds f join orders o on o.id = f.order_id
      join payments p on p.id = f.payment_id and not p.is_surplus
      where o.account_id = a.id and f.state = 'done'
    ) m) as "Paid in all"
  from accounts a
  left join notification_settings n on n.account_id = a.id
  left join points_balances b on b.account_id = a.id
  where a.kind = 'REGISTERED' and a.closed_at is null and a.merged_into is null
  order by a.created_at, a.id`

const entryCells = sql`e.slug, e.status, e.type, e.published_at, e.title, e.description, e.body,
  e.author, e.tags, e.product_handles, e.id`

/** Posts and articles, whatever their status. */
const journal: RawBuilder<Cells> = sql`
  select e.place as "Library", e.slug as "Slug", e.status as "Status", e.type as "Type",
    ${time('e.published_at')} as "Published",
    e.title ->> 'en' as "Title", e.title ->> 'zh' as "Title (zh)", e.title ->> 'cn' as "Title (cn)",
    e.description ->> 'en' as "Description", e.description ->> 'zh' as "Description (zh)",
    e.description ->> 'cn' as "Description (cn)",
    e.body ->> 'en' as "Body", e.body ->> 'zh' as "Body (zh)", e.body ->> 'cn' as "Body (cn)",
    e.author ->> 'en' as "Author",
    (select string_agg(t ->> 'en', ', ') from jsonb_array_elements(e.tags) t) as "Tags",
    array_to_string(e.product_handles, ', ') as "Products"
  from (
    select 'posts' as place, ${entryCells} from posts e
    union all
    select l.slug, ${entryCells} from articles e join libraries l on l.id = e.library_id
  ) e
  order by e.place, e.published_at, e.id`

export const tableQueries = { orders, stock, customers, journal } as const

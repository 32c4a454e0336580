import type pg from 'pg'
import { hashPassword } from '#server/platform/passwords/hash-password.ts'
import { plentifulVariants } from './buyers.ts'
import {
  customerEmail,
  customerId,
  fewOrders,
  generatedOrder,
  type Trade,
} from './generated-order.ts'

const ordersPerStatement = 10_000

export const password = 'as long as any'

/** Customers with orders, reviews and points; every ledger adds up. */
export async function fillOrders(pool: pg.Pool, orders = 2000, trade = fewOrders): Promise<void> {
  const variantIds = await plentifulVariants(pool)
  const numbers = Array.from({ length: trade.customers }, (_, number) => number)
  await pool.query(members, [
    numbers.map((number) => customerId(number, trade.customers)),
    numbers.map((number) => customerEmail(number, trade.customers)),
    await hashPassword(password),
  ])
  const taken = await takenReferences(pool)
  // The oldest first, as the ledgers number them.
  for (let end = orders; end > 0; end -= ordersPerStatement) {
    const first = Math.max(0, end - ordersPerStatement)
    await insert(pool, { first, count: end - first, variantIds, trade, taken })
  }
}

interface Batch {
  first: number
  count: number
  variantIds: readonly string[]
  trade: Trade
  /** References of other orders; what would have the same is left out. */
  taken: ReadonlySet<string>
}

async function insert(pool: pg.Pool, batch: Batch): Promise<void> {
  const { first, count, variantIds, trade, taken } = batch
  const generated = Array.from({ length: count }, (_, at) =>
    generatedOrder(first + at, variantIds, trade),
  ).filter(({ reference }) => !taken.has(reference))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(stage, [JSON.stringify(generated)])
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function takenReferences(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ reference: string }>('select reference from orders')
  return new Set(rows.map(({ reference }) => reference))
}

/** Shuffled, but the same in every run. */
export async function generatedOrders(pool: pg.Pool) {
  const { rows } = await pool.query<{
    id: string
    reference: string
    account_id: string
    contact_email: string
  }>(`
    select id, reference, account_id, contact_email from orders
    where id like 'ord\\_T0000000000%' order by md5(id)`)
  return rows
}

const members = `
  insert into accounts (id, kind, email, username, password_hash, email_verified_at, created_at)
  select id, 'REGISTERED', email, initcap(split_part(email, '.', 1)), $3, now(),
    now() - interval '1 year'
  from unnest($1::text[], $2::text[]) as member (id, email)`

const stage = `
  create temporary table generated on commit drop as
  select trade.*, now() - make_interval(mins => minutes_old) as at
  from jsonb_to_recordset($1::jsonb) as trade (
    number int, id text, reference text, account_id text, fate text, minutes_old int, name text,
    email text, phone text, variants text[], rating int, words text
  )`

const lines = `
  create temporary table lines on commit drop as
  select generated.*, line.place, line.variant_id, sku, product_id, price_cents, handle, title,
    concat_ws(' / ', colour_code, size) as variant_title, stocked.warehouse_id, picture,
    format('itm_T%s', lpad((2 * number + line.place)::text, 21, '0')) as item_id
  from generated
    cross join lateral unnest(variants) with ordinality as line (variant_id, place)
    join variants on variants.id = line.variant_id
    join products on products.id = product_id
    join lateral (
      select warehouse_id from stock_levels
      where stock_levels.variant_id = line.variant_id and on_hand >= 5000 limit 1
    ) as stocked on true
    left join lateral (
      select jsonb_build_object('file_id', file_id, 'width', width, 'height', height,
        'background', background, 'alt', alt) as picture
      from product_pictures join files on files.id = file_id
      where product_pictures.product_id = products.id order by position limit 1
    ) as shown on true`

const headers = `
  insert into orders (
    id, reference, store_id, account_id, locale, current_status, fulfilment, paid_at,
    payment_method, payment, delivery_method, delivery, recipient, contact_email, contact_phone,
    country, original_cents, product_discount_cents, shop_discount_cents, shipping_cents,
    total_cents, access_key, created_at
  )
  select lines.id, reference, (select id from stores where slug = 'main'), account_id, 'zh', fate,
    case fate when 'completed' then 'delivered' else 'none' end,
    case when fate <> 'cancelled' then at + interval '1 hour' end, 'fps',
    '{"title": {"en": "FPS", "zh": "轉數快", "cn": "转数快"}, "payee": [], "link": null, "fps": null}',
    'DELIVERY',
    jsonb_build_object('courier', (
      select jsonb_build_object('id', id, 'title', title, 'tracking_url', tracking_url)
      from couriers order by position limit 1), 'pickup', null, 'estimate', null),
    jsonb_build_object('name', name, 'email', email, 'area_code', '852', 'phone', right(phone, 8),
      'address', '{"unit": "Flat A, 12/F", "building": "Harbour Court", "street": "1 Hoi Yuen Road",
        "district": "kwun-tong", "region": "", "point_code": ""}'::jsonb),
    email, phone, 'HK', sum(price_cents), 0, 0, 3000, sum(price_cents) + 3000, md5(reference), at
  from lines
  group by lines.id, reference, account_id, fate, at, name, email, phone`

const items = `
  insert into order_items (
    id, order_id, position, product_id, variant_id, sku, slug, product_title, variant_title,
    picture, qty, original_cents, unit_cents, subtotal_cents, global_discount_cents
  )
  select item_id, id, place - 1, product_id, variant_id, sku,
    jsonb_build_object('en', handle, 'zh', handle, 'cn', handle), title,
    jsonb_build_object('en', variant_title, 'zh', variant_title, 'cn', variant_title), picture,
    1, price_cents, price_cents, price_cents, 0
  from lines`

const allocations = `
  insert into order_allocations (order_item_id, variant_id, warehouse_id, qty, state)
  select item_id, variant_id, warehouse_id, 1,
    case fate when 'completed' then 'shipped' when 'cancelled' then 'released' else 'reserved' end
  from lines`

const movements = `
  insert into stock_movements (
    variant_id, warehouse_id, kind, on_hand_change, reserved_change, order_id, created_at
  )
  select variant_id, warehouse_id, kind, on_hand, reserved, id, at + later
  from lines join (values
    ('reserve', 0, 1, '0'::interval, '{completed,pending,cancelled}'::text[]),
    ('ship', -1, -1, '1 day', '{completed}'),
    ('release', 0, -1, '2 hours', '{cancelled}')
  ) as move (kind, on_hand, reserved, later, fates) on fate = any(fates)
  order by at + later`

/** One item received per item shipped, so that stock stays the same. */
const receipts = `
  insert into stock_movements (variant_id, warehouse_id, kind, on_hand_change, created_at)
  select variant_id, warehouse_id, 'receive', 1, at from lines where fate = 'completed'`

const levels = `
  update stock_levels set reserved = reserved + moved.available
  from (
    select variant_id, warehouse_id, sum(reserved_change) as available
    from stock_movements where order_id in (select id from generated) group by variant_id, warehouse_id
  ) as moved
  where stock_levels.variant_id = moved.variant_id
    and stock_levels.warehouse_id = moved.warehouse_id`

const statuses = `
  insert into order_statuses (order_id, slug, actor, created_at)
  select id, slug, actor, at + later
  from generated join (values
    (1, 'submitted', 'customer', '0'::interval, '{completed,pending,cancelled}'::text[]),
    (2, 'pending', 'staff', '1 hour', '{completed,pending}'),
    (3, 'completed', 'customer', '3 days', '{completed}'),
    (4, 'cancelled', 'customer', '2 hours', '{cancelled}')
  ) as step (place, slug, actor, later, fates) on fate = any(fates)
  order by number, place`

const payments = `
  insert into payments (id, order_id, method, amount_cents, created_at)
  select 'pay_' || right(id, 22), id, 'fps', total_cents, paid_at
  from orders where id in (select id from generated) and paid_at is not null`

const shipments = `
  insert into shipments (id, order_id, courier, tracking_number, shipped_at)
  select 'shp_' || right(id, 22), id, '{"en": "SF Express", "zh": "順豐速運", "cn": "顺丰速运"}',
    'SF' || 1000000 + number, at + interval '1 day'
  from generated where fate = 'completed'`

const parcels = `
  insert into shipment_items (shipment_id, order_item_id, qty)
  select 'shp_' || right(id, 22), item_id, 1 from lines where fate = 'completed'`

const reviews = `
  insert into reviews (
    id, order_id, product_id, account_id, author, locale, rating, comments, state, created_at,
    decided_at
  )
  select 'rev_' || right(item_id, 22), id, product_id, account_id,
    split_part(name, ' ', 2) || ' ' || left(name, 1) || '.', 'en',
    1 + (rating + number * place)::int % 5, words, 'approved', at + interval '5 days',
    at + interval '6 days'
  from lines where fate = 'completed'
  on conflict do nothing`

/** One point per dollar, in order of delivery. */
const points = `
  insert into points_transactions (
    account_id, number, kind, points, balance_after, order_id, goods_cents, factor_percent,
    created_at
  )
  select account_id, coalesce(transaction_count, 0) + row_number() over by_time, 'earn', earned,
    coalesce(available, 0) + sum(earned) over by_time, id, goods, 100, at + interval '3 days'
  from (
    select orders.*, at, total_cents - shipping_cents as goods,
      (total_cents - shipping_cents) / 100 as earned
    from orders join generated using (id) where fate = 'completed'
  ) as done
    left join points_balances using (account_id)
  window by_time as (partition by account_id order by at)`

const lots = `
  insert into points_lots (
    account_id, transaction_id, order_id, points, remaining, spendable_at, expires_at
  )
  select account_id, id, order_id, points, points, created_at + interval '14 days',
    created_at + interval '2 years'
  from points_transactions where order_id in (select id from generated) and points > 0`

const balances = `
  insert into points_balances (account_id, available, transaction_count)
  select account_id, sum(points), count(*) from points_transactions
  where order_id in (select id from generated) group by account_id
  on conflict (account_id) do update set
    available = points_balances.available + excluded.available,
    transaction_count = points_balances.transaction_count + excluded.transaction_count`

const statements = [
  'analyze generated',
  lines,
  'analyze lines',
  headers,
  items,
  allocations,
  receipts,
  movements,
  levels,
  statuses,
  payments,
  shipments,
  parcels,
  reviews,
  points,
  lots,
  balances,
]

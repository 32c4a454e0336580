import { randomText } from '#domain/ids.ts'
import type pg from 'pg'
import { bareSelect, bareTransaction, inRound, makeBareCopies } from './bare-sql.ts'
import { makeBareTables } from './bare-order.ts'
import { plentifulVariants } from './buyers.ts'
import { connectionOf } from './calls.ts'
import { type Call, requestText } from './connection.ts'
import { generatedOrders } from './generate-orders.ts'
import type { Site } from './site.ts'
import { answered, asking } from './visits.ts'
import type { Work, Works } from './work.ts'

export async function staffWorks(site: Site): Promise<Works> {
  const { pool } = site
  const token = await staffToken(pool)
  const recognition = (paths: readonly string[]) =>
    asking(
      site,
      paths.map((path) => asStaff(token, path)),
    )
  const orders = (await generatedOrders(pool)).slice(0, 64)
  return {
    'Orders by text': async () => ({
      ...(await recognition(staffSearches('/orders', orderKeywords))),
      sql: bareSelect(pool, bareSearch, (turn) => [`%${inRound(orderKeywords, turn)}%`]),
    }),
    'Order with all that is known of it': async () => ({
      ...(await recognition(orders.map(({ id }) => `/orders/${id}`))),
      sql: bareSelect(pool, bareDetails, (turn) => [inRound(orders, turn).id]),
    }),
    'Products by text, twenty to a page': async () => ({
      ...(await recognition(
        staffSearches('/products', ['', 'shirt', '恤衫', 'B0001', 'linen coat', '褸']),
      )),
      sql: bareSelect(pool, bareProducts, (turn) => [(turn % 10) * 20]),
    }),
    'Stock adjustment': () => adjusting(site, token),
  }
}

/** Part of a name, an email, a phone number, a parcel, a SKU; and no match. */
export const orderKeywords = [
  'Tai Man',
  'wong.',
  '6541',
  'SF10004',
  'PR-',
  'lee.18@example.com',
  'nobody',
]

export function staffSearches(path: string, words: readonly string[]): string[] {
  return words.map((keyword) => `${path}?${new URLSearchParams(keyword ? { keyword } : {})}`)
}

export async function staffToken(pool: pg.Pool): Promise<string> {
  const token = randomText(43)
  await pool.query(`
    insert into staff (id, email, name, role, password_hash)
    values ('stf_T000000000000000000001', 'bench@example.com', 'Bench', 'owner', '')
    on conflict do nothing`)
  await pool.query(
    `insert into staff_tokens (hash, staff_id, expires_at)
      select sha256(convert_to($1, 'UTF8')), id, now() + interval '12 hours'
      from staff where email = 'bench@example.com'`,
    [token],
  )
  return token
}

export function asStaff(token: string, path: string): Call {
  return { path: `/api/staff${path}`, headers: { authorization: `Bearer ${token}` } }
}

async function adjusting(site: Site, token: string): Promise<Work> {
  const variantIds = await plentifulVariants(site.pool)
  const { rows } = await site.pool.query<{ id: string }>(
    'select id from warehouses where not is_pickup order by position limit 1',
  )
  const warehouseId = rows[0]?.id
  await makeBareTables(site.pool)
  await makeBareCopies(site.pool, ['stock_movements'])
  return {
    leisurely: 40,
    ours: async (slot, turn) => {
      const { path, headers } = asStaff(token, '/stock/adjust')
      const place = { variant_id: inRound(variantIds, turn), warehouse_id: warehouseId }
      const request = requestText({
        method: 'POST',
        path,
        headers: { ...headers, 'idempotency-key': randomText(22) },
        body: { ...place, change: 1, reason: 'Found behind a shelf' },
      })
      await answered(connectionOf(site, slot), request)
    },
    sql: bareTransaction(site.pool, (_slot, turn) => {
      const variantId = inRound(variantIds, turn)
      return [
        { text: bareLevel, values: [variantId] },
        { text: bareMovement, values: [variantId] },
      ]
    }),
  }
}

const bareLevel = 'update bare.stock_levels set on_hand = on_hand + 1 where variant_id = $1'

const bareMovement = `
  insert into bare.stock_movements (variant_id, warehouse_id, kind, on_hand_change, reason)
  values ($1, 'main', 'adjust', 1, 'Found behind a shelf')`

const bareSearch = `
  select id, reference, current_status, paid_at, recipient, contact_email, total_cents, created_at,
    count(*) over () as total
  from orders
  where reference ilike $1 or contact_email ilike $1 or recipient ->> 'name' ilike $1
    or contact_phone like $1
    or exists (select from order_items where order_id = orders.id and sku ilike $1)
    or exists (select from shipments where order_id = orders.id and tracking_number ilike $1)
  order by created_at desc limit 20`

const bareDetails = `
  select orders.*,
    (select json_agg(i order by position) from order_items i where order_id = orders.id) as items,
    (select json_agg(s order by id) from order_statuses s where order_id = orders.id) as statuses,
    (select json_agg(p) from payments p where order_id = orders.id) as payments,
    (select json_agg(m) from stock_movements m where order_id = orders.id) as movements
  from orders where id = $1`

const bareProducts = `
  select products.id, handle, status, title, style_number, updated_at,
    (select count(*) from variants where product_id = products.id) as variants
  from products order by updated_at desc, id limit 20 offset $1`

import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { countedShop, pagesOf } from '#test/database-pages.ts'
import { insertMany } from '#test/insert-many.ts'
import { testShop } from '#test/shop.ts'
import type { Trx } from '../platform/database/db.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { db } = shop.ctx
const { staff, pagesReadBy } = countedShop(shop.ctx)
const { api } = await staff('owner')
const count = 10_000
const tables = [
  'orders',
  'order_items',
  'products',
  'variants',
  'stock_levels',
  'stock_movements',
  'audit_events',
]
const sizes = Array.from({ length: 12 }, (_, at) => `S${at}`)

/**
 * Ten thousand copies of an order, and of a product with twelve variants, with names, phones and
 * stock of their own. In parts, because a connection waits twelve seconds for a statement at most.
 */
beforeAll(async () => {
  const { id } = await aCompletedOrder(shop, await aSellingPlace(shop.ctx))
  await db.transaction().execute(async (trx) => {
    // Longer than a shop may wait for a statement.
    await sql`set local statement_timeout = 0`.execute(trx)
    await insertMany(trx, tables, () => insertRows(trx, id))
  })
  await sql`vacuum analyze`.execute(db)
}, 300_000)

async function insertRows(trx: Trx, id: string): Promise<void> {
  await sql`insert into orders (id, reference, store_id, locale, current_status, fulfilment, paid_at,
      payment_method, payment, delivery_method, delivery, recipient, contact_email, contact_phone,
      country, original_cents, product_discount_cents, shop_discount_cents, shipping_cents,
      total_cents, access_key, created_at)
    select 'many' || n, 'PR-' || lpad(n::text, 4, '0') || '-' || lpad((n % 999)::text, 3, '0'),
      o.store_id, o.locale, case when n % 3 = 0 then 'pending' else 'completed' end,
      case when n % 3 = 0 then 'none' else o.fulfilment end, o.paid_at, o.payment_method, o.payment,
      o.delivery_method, o.delivery,
      o.recipient || jsonb_build_object('name', 'Buyer ' || n, 'phone', (60000000 + n)::text),
      'buyer' || n || '@example.com', '+852' || (60000000 + n), o.country, o.original_cents + n,
      o.product_discount_cents, o.shop_discount_cents, o.shipping_cents, o.total_cents + n,
      'key' || n, now() - n * interval '8 minutes'
    from generate_series(1, ${count}) n, (select * from orders where id = ${id}) o`.execute(trx)
  await sql`insert into order_items (id, order_id, position, product_id, variant_id, sku, slug,
      product_title, variant_title, qty, original_cents, unit_cents, subtotal_cents,
      global_discount_cents)
    select 'many' || n || '-' || i.position, 'many' || n, i.position, i.product_id, i.variant_id,
      i.sku || n, i.slug, i.product_title, i.variant_title, i.qty, i.original_cents, i.unit_cents,
      i.subtotal_cents, i.global_discount_cents
    from generate_series(1, ${count}) n,
      (select * from order_items where order_id = ${id}) i`.execute(trx)
  await sql`insert into products (id, handle, status, title, subtitle, description, style_number,
      updated_at)
    select 'many' || n, 'many-' || n, case when n % 10 = 0 then 'draft' else 'active' end,
      jsonb_build_object('en', 'Coat ' || n, 'zh', '大衣' || n, 'cn', '大衣' || n),
      p.subtitle, p.description, 'C-' || n, now() - n * interval '1 minute'
    from generate_series(1, ${count}) n, (select * from products order by id limit 1) p`.execute(
    trx,
  )
  for (const size of sizes) {
    await sql`insert into variants (id, product_id, colour_code, size, sku, price_cents)
      select 'many' || n || ${size}, 'many' || n, v.colour_code, ${size}, 'C' || n || ${size},
        v.price_cents
      from generate_series(1, ${count}) n, (select * from variants order by id limit 1) v`.execute(
      trx,
    )
    await sql`insert into stock_levels (variant_id, warehouse_id, on_hand)
      select v.id, w.id, abs(hashtext(v.id)) % 40
      from variants v, warehouses w
      where v.id like 'many%' and v.size = ${size}`.execute(trx)
    await sql`insert into stock_movements (variant_id, warehouse_id, kind, on_hand_change, reason)
      select v.id, w.id, 'receive', 1, 'Delivery' from variants v, warehouses w
      where v.id like 'many%' and v.size = ${size}`.execute(trx)
  }
  for (let tenth = 0; tenth < 10; tenth++) {
    await sql`insert into audit_events (staff_id, action, subject_kind, subject_id)
      select s.id, 'order.ship', 'order', 'many' || n
      from generate_series(${tenth * count + 1}::int, ${(tenth + 1) * count}::int) n,
        (select id from staff limit 1) s`.execute(trx)
  }
}

const orders = {
  'the newest orders': () => api('GET /orders', { query: {} }),
  'the last page': () => api('GET /orders', { query: { page: 500 } }),
  'the dearest first': () => api('GET /orders', { query: { sort: '-total' } }),
  'by number': () => api('GET /orders', { query: { keyword: 'PR-4321-325' } }),
  'by phone': () => api('GET /orders', { query: { keyword: '6000 4321' } }),
  'by name': () => api('GET /orders', { query: { keyword: 'Buyer 4321' } }),
  'by a name that all have': () => api('GET /orders', { query: { keyword: 'buyer' } }),
  'by email': () => api('GET /orders', { query: { keyword: 'buyer4321@' } }),
  'by what a bank calls a payment': () =>
    api('GET /orders', { query: { keyword: 'N11250123456' } }),
  'paid in a week': () =>
    api('GET /orders', { query: { paid_from: '2026-11-01', paid_to: '2026-11-07' } }),
  'of a shop': () => api('GET /orders', { query: { warehouse_id: 'none' } }),
  'to pack': () =>
    api('GET /orders', {
      query: { current_status: 'pending', is_paid: 'true', fulfilment: 'none' },
    }),
  'with a payment proof': () => api('GET /orders', { query: { has_waiting_proof: 'true' } }),
  'by courier, by FPS': () =>
    api('GET /orders', { query: { delivery_method: 'DELIVERY', payment_method: 'fps' } }),
} as const

const products = {
  'the last changed products': () => api('GET /products', { query: {} }),
  'the last page': () => api('GET /products', { query: { page: 500 } }),
  'by title': () => api('GET /products', { query: { sort: 'title' } }),
  'of a word': () => api('GET /products', { query: { keyword: 'coat 4321' } }),
  'of a word that all have': () => api('GET /products', { query: { keyword: '大衣' } }),
  'of a SKU': () => api('GET /products', { query: { keyword: 'C4321S7' } }),
  drafts: () => api('GET /products', { query: { status: 'draft' } }),
  'in stock': () => api('GET /products', { query: { stock: 'in_stock' } }),
  'with few left': () => api('GET /products', { query: { stock: 'low' } }),
  'sold out': () => api('GET /products', { query: { stock: 'sold_out' } }),
} as const

const stock = {
  'of every variant': () => api('GET /stock', { query: {} }),
  'of a word': () => api('GET /stock', { query: { keyword: 'coat 4321' } }),
  'of a word that none has': () => api('GET /stock', { query: { keyword: 'nobody' } }),
  'with at most five left': () => api('GET /stock', { query: { at_most: 5 } }),
  'with few left': () => api('GET /stock', { query: { is_low: 'true' } }),
} as const

const others = {
  Today: () => api('GET /today'),
  colours: () => api('GET /colours'),
  staff: () => api('GET /staff'),
  'customers of a word': () => api('GET /customers', { query: { keyword: 'buyer4321@' } }),
  'the first entries of the audit log': () => api('GET /audit-log', { query: { page: 2000 } }),
  'the first stock movements': () => api('GET /stock/movements', { query: { page: 2000 } }),
} as const

/** Once over 120,000 variants with their stock in every warehouse. */
const pass = CompiledQuery.raw(`select count(*), sum(length(v.sku)) from variants v
  join stock_levels s on s.variant_id = v.id where v.archived_at is null`)

/** In passes; looking up the stock of each variant would take eighty. */
const views = [
  ...viewsOf({ orders, products }, 1),
  // What matches is looked up row by row.
  ...viewsOf({ stock, others }, 4),
]

function viewsOf(lists: Record<string, Record<string, () => Promise<unknown>>>, most: number) {
  return Object.entries(lists).flatMap(([list, ofList]) =>
    Object.entries(ofList).map(([view, read]) => [`${list}: ${view}`, most, read] as const),
  )
}

let whole = 0

beforeAll(async () => {
  whole = await pagesOf(db, pass)
})

test.each(views)('%s: read less than %i times over the stock', async (_name, most, read) => {
  expect((await pagesReadBy(read)) / whole).toBeLessThan(most)
})

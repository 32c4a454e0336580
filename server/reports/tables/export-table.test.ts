import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainCell } from '#domain/csv.ts'
import { aSellingPlace, byCourier, chan } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { exportTable, tables, type Table } from './export-table.ts'
import { tableQueries } from './table-queries.ts'

const shop = await testShop()
const { db } = shop.ctx
const place = await aSellingPlace(shop.ctx)

async function exported(table: Table): Promise<Record<string, string>[]> {
  const parts: string[] = []
  const count = await exportTable(db, table, async (text) => parts.push(text))
  const rows = parse<Record<string, string>>(parts.join(''), { bom: true, columns: true })
  expect(rows).toHaveLength(count)
  return rows
}

test('every table that can be named is exported', () => {
  expect(tables.toSorted()).toEqual(Object.keys(tableQueries).toSorted())
})

test('an order is exported with its items, amounts and recipient, and nothing in it is a formula', async () => {
  const formula = '=HYPERLINK("http://evil.example")'
  const order = await anOrder(shop, place, {
    delivery_details: { ...chan, name: formula, note: 'Line one\nline "two", three' },
  })
  const rows = await exported('orders')
  expect(rows).toMatchObject([
    {
      Order: order.reference,
      Status: 'submitted',
      Payment: 'fps',
      Paid: '',
      Total: '800.00',
      Refunded: '0.00',
      Address: 'Flat 3A, 12/F, Harbour Court, 1 Hoi Yuen Road, kwun-tong',
      Note: 'Line one\nline "two", three',
      Quantity: '2',
      Price: '380.00',
    },
  ])
  expect(rows[0]?.['Name']).toBe(`'${formula}`)
  expect(plainCell(rows[0]?.['Name'] ?? '')).toBe(formula)
})

test('amounts of an order of several items stand on its first row alone', async () => {
  const buyer = await shop.visitor()
  const pieces = await Promise.all(
    [38_000, 52_000].map((price) =>
      aProduct(shop.ctx, { price, stock: 5, warehouseId: place.stockroom }),
    ),
  )
  const ids = pieces.map((piece) => piece.variant().id)
  for (const id of ids) await addToCart(buyer, id)
  const { reference } = await checkOut(buyer, byCourier(place, ids))
  const rows = (await exported('orders')).filter((row) => row['Order'] === reference)
  const cells = (name: string) => rows.map((row) => row[name])
  expect(cells('Total')).toEqual(['900.00', ''])
  expect(cells('Refunded')).toEqual(['0.00', ''])
  expect(cells('Original price')).toEqual(['900.00', ''])
  expect(new Set(cells('Subtotal'))).toEqual(new Set(['380.00', '520.00']))
})

test('stock is exported by variant and warehouse', async () => {
  const { id } = await anOrder(shop, place)
  const item = await db
    .selectFrom('order_items')
    .select('sku')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await exported('stock')
  expect(rows.filter((row) => row['SKU'] === item.sku)).toMatchObject([
    { Warehouse: 'stockroom', 'On hand': '5', Reserved: '2', Available: '3' },
  ])
})

test('customers are exported with what they bought; visitors and closed accounts are not', async () => {
  const member = await aMember(shop)
  const gone = await aMember(shop)
  await shop.visitor()
  await db
    .updateTable('accounts')
    .set({ closed_at: new Date() })
    .where('id', '=', gone.accountId)
    .execute()
  expect(await exported('customers')).toMatchObject([
    { Email: member.email, 'Paid orders': '0', 'Paid in all': '0.00' },
  ])
})

test('a refund is taken off what was paid once it is done', async () => {
  const staff = await shop.staff()
  const member = await aMember(shop)
  const { id, reference } = await anOrder(shop, place, {}, false, member)
  await acceptPayment(shop.ctx, id, 'Seen')
  const { refunds } = await staff.api('POST /orders/{id}/refunds', {
    params: { id },
    body: { amount: '300.00', reason: 'A flaw' },
  })
  const cells = async () => {
    const [orders, customers] = [await exported('orders'), await exported('customers')]
    const order = orders.find((row) => row['Order'] === reference)
    const customer = customers.find((row) => row['Email'] === member.email)
    return [order?.['Refunded'], customer?.['Paid in all']]
  }
  expect(await cells()).toEqual(['0.00', '800.00'])
  await staff.api('PUT /refunds/{id}/done', {
    params: { id: refunds[0]?._id ?? '' },
    body: { reference: 'FPS 1127' },
  })
  expect(await cells()).toEqual(['300.00', '500.00'])
})

test('more rows than are read at once are all exported, once each', async () => {
  await sql`
    insert into posts (id, slug, type, title, description, body, author)
    select 'post_' || n, 'post-' || n, 'news', ${'{"en":"A","zh":"甲","cn":"甲"}'}::jsonb, '{}', '{"en":"*Text*"}', '{}'
    from generate_series(1, 1201) n`.execute(db)
  const rows = await exported('journal')
  expect(new Set(rows.map((row) => row['Slug'])).size).toBe(1201)
  expect(rows[0]).toMatchObject({ Library: 'posts', 'Title (zh)': '甲', Body: '*Text*' })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCourier, aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const courier = await aCourier(ctx, {
  title: 'Swift Post',
  trackingUrl: 'https://track.example/?no={number}',
})
const { api } = await shop.staff()

/** A paid order of one shirt and two caps. */
async function aMixedOrder() {
  const data = { price: 10_000, warehouseId: place.stockroom }
  const shirt = (await aProduct(ctx, { ...data, title: 'Oxford shirt' })).variant().id
  const cap = (await aProduct(ctx, { ...data, title: 'Rain cap' })).variant().id
  const buyer = await shop.visitor()
  await addToCart(buyer, shirt)
  await addToCart(buyer, cap, 2)
  const { order_id: id, reference } = await checkOut(buyer, byCourier(place, [shirt, cap]))
  const params = { id }
  await api('PUT /orders/{id}/paid', { params, body: { note: 'Seen' } })
  const { items } = await api('GET /orders/{id}', { params })
  const itemId = (title: string) =>
    items.find(({ product_title }) => product_title.en === title)?._id ?? ''
  return { id, reference, params, itemId }
}

async function sent() {
  await runDueJobs(shop, 'send_order_email')
  return shop.emails.splice(0)
}

test('a parcel email shows its items, courier and tracking, and the items to follow', async () => {
  const { reference, params, itemId } = await aMixedOrder()
  await sent()
  await api('POST /orders/{id}/shipments', {
    params,
    body: {
      tracking_number: 'SP 100',
      courier_id: courier.id,
      items: [{ order_item_id: itemId('Rain cap'), qty: 1 }],
    },
  })
  const [first] = await sent()
  expect(first?.subject).toContain(`Part of order ${reference} is on its way`)
  const [inParcel = '', toFollow = ''] = first?.text.split('To follow') ?? []
  expect(inParcel).toMatch(/In this parcel\nRain cap.*: × 1/)
  expect(inParcel).not.toContain('Oxford shirt')
  expect(toFollow).toMatch(/Oxford shirt.*: × 1\nRain cap.*: × 1/)
  for (const text of [first?.text, first?.html]) {
    expect(text).toContain('Swift Post')
    expect(text).toContain('SP 100')
    expect(text).toContain('https://track.example/?no=SP%20100')
    expect(text).not.toContain('Total')
  }
  await api('POST /orders/{id}/shipments', { params, body: { tracking_number: 'SP2' } })
  const [last] = await sent()
  expect(last?.subject).toContain(`The rest of order ${reference} is on its way`)
  expect(last?.text).toMatch(/Oxford shirt.*: × 1\nRain cap.*: × 1/)
  expect(last?.text).not.toContain('To follow')
})

test('a parcel with every item announces the whole order', async () => {
  const { reference, params } = await aMixedOrder()
  await sent()
  await api('POST /orders/{id}/shipments', { params, body: {} })
  const [email] = await sent()
  expect(email?.subject).toContain(`Order ${reference} is on its way`)
  expect(email?.text).toMatch(/Oxford shirt.*: × 1\nRain cap.*: × 2/)
})

test('messages about one order are sent one at a time, in order', async () => {
  const { id } = await aMixedOrder()
  const { rows } = await sql<{ name: string; queue: string | null }>`
    select t.identifier as name, q.queue_name as queue
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.payload ->> 'order_id' = ${id} and t.identifier like 'send_order_%'
    order by j.id`.execute(ctx.db)
  expect(rows.map(({ name }) => name)).toEqual([
    'send_order_email',
    'send_order_email',
    'send_order_sms',
  ])
  expect(new Set(rows.map(({ queue }) => queue)).size).toBe(1)
  expect(rows[0]?.queue).toMatch(/^order-messages-\w$/)
})

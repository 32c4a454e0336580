import { expect, test } from 'vitest'
import { hongKongDay } from '#domain/dates.ts'
import { anAgent } from '#test/agents/buying.ts'
import { testPlatform, type Json } from '#test/agents/platform.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const origin = 'https://shop.test'
const shop = await testShop({
  PUBLIC_URL: origin,
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
})
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const agent = anAgent(app, origin, platform)
const { host } = new URL(platform.origin)
const { api } = await shop.staff('owner')

async function aReadyCheckout() {
  const product = await aProduct(ctx, {
    price: 38_000,
    sizes: ['M', 'L'],
    warehouseId: place.stockroom,
  })
  const { id, continue_url: url }: Json = await agent.ready(product.variant('M').id, place.courier)
  return { id, url: String(url), product }
}

async function placedByAgent(): Promise<string> {
  const { id } = await aReadyCheckout()
  return (await agent.complete(id)).body.order.id
}

async function placedByPerson() {
  const { url, product } = await aReadyCheckout()
  const buyer = await shop.visitor()
  await buyer.api('POST /stores/{store_id}/handoffs/{handoff_key}', {
    params: { store_id: 'main', handoff_key: url.split('/').at(-1) ?? '' },
    body: {},
  })
  const { order_id: id } = await checkOut(buyer, byCourier(place, [product.variant('M').id]))
  return { id, buyer, product }
}

const read = (id: string) => api('GET /orders/{id}', { params: { id } })

test.each([
  ['the agent places', placedByAgent],
  ['a person places from its link', async () => (await placedByPerson()).id],
])('an order that %s names the platform', async (_, place) => {
  expect(await read(await place())).toMatchObject({ channel: 'agent', agent: host, taken_by: null })
})

test('orders through agents are a channel of the list, the export and the sales', async () => {
  const id = await placedByAgent()
  const other = await anOrder(shop, place)
  expect(await read(other.id)).toMatchObject({ channel: 'web', agent: null })
  const query = { channel: 'agent' } as const
  const ids = (await api('GET /orders', { query })).data.map(({ _id }) => _id)
  expect(ids).toContain(id)
  expect(ids).not.toContain(other.id)
  const exported = await api('GET /orders/export', { query })
  expect(exported.data.find(({ _id }) => _id === id)).toMatchObject({ agent: host })
  await acceptPayment(ctx, id)
  await acceptPayment(ctx, other.id)
  const today = hongKongDay(ctx.clock())
  const sales = await api('GET /reports/sales', {
    query: { from: today, to: today, by: 'channel' },
  })
  expect(sales.rows.find(({ key }) => key === 'agent')).toMatchObject({
    order_count: 1,
    net: '420.00',
  })
})

test('what replaces items of such an order is an order of the shop’s own', async () => {
  const { id, buyer, product } = await placedByPerson()
  await acceptPayment(ctx, id)
  await shipOrder(ctx, id, 'SF1')
  await completeOrder(ctx, id, 'guest')
  const params = { id }
  const [item] = (await read(id)).items
  const items = { order_item_id: item?._id ?? '', qty: 1 }
  const asked = await buyer.api('POST /orders/{id}/refund-request', {
    params,
    body: { reason: 'Too small', refund_items: [items] },
  })
  await api('PUT /refund-requests/{id}/exchange', {
    params: { id: asked.data[0]?._id ?? '' },
    body: {
      items: [{ ...items, restock_qty: 1, variant_id: product.variant('L').id }],
      answer: 'With pleasure',
    },
  })
  const { data } = await api('GET /orders', { query: { payment_method: 'exchange' } })
  expect(data).toMatchObject([{ channel: 'web' }])
})

test('the host of a profile is read as the server reads it', async () => {
  const addresses = [
    'https://agents.example/profile.json',
    'https://agents.example:8443/a@b?c',
    'https://user:p%40ss@agents.example/',
    'https://[2001:db8::1]/profile',
  ]
  for (const url of addresses) {
    const { href } = new URL(url)
    const row = await ctx.db
      .selectNoFrom((eb) => eb.fn<string>('host_of_profile', [eb.val(href)]).as('host'))
      .executeTakeFirstOrThrow()
    expect(row.host).toBe(new URL(href).host)
  }
})

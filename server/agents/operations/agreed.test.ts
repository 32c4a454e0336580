import { expect, test } from 'vitest'
import {
  agentAddress,
  agentBuyer,
  anAgent,
  codesOf,
  itemsOf,
  paidBy,
  sessionsPath,
  shippedBy,
} from '#test/agents/buying.ts'
import { aKey, testPlatform, type Json } from '#test/agents/platform.ts'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { testShop } from '#test/shop.ts'

/** An agent gets what it and its buyer agreed to, in their language, or is told what changed. */

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const key = aKey()
const agent = anAgent(app, origin, platform, { key })
const { call } = agent

const aShirt = () => aProduct(ctx, { price: 38_000, stock: 9, warehouseId: place.stockroom })
const completing = (id: string) => `${sessionsPath}/${id}/complete`

async function priceAt(variantId: string, cents: number): Promise<void> {
  await ctx.db
    .updateTable('variants')
    .set({ price_cents: cents })
    .where('id', '=', variantId)
    .execute()
}

test('an order is never placed at another total than the platform last saw', async () => {
  const variantId = (await aShirt()).variant().id
  const { id } = await agent.ready(variantId, place.courier)
  await priceAt(variantId, 48_000)
  const asked = await call('POST', completing(id), paidBy())
  expect(asked.body.status).toBe('ready_for_complete')
  expect(codesOf(asked.body)).toContain('total_changed')
  const agreed = await call('POST', completing(id), paidBy())
  expect(agreed.body.status).toBe('completed')

  const read = await agent.ready(variantId, place.courier)
  await priceAt(variantId, 58_000)
  await agent.read(read.id)
  expect((await call('POST', completing(read.id), paidBy())).body.status).toBe('completed')
})

test('a session keeps its language', async () => {
  const variantId = (await aShirt()).variant().id
  const context = { language: 'zh-Hant' }
  const made = await agent.ready(variantId, place.courier, 1, { context })
  const done = await call('POST', completing(made.id), paidBy())
  const { locale } = await ctx.db
    .selectFrom('orders')
    .select('locale')
    .where('id', '=', done.body.order.id)
    .executeTakeFirstOrThrow()
  expect(locale).toBe('zh')
  const [{ content }] = done.body.messages
  expect(content).toMatch(/\p{Script=Han}/u)
})

test('one selected instrument pays, and none is chosen among several', async () => {
  const variantId = (await aShirt()).variant().id
  const { id } = await agent.ready(variantId, place.courier)
  const fps = { id: 'i1', handler_id: 'fps', type: 'fps' }
  const other = { ...fps, id: 'i2' }
  for (const instruments of [
    [],
    [fps, other],
    [{ ...fps, selected: false }],
    [
      { ...fps, selected: true },
      { ...other, selected: true },
    ],
  ]) {
    const refused = await call('POST', completing(id), { payment: { instruments } })
    expect(refused.body.status).toBe('ready_for_complete')
    expect(codesOf(refused.body)).toContain('payment_failed')
  }
  const instruments = [
    { ...fps, selected: false },
    { ...other, selected: true },
  ]
  const done = await call('POST', completing(id), { payment: { instruments } })
  expect(done.body.status).toBe('completed')
})

test('a place that is not among the choices is asked for, not replaced', async () => {
  const variantId = (await aShirt()).variant().id
  const shipping = {
    ...shippedBy(place.courier).methods[0],
    destinations: [{ id: 'home', ...agentAddress }],
  }
  for (const method of [shipping, { type: 'pickup' }]) {
    const methods = [{ ...method, selected_destination_id: 'nowhere' }]
    const made = await call('POST', sessionsPath, {
      line_items: itemsOf(variantId),
      buyer: agentBuyer,
      fulfillment: { methods },
    })
    expect(made.body.status).toBe('incomplete')
    expect(made.body.messages).toMatchObject([
      { path: '$.fulfillment.methods[0].selected_destination_id' },
    ])
  }
})

test('what a signed request was answered is not repeated to an unsigned one', async () => {
  const { id } = await agent.ready((await aShirt()).variant().id, place.courier)
  const idempotencyKey = crypto.randomUUID()
  const signed = await call('POST', completing(id), paidBy(), { idempotencyKey })
  expect(signed.body.status).toBe('completed')
  const unsigned = await call('POST', completing(id), paidBy(), {
    idempotencyKey,
    key: undefined,
  })
  expect(unsigned).toMatchObject({ status: 401, body: { code: 'signature_missing' } })
})

test('what does not exist leaves no option selected', async () => {
  const { id } = await aProduct(ctx, { sizes: ['M', 'L'], stock: 9, warehouseId: place.stockroom })
  const selected = [{ name: 'Size', label: 'Nonexistent' }]
  const { body } = await call('POST', '/ucp/catalog/product', {
    id,
    selected,
    preferences: ['Size'],
  })
  expect(body.product.selected).toEqual([])
})

test('what became of an order is told in order, and stays as it was told', async () => {
  const { id } = await agent.ready((await aShirt()).variant().id, place.courier, 3)
  const { order } = (await call('POST', completing(id), paidBy())).body
  await acceptPayment(ctx, order.id)
  const { api } = await shop.staff('owner')
  const params = { id: order.id }
  const events = async (): Promise<Json[]> =>
    (await call('GET', `/ucp/orders/${order.id}`)).body.fulfillment.events
  await api('PUT /orders/{id}/packed', { params })
  const [packed] = await events()
  await api('POST /orders/{id}/shipments', { params, body: { tracking_number: 'SF123' } })
  await api('PUT /orders/{id}/completed', { params })
  const told = await events()
  expect(told.map(({ type }) => type)).toEqual(['processing', 'shipped', 'delivered'])
  expect(told[0]).toEqual(packed)
  const times = told.map(({ occurred_at: at }) => new Date(at).getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a link brings the only shop, the code that counts and the locker along', async () => {
  const variantId = (await aShirt()).variant().id
  const opened = async ({ continue_url: url }: Json): Promise<Json> => {
    const { api } = await shop.visitor()
    const { handoff } = await api('POST /stores/{store_id}/handoffs/{handoff_key}', {
      params: { store_id: 'main', handoff_key: url.split('/').at(-1) },
      body: {},
    })
    return handoff
  }
  const collected = await agent.ready(variantId, place.courier, 1, {
    fulfillment: { methods: [{ type: 'pickup' }] },
    discounts: { codes: ['NOTHING'] },
  })
  expect(await opened(collected)).toMatchObject({
    voucher_code: null,
    details: { method: 'PICKUP', warehouse_id: place.mall },
  })
  const { id: lockers } = await aCourier(ctx, { needsPointCode: true })
  const toLocker = await agent.ready(variantId, lockers, 1, {
    fulfillment: shippedBy(lockers, { ...agentAddress, extended_address: '852TAL' }),
  })
  expect(await opened(toLocker)).toMatchObject({
    details: { courier_id: lockers, point_code: '852TAL' },
  })
})

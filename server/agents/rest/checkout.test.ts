import { expect, test } from 'vitest'
import {
  agentAddress,
  agentBuyer,
  amountsOf,
  anAgent,
  codesOf,
  itemsOf,
  paidBy,
  sessionsPath,
  shippedBy,
} from '#test/agents/buying.ts'
import { aKey, aProfile, testPlatform, type Json } from '#test/agents/platform.ts'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../../inventory/stock-checks.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const key = aKey()
const webhookUrl = `${platform.origin}/hooks`
const agent = anAgent(app, origin, platform, { key, webhookUrl })
const { call, send } = agent

async function aVariant(stock = 5, price = 38_000) {
  const product = await aProduct(ctx, { price, stock, warehouseId: place.stockroom })
  return product.variant().id
}

async function aReadyCheckout(id: string, quantity = 1, more: object = {}): Promise<Json> {
  const body = await agent.ready(id, place.courier, quantity, more)
  expect(body.status).toBe('ready_for_complete')
  return body
}

test('a checkout says what is missing until it is ready', async () => {
  const id = await aVariant()
  const made = await call('POST', sessionsPath, { line_items: itemsOf(id, 2) })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    status: 'incomplete',
    currency: 'HKD',
    ucp: { payment_handlers: { 'test.shop.fps': [{ id: 'fps' }] } },
    line_items: [{ id: 'li_1', item: { id, price: 38_000 }, quantity: 2 }],
    continue_url: expect.stringMatching(/^https:\/\/shop\.test\/shop\/main\/handoff\/\w{32}$/),
  })
  expect(amountsOf(made.body)).toEqual({ subtotal: 76_000, total: 76_000 })
  const paths = made.body.messages.map(({ path }: { path: string }) => path)
  expect(paths).toEqual([
    '$.buyer.email',
    '$.buyer.phone_number',
    '$.buyer.first_name',
    '$.fulfillment.methods',
  ])
  const path = `${sessionsPath}/${made.body.id}`
  const addressed = await call('PUT', path, {
    line_items: [{ id: 'li_1', item: { id }, quantity: 2 }],
    buyer: agentBuyer,
    fulfillment: shippedBy(),
  })
  const [method] = addressed.body.fulfillment.methods
  expect(method).toMatchObject({
    type: 'shipping',
    line_item_ids: ['li_1'],
    selected_destination_id: 'dest_1',
    groups: [{ options: [{ id: place.courier, totals: [{ amount: 4000 }, { amount: 4000 }] }] }],
  })
  expect(method.groups[0].options[0].description).toMatch(/^Arrives /)
  expect(codesOf(addressed.body)).toEqual(['field_required'])
  const ready = await call('PUT', path, {
    line_items: itemsOf(id, 2),
    buyer: agentBuyer,
    fulfillment: {
      methods: [
        {
          id: 'shipping',
          selected_destination_id: 'dest_1',
          groups: [{ id: method.groups[0].id, selected_option_id: place.courier }],
        },
      ],
    },
  })
  expect(ready.body.status).toBe('ready_for_complete')
  expect(amountsOf(ready.body)).toEqual({ subtotal: 76_000, fulfillment: 4000, total: 80_000 })
  expect(await call('GET', path)).toMatchObject({ body: ready.body })
})

test('completing places the order, once, and tells how to pay', async () => {
  const id = await aVariant()
  const { id: session } = await aReadyCheckout(id, 2)
  const path = `${sessionsPath}/${session}/complete`
  const done = await call('POST', path, paidBy())
  expect(done.body).toMatchObject({
    status: 'completed',
    order: { label: expect.any(String), permalink_url: expect.stringContaining('/order/') },
    messages: [{ type: 'info', code: 'payment_instructions' }],
  })
  expect(done.body.messages[0].content).toContain('PRAYA CLOTHING LIMITED')
  expect(amountsOf(done.body)).toMatchObject({ total: 80_000 })
  expect(done.headers.get('signature')).toMatch(/^sig1=:/)
  const again = await call('POST', path, paidBy())
  expect(again.body.order).toEqual(done.body.order)
  const orders = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .selectAll('o')
    .where('i.variant_id', '=', id)
    .execute()
  expect(orders).toMatchObject([
    {
      id: done.body.order.id,
      contact_email: 'tai.man@example.com',
      payment_method: 'fps',
      current_status: 'submitted',
      recipient: {
        name: 'Tai Man Chan',
        address: { district: 'kwun-tong', street: '1 Hoi Yuen Road', unit: 'Flat 3A' },
      },
    },
  ])
  await runDueJobs(shop, 'send_order_email')
  expect(shop.emails.at(-1)?.to).toBe('tai.man@example.com')
  expect(await stockProblems(ctx.db)).toEqual([])
  for (const [method, body] of [
    ['PUT', { line_items: itemsOf(id) }],
    ['POST', {}],
  ] as const) {
    const target =
      method === 'PUT' ? `${sessionsPath}/${session}` : `${sessionsPath}/${session}/cancel`
    expect(await call(method, target, body)).toMatchObject({
      status: 200,
      body: { ucp: { status: 'error' }, messages: [{ code: 'invalid_state' }] },
    })
  }
})

test('a platform that knows no handler sends a person to the shop', async () => {
  const bare = platform.publish(aProfile())
  const made = await send('POST', sessionsPath, {
    profile: bare,
    body: {
      line_items: itemsOf(await aVariant()),
      buyer: agentBuyer,
      fulfillment: shippedBy(place.courier),
    },
  })
  expect(made.body).toMatchObject({
    status: 'requires_escalation',
    ucp: { payment_handlers: {} },
    messages: [{ code: 'payment_required', severity: 'requires_buyer_input' }],
  })
  const done = await send('POST', `${sessionsPath}/${made.body.id}/complete`, {
    profile: bare,
    body: paidBy(),
  })
  expect(done.body).toMatchObject({
    status: 'requires_escalation',
    continue_url: made.body.continue_url,
  })
})

test('an instrument of another handler is refused, and the checkout stays ready', async () => {
  const { id } = await aReadyCheckout(await aVariant())
  const refused = await call('POST', `${sessionsPath}/${id}/complete`, paidBy('card'))
  expect(refused.body).toMatchObject({
    status: 'ready_for_complete',
    messages: [{ code: 'payment_failed', severity: 'recoverable' }],
  })
})

test('stock is held by the order alone', async () => {
  const id = await aVariant(1)
  const first = await aReadyCheckout(id)
  const second = await aReadyCheckout(id)
  const done = await call('POST', `${sessionsPath}/${first.id}/complete`, paidBy())
  expect(done.body.status).toBe('completed')
  const late = await call('POST', `${sessionsPath}/${second.id}/complete`, paidBy())
  expect(late.body).toMatchObject({ status: 'incomplete' })
  expect(codesOf(late.body)).toEqual(['out_of_stock'])
  const none = await call('POST', sessionsPath, { line_items: itemsOf(id) })
  expect(none).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'out_of_stock' }] },
  })
  expect(none.body).not.toHaveProperty('id')
})

test('what is not sold is named and left out', async () => {
  const id = await aVariant()
  const made = await call('POST', sessionsPath, {
    line_items: [...itemsOf(id), ...itemsOf('var_nothing')],
  })
  expect(made.body.line_items).toHaveLength(1)
  expect(codesOf(made.body)).toContain('item_unavailable')
  const none = await call('POST', sessionsPath, { line_items: itemsOf('var_nothing') })
  expect(none.body.messages).toMatchObject([{ code: 'item_unavailable' }])
})

test('an order is collected from a shop without a charge', async () => {
  const fulfillment = { methods: [{ type: 'pickup', selected_destination_id: place.mall }] }
  const ready = await aReadyCheckout(await aVariant(), 1, { fulfillment })
  const [method] = ready.fulfillment.methods
  expect(method).toMatchObject({
    type: 'pickup',
    destinations: [{ id: place.mall, name: 'mall' }],
    groups: [{ selected_option_id: 'pickup' }],
  })
  expect(amountsOf(ready)).toEqual({ subtotal: 38_000, fulfillment: 0, total: 38_000 })
  const done = await call('POST', `${sessionsPath}/${ready.id}/complete`, paidBy())
  expect(done.body.status).toBe('completed')
})

test('an address that no courier reaches is said to be undeliverable', async () => {
  const far = {
    methods: [{ type: 'shipping', destinations: [{ ...agentAddress, address_country: 'AQ' }] }],
  }
  const made = await call('POST', sessionsPath, {
    line_items: itemsOf(await aVariant()),
    buyer: agentBuyer,
    fulfillment: far,
  })
  expect(made.body.messages).toMatchObject([
    { code: 'address_undeliverable', path: '$.fulfillment.methods[0].destinations[0]' },
  ])
})

test('a courier to lockers asks for the code of one', async () => {
  const locker = await aCourier(ctx, { title: 'Locker', needsPointCode: true })
  const made = await call('POST', sessionsPath, {
    line_items: itemsOf(await aVariant()),
    buyer: agentBuyer,
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [
            { address_locality: 'Sha Tin', address_country: 'HK', street_address: 'x' },
          ],
          groups: [{ selected_option_id: locker.id }],
        },
      ],
    },
  })
  expect(made.body.messages).toMatchObject([
    { path: '$.fulfillment.methods[0].destinations[0].extended_address' },
  ])
})

import { expect, test } from 'vitest'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aVoucher } from '#test/builders/promotions.ts'
import {
  agentCaller,
  aKey,
  aProfile,
  signatureOf,
  testPlatform,
  type Json,
} from '#test/agents/platform.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../../inventory/stock-checks.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const key = aKey()
const handlers = ['test.shop.fps']
const webhookUrl = `${platform.origin}/hooks`
const profile = platform.publish(aProfile({ handlers, keys: [key], webhookUrl }))
const send = agentCaller(app, origin)
const call = (method: string, path: string, body?: unknown, more = {}) =>
  send(method, path, { profile, key, body, ...more })

const sessions = '/ucp/checkout-sessions'
const buyer = {
  first_name: 'Tai Man',
  last_name: 'Chan',
  email: 'Tai.Man@example.com',
  phone_number: '+85291234567',
}
const address = {
  street_address: '1 Hoi Yuen Road',
  extended_address: 'Flat 3A',
  address_locality: 'Kwun Tong',
  address_region: 'Kowloon',
  address_country: 'HK',
}
const shipping = (option?: string) => ({
  methods: [
    {
      type: 'shipping',
      destinations: [address],
      ...(option && { groups: [{ selected_option_id: option }] }),
    },
  ],
})
const pay = (id = 'fps') => ({
  payment: { instruments: [{ id: 'i1', handler_id: id, type: id, selected: true }] },
})

async function aVariant(stock = 5, price = 38_000) {
  const product = await aProduct(ctx, { price, stock, warehouseId: place.stockroom })
  return product.variant().id
}

const lines = (id: string, quantity = 1) => [{ item: { id }, quantity }]

async function aReadyCheckout(id: string, quantity = 1, more: object = {}): Promise<Json> {
  const fulfillment = shipping(place.courier)
  const body = { line_items: lines(id, quantity), buyer, fulfillment, ...more }
  const made = await call('POST', sessions, body)
  expect(made.body).toMatchObject({ status: 'ready_for_complete' })
  expect(made.status).toBe(201)
  return made.body
}

const codes = (body: Json) => (body.messages ?? []).map(({ code }: { code: string }) => code)
const amounts = (body: Json): Record<string, number> =>
  Object.fromEntries(
    body.totals.map(({ type, amount }: { type: string; amount: number }) => [type, amount]),
  )

test('a checkout says what is missing until it is ready', async () => {
  const id = await aVariant()
  const made = await call('POST', sessions, { line_items: lines(id, 2) })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    status: 'incomplete',
    currency: 'HKD',
    ucp: { payment_handlers: { 'test.shop.fps': [{ id: 'fps' }] } },
    line_items: [{ id: 'li_1', item: { id, price: 38_000 }, quantity: 2 }],
    continue_url: expect.stringMatching(/^https:\/\/shop\.test\/shop\/main\/handoff\/\w{32}$/),
  })
  expect(amounts(made.body)).toEqual({ subtotal: 76_000, total: 76_000 })
  const paths = made.body.messages.map(({ path }: { path: string }) => path)
  expect(paths).toEqual([
    '$.buyer.email',
    '$.buyer.phone_number',
    '$.buyer.first_name',
    '$.fulfillment.methods',
  ])
  const path = `${sessions}/${made.body.id}`
  const addressed = await call('PUT', path, {
    line_items: [{ id: 'li_1', item: { id }, quantity: 2 }],
    buyer,
    fulfillment: shipping(),
  })
  const [method] = addressed.body.fulfillment.methods
  expect(method).toMatchObject({
    type: 'shipping',
    line_item_ids: ['li_1'],
    selected_destination_id: 'dest_1',
    groups: [{ options: [{ id: place.courier, totals: [{ amount: 4000 }, { amount: 4000 }] }] }],
  })
  expect(method.groups[0].options[0].description).toMatch(/^Arrives /)
  expect(codes(addressed.body)).toEqual(['field_required'])
  const ready = await call('PUT', path, {
    line_items: lines(id, 2),
    buyer,
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
  expect(amounts(ready.body)).toEqual({ subtotal: 76_000, fulfillment: 4000, total: 80_000 })
  expect(await call('GET', path)).toMatchObject({ body: ready.body })
})

test('completing places the order, once, and tells how to pay', async () => {
  const id = await aVariant()
  const { id: session } = await aReadyCheckout(id, 2)
  const path = `${sessions}/${session}/complete`
  const done = await call('POST', path, pay())
  expect(done.body).toMatchObject({
    status: 'completed',
    order: { label: expect.any(String), permalink_url: expect.stringContaining('/order/') },
    messages: [{ type: 'info', code: 'payment_instructions' }],
  })
  expect(done.body.messages[0].content).toContain('PRAYA CLOTHING LIMITED')
  expect(amounts(done.body)).toMatchObject({ total: 80_000 })
  expect(done.headers.get('signature')).toMatch(/^sig1=:/)
  const again = await call('POST', path, pay())
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
    ['PUT', { line_items: lines(id) }],
    ['POST', {}],
  ] as const) {
    const target = method === 'PUT' ? `${sessions}/${session}` : `${sessions}/${session}/cancel`
    expect(await call(method, target, body)).toMatchObject({
      status: 200,
      body: { ucp: { status: 'error' }, messages: [{ code: 'invalid_state' }] },
    })
  }
})

test('one key gives one answer, and another request with it is refused', async () => {
  const id = await aVariant()
  const idempotencyKey = crypto.randomUUID()
  const body = { line_items: lines(id) }
  const first = await call('POST', sessions, body, { idempotencyKey })
  const second = await call('POST', sessions, body, { idempotencyKey })
  expect(second).toMatchObject({ status: 201, body: first.body })
  const other = await call('POST', sessions, { line_items: lines(id, 3) }, { idempotencyKey })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  const stranger = platform.publish(aProfile({ handlers }))
  const theirs = await send('POST', sessions, { profile: stranger, body, idempotencyKey })
  expect(theirs.body.id).not.toBe(first.body.id)
})

test('a key is held for two days', async () => {
  const id = await aVariant()
  const idempotencyKey = crypto.randomUUID()
  const body = { line_items: lines(id) }
  const first = await call('POST', sessions, body, { idempotencyKey })
  shop.passTime(47 * 3600)
  await runDueJobs(shop, 'delete_expired')
  const { deleteKeys } = await import('../../platform/deletions.ts')
  await deleteKeys(ctx)
  expect((await call('POST', sessions, body, { idempotencyKey })).body.id).toBe(first.body.id)
})

test('strangers, and requests without a signature, do not reach a session', async () => {
  const { id } = await aReadyCheckout(await aVariant())
  const stranger = platform.publish(aProfile({ handlers, keys: [key] }))
  expect(await call('GET', `${sessions}/${id}`, undefined, { profile: stranger })).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
  })
  expect(await call('GET', `${sessions}/${id}`, undefined, { key: undefined })).toMatchObject({
    status: 401,
    body: { code: 'signature_missing' },
  })
})

test('a platform that knows no handler sends a person to the shop', async () => {
  const bare = platform.publish(aProfile())
  const made = await send('POST', sessions, {
    profile: bare,
    body: {
      line_items: lines(await aVariant()),
      buyer,
      fulfillment: shipping(place.courier),
    },
  })
  expect(made.body).toMatchObject({
    status: 'requires_escalation',
    ucp: { payment_handlers: {} },
    messages: [{ code: 'payment_required', severity: 'requires_buyer_input' }],
  })
  const done = await send('POST', `${sessions}/${made.body.id}/complete`, {
    profile: bare,
    body: pay(),
  })
  expect(done.body).toMatchObject({
    status: 'requires_escalation',
    continue_url: made.body.continue_url,
  })
})

test('an instrument of another handler is refused, and the checkout stays ready', async () => {
  const { id } = await aReadyCheckout(await aVariant())
  const refused = await call('POST', `${sessions}/${id}/complete`, pay('card'))
  expect(refused.body).toMatchObject({
    status: 'ready_for_complete',
    messages: [{ code: 'payment_failed', severity: 'recoverable' }],
  })
})

test('stock is held by the order alone', async () => {
  const id = await aVariant(1)
  const first = await aReadyCheckout(id)
  const second = await aReadyCheckout(id)
  const done = await call('POST', `${sessions}/${first.id}/complete`, pay())
  expect(done.body.status).toBe('completed')
  const late = await call('POST', `${sessions}/${second.id}/complete`, pay())
  expect(late.body).toMatchObject({ status: 'incomplete' })
  expect(codes(late.body)).toEqual(['out_of_stock'])
  const none = await call('POST', sessions, { line_items: lines(id) })
  expect(none).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'out_of_stock' }] },
  })
  expect(none.body).not.toHaveProperty('id')
})

test('what is not sold is named and left out', async () => {
  const id = await aVariant()
  const made = await call('POST', sessions, {
    line_items: [...lines(id), ...lines('var_nothing')],
  })
  expect(made.body.line_items).toHaveLength(1)
  expect(codes(made.body)).toContain('item_unavailable')
  const none = await call('POST', sessions, { line_items: lines('var_nothing') })
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
  expect(amounts(ready)).toEqual({ subtotal: 38_000, fulfillment: 0, total: 38_000 })
  const done = await call('POST', `${sessions}/${ready.id}/complete`, pay())
  expect(done.body.status).toBe('completed')
})

test('an address that no courier reaches is said to be undeliverable', async () => {
  const far = {
    methods: [{ type: 'shipping', destinations: [{ ...address, address_country: 'AQ' }] }],
  }
  const made = await call('POST', sessions, {
    line_items: lines(await aVariant()),
    buyer,
    fulfillment: far,
  })
  expect(made.body.messages).toMatchObject([
    { code: 'address_undeliverable', path: '$.fulfillment.methods[0].destinations[0]' },
  ])
})

test('a courier to lockers asks for the code of one', async () => {
  const locker = await aCourier(ctx, { title: 'Locker', needsPointCode: true })
  const made = await call('POST', sessions, {
    line_items: lines(await aVariant()),
    buyer,
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

test('discount codes apply, and a refused one is a warning at its place', async () => {
  const ten = { kind: 'percent', percent: 10, cap_cents: null } as const
  await aVoucher(ctx, ten, { code: 'AGENT10', title: 'Ten off' })
  const discounts = { codes: ['agent10', 'AGENT10', 'NOPE'] }
  const ready = await aReadyCheckout(await aVariant(), 2, { discounts })
  expect(ready.discounts).toMatchObject({
    codes: discounts.codes,
    applied: [
      {
        code: 'agent10',
        title: 'Ten off',
        amount: 7600,
        allocations: [{ path: '$.line_items[0]', amount: 7600 }],
      },
    ],
  })
  expect(amounts(ready)).toEqual({
    subtotal: 76_000,
    items_discount: -7600,
    fulfillment: 4000,
    total: 72_400,
  })
  expect(ready.messages).toMatchObject([
    { code: 'discount_code_already_applied', path: '$.discounts.codes[1]' },
    { code: 'discount_code_invalid', path: '$.discounts.codes[2]' },
  ])
  const done = await call('POST', `${sessions}/${ready.id}/complete`, pay())
  expect(amounts(done.body)).toMatchObject({ total: 72_400 })
})

test('a cart becomes one checkout, with its codes, whatever the request repeats', async () => {
  const id = await aVariant()
  const cart = await call('POST', '/ucp/carts', {
    line_items: lines(id, 2),
    buyer,
    discounts: { codes: ['AGENT10'] },
  })
  expect(cart.status).toBe(201)
  expect(cart.body).not.toHaveProperty('ucp.payment_handlers')
  expect(Object.keys(cart.body.ucp.capabilities)).toEqual([
    'dev.ucp.shopping.cart',
    'dev.ucp.shopping.discount',
  ])
  const body = { cart_id: cart.body.id, line_items: lines('ignored') }
  const first = await call('POST', sessions, body)
  expect(first.body).toMatchObject({
    buyer,
    line_items: [{ item: { id }, quantity: 2 }],
    discounts: { applied: [{ code: 'AGENT10' }] },
  })
  const second = await call('POST', sessions, body)
  expect(second).toMatchObject({ status: 200, body: { id: first.body.id } })
  const canceled = await call('POST', `/ucp/carts/${cart.body.id}/cancel`, {})
  expect(canceled.body.line_items).toHaveLength(1)
  expect((await call('GET', `/ucp/carts/${cart.body.id}`)).body.messages).toMatchObject([
    { code: 'not_found' },
  ])
})

test('a session ends after six hours', async () => {
  const cart = await call('POST', '/ucp/carts', { line_items: lines(await aVariant()) })
  const { id } = await aReadyCheckout(await aVariant())
  shop.passTime(6 * 3600 + 1)
  expect((await call('GET', `/ucp/carts/${cart.body.id}`)).body.messages).toMatchObject([
    { code: 'not_found' },
  ])
  const ended = await call('GET', `${sessions}/${id}`)
  expect(ended.body.status).toBe('canceled')
  expect(ended.body).not.toHaveProperty('continue_url')
})

test('an order is read by its platform alone, and its changes are sent, signed and repeated', async () => {
  const { id } = await aReadyCheckout(await aVariant(), 2)
  await runDueJobs(shop, 'deliver_agent_order')
  platform.received.length = 0
  platform.status = 503
  const done = await call('POST', `${sessions}/${id}/complete`, pay())
  const { order } = done.body
  const read = await call('GET', `/ucp/orders/${order.id}`)
  expect(read.body).toMatchObject({
    ucp: { capabilities: { 'dev.ucp.shopping.order': [{ version: '2026-04-08' }] } },
    id: order.id,
    checkout_id: id,
    line_items: [
      { id: 'li_1', quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' },
    ],
    adjustments: [],
  })
  expect(await call('GET', `/ucp/orders/${order.id}`, undefined, { key: undefined })).toMatchObject(
    {
      status: 401,
      body: { code: 'signature_missing' },
    },
  )
  const stranger = platform.publish(aProfile({ keys: [key] }))
  const theirs = await call('GET', `/ucp/orders/${order.id}`, undefined, { profile: stranger })
  expect(theirs.body.messages).toMatchObject([{ code: 'not_found' }])

  await runDueJobs(shop, 'deliver_agent_order')
  platform.status = 200
  shop.passTime(10)
  await runDueJobs(shop, 'deliver_agent_order')
  expect(platform.received).toHaveLength(2)
  const [failed, sent] = platform.received
  expect(sent?.headers['webhook-id']).toBe(failed?.headers['webhook-id'])
  expect(JSON.parse(sent?.body ?? '')).toEqual(read.body)
  expect(sent?.headers['ucp-agent']).toBe(`profile="${origin}/.well-known/ucp"`)
  await expectSigned(sent)

  const { api } = await shop.staff('owner')
  await api('PUT /orders/{id}/cancelled', {
    params: { id: order.id },
    body: { reason: 'No stock' },
  })
  await runDueJobs(shop, 'deliver_agent_order')
  expect(JSON.parse(platform.received.at(-1)?.body ?? '')).toMatchObject({
    line_items: [{ quantity: { original: 2, total: 0 }, status: 'removed' }],
    adjustments: [{ type: 'cancellation', line_items: [{ id: 'li_1', quantity: -2 }] }],
  })
})

/** By the keys that the shop publishes, with nothing but node:crypto. */
async function expectSigned(sent: (typeof platform.received)[number] | undefined) {
  const { createPublicKey, verify } = await import('node:crypto')
  const profileOfShop: Json = await (await app.request(`${origin}/.well-known/ucp`)).json()
  const [jwk] = profileOfShop.signing_keys
  const input = String(sent?.headers['signature-input']).replace(/^sig1=/, '')
  const names = [...input.matchAll(/"([^"]+)"(?=[ )])/g)].map(([, name]) => name ?? '')
  expect(names).toEqual([
    '@method',
    '@authority',
    '@path',
    'ucp-agent',
    'content-digest',
    'content-type',
  ])
  const derived: Record<string, string> = {
    '@method': 'POST',
    '@authority': new URL(platform.origin).host,
    '@path': sent?.path ?? '',
  }
  const base = [
    ...names.map((name) => `"${name}": ${derived[name] ?? String(sent?.headers[name])}`),
    `"@signature-params": ${input}`,
  ].join('\n')
  const signature = /:(.+):/.exec(String(sent?.headers['signature']))?.[1] ?? ''
  const known = createPublicKey({ key: jwk, format: 'jwk' })
  const isValid = verify(
    'sha256',
    Buffer.from(base),
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  )
  expect(isValid).toBe(true)
  const digest = signatureOf(
    { method: 'POST', url: origin, headers: {}, text: sent?.body ?? '' },
    key,
  )['content-digest']
  expect(sent?.headers['content-digest']).toBe(digest)
}

import { expect, test } from 'vitest'
import { anAgent, paidBy, sessionsPath } from '#test/agents/buying.ts'
import { aKey, aProfile, signatureOf, testPlatform, type Json } from '#test/agents/platform.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, cancelOrder } from '#test/builders/order-changes.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { eraseOrders } from '../../orders/erase-orders.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const key = aKey()
const webhookUrl = `${platform.origin}/hooks`
const agent = anAgent(app, origin, platform, { key, webhookUrl })
const { call } = agent

async function aVariant(stock = 5, price = 38_000) {
  const product = await aProduct(ctx, { price, stock, warehouseId: place.stockroom })
  return product.variant().id
}

async function aReadyCheckout(id: string, quantity = 1, more: object = {}): Promise<Json> {
  const body = await agent.ready(id, place.courier, quantity, more)
  expect(body.status).toBe('ready_for_complete')
  return body
}

test('an order is read by its platform alone, and its changes are sent, signed and repeated', async () => {
  const { id } = await aReadyCheckout(await aVariant(), 2)
  await runDueJobs(shop, 'deliver_agent_order')
  platform.received.length = 0
  platform.status = 503
  const done = await call('POST', `${sessionsPath}/${id}/complete`, paidBy())
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

test('an erased order is not found, and sent no more', async () => {
  const { id } = await aReadyCheckout(await aVariant())
  const { order } = (await call('POST', `${sessionsPath}/${id}/complete`, paidBy())).body
  await runDueJobs(shop, 'deliver_agent_order')
  platform.received.length = 0
  const { account_id: buyerId } = await ctx.db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  await cancelOrder(ctx, order.id, 'staff')
  await ctx.db.transaction().execute((trx) => eraseOrders(trx, ctx, buyerId ?? ''))
  await runDueJobs(shop, 'deliver_agent_order')
  expect(platform.received).toEqual([])
  for (const path of [`/ucp/orders/${order.id}`, `${sessionsPath}/${id}`]) {
    expect((await call('GET', path)).body.messages).toMatchObject([{ code: 'not_found' }])
  }
  const { content } = await ctx.db
    .selectFrom('agent_sessions')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(content).toEqual({ lines: [] })
})

test('parcels are in the order', async () => {
  const { id } = await aReadyCheckout(await aVariant(), 2)
  const { order } = (await call('POST', `${sessionsPath}/${id}/complete`, paidBy())).body
  await acceptPayment(ctx, order.id)
  const { api } = await shop.staff('owner')
  const params = { id: order.id }
  await api('PUT /orders/{id}/packed', { params })
  await api('POST /orders/{id}/shipments', { params, body: { tracking_number: 'SF123' } })
  expect((await call('GET', `/ucp/orders/${order.id}`)).body).toMatchObject({
    line_items: [{ quantity: { total: 2, fulfilled: 2 }, status: 'fulfilled' }],
    fulfillment: {
      events: [
        { type: 'processing', line_items: [{ id: 'li_1', quantity: 2 }] },
        {
          type: 'shipped',
          line_items: [{ id: 'li_1', quantity: 2 }],
          tracking_number: 'SF123',
          tracking_url: expect.stringContaining('/order/'),
        },
      ],
    },
  })
})

test('items exchanged or taken out, and refunds on their way, are told as well', async () => {
  const product = await aProduct(ctx, { stock: 9, warehouseId: place.stockroom, sizes: ['S', 'M'] })
  const { id } = await aReadyCheckout(product.variant('S').id, 2)
  const { order } = (await call('POST', `${sessionsPath}/${id}/complete`, paidBy())).body
  const { api } = await shop.staff('owner')
  const params = { id: order.id }
  const toldAfter = async (work: () => Promise<unknown>) => {
    await runDueJobs(shop, 'deliver_agent_order')
    platform.received.length = 0
    await work()
    await runDueJobs(shop, 'deliver_agent_order')
    return platform.received.map(({ body }) => JSON.parse(body) as Json)
  }
  const item = await ctx.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const swap = { order_item_id: item.id, qty: 2, variant_id: product.variant('M').id }
  const body = { items: [swap], reason: 'Called' }
  expect(await toldAfter(() => api('PUT /orders/{id}/items', { params, body }))).toHaveLength(1)
  await acceptPayment(ctx, order.id)
  const goodwill = { amount: '10.00', reason: 'Late' }
  const [refunded] = await toldAfter(() =>
    api('POST /orders/{id}/refunds', { params, body: goodwill }),
  )
  expect(refunded?.adjustments).toMatchObject([{ type: 'refund', status: 'pending' }])
})

/** Verifies by the keys that the shop publishes, with nothing but node:crypto. */
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

import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aKey, aProfile, signatureOf, testPlatform, type Json } from '#test/agents/platform.ts'
import { testShop } from '#test/shop.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const key = aKey()
const profile = platform.publish(aProfile({ handlers: ['test.shop.fps'], keys: [key] }))
const meta = { 'ucp-agent': { profile } }

let id = 0

async function post(message: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })
  const text = await response.text()
  const body: Json = text ? JSON.parse(text) : null
  return { status: response.status, body, headers: response.headers }
}

const rpc = (method: string, params?: unknown, headers = {}) =>
  post({ jsonrpc: '2.0', id: ++id, method, ...(params !== undefined && { params }) }, headers)

const tool = (name: string, args: object, headers = {}) =>
  rpc('tools/call', { name, arguments: args }, headers)

test('a client is introduced, and told what there is', async () => {
  const { body } = await rpc('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  expect(body.result).toMatchObject({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'Shop' },
  })
  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  const pong = await rpc('ping')
  expect(pong.body.result).toEqual({})
  expect(pong.headers.get('cache-control')).toBe('no-store')
  expect(pong.headers.get('x-content-type-options')).toBe('nosniff')
  const { tools } = (await rpc('tools/list')).body.result
  const names = tools.map(({ name }: { name: string }) => name)
  expect(names).toEqual([
    'search_catalog',
    'lookup_catalog',
    'get_product',
    'create_cart',
    'get_cart',
    'update_cart',
    'cancel_cart',
    'create_checkout',
    'get_checkout',
    'update_checkout',
    'complete_checkout',
    'cancel_checkout',
    'get_order',
    'get_shop_policies',
    'get_shops',
    'get_size_advice',
    'get_stock_in_shops',
  ])
  for (const each of tools) expect(each.inputSchema, each.name).toMatchObject({ type: 'object' })
  const complete = tools.find(({ name }: { name: string }) => name === 'complete_checkout')
  expect(complete.inputSchema.required).toEqual(['meta', 'id', 'checkout'])
  expect(complete.inputSchema.properties.meta.required).toContain('idempotency-key')
})

test('the tools of a purchase answer as REST does, in structured content', async () => {
  const product = await aProduct(ctx, { title: 'Linen shirt', warehouseId: place.stockroom })
  const found = await tool('search_catalog', { meta, catalog: { query: 'linen' } })
  const { structuredContent, content } = found.body.result
  expect(JSON.parse(content[0].text)).toEqual(structuredContent)
  expect(structuredContent.products).toMatchObject([{ id: product.id }])
  const checkout = {
    line_items: [{ item: { id: product.variant().id }, quantity: 1 }],
    buyer: { first_name: 'Ada', email: 'ada@example.com', phone_number: '+85291234567' },
    fulfillment: { methods: [{ type: 'pickup' }] },
  }
  const made = (await tool('create_checkout', { meta, checkout })).body.result.structuredContent
  expect(made.status).toBe('ready_for_complete')
  const payment = { instruments: [{ id: 'i', handler_id: 'fps', type: 'fps' }] }
  const args = { id: made.id, checkout: { payment } }
  expect(await tool('complete_checkout', { meta, ...args })).toMatchObject({
    status: 400,
    body: { error: { code: -32602 } },
  })
  const withKey = { meta: { ...meta, 'idempotency-key': crypto.randomUUID() }, ...args }
  const done = await tool('complete_checkout', withKey)
  expect(done.body.result.structuredContent).toMatchObject({ status: 'completed' })
  expect(done.headers.get('signature')).toMatch(/^sig1=:/)
  const again = await tool('complete_checkout', withKey)
  expect(again.body.result).toEqual(done.body.result)
  const gone = await tool('get_checkout', { meta, id: 'nothing' })
  expect(gone.body.result.structuredContent).toMatchObject({
    ucp: { status: 'error' },
    messages: [{ code: 'not_found' }],
  })
})

test('orders take a signed request', async () => {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_order', arguments: { meta, id: 'ord_nothing' } },
  }
  expect(await post(message)).toMatchObject({
    status: 401,
    body: { error: { code: -32000, data: { code: 'signature_missing' } } },
  })
  const text = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` }
  const signature = signatureOf({ method: 'POST', url: `${origin}/mcp`, headers, text }, key)
  const signed = await post(text, { ...headers, ...signature })
  expect(signed).toMatchObject({
    status: 200,
    body: { result: { structuredContent: { messages: [{ code: 'not_found' }] } } },
  })
})

test('refusals have the codes of JSON-RPC, and the status alongside', async () => {
  expect(await post('{')).toMatchObject({ status: 400, body: { error: { code: -32700 } } })
  expect(await post([])).toMatchObject({ status: 400, body: { error: { code: -32600 } } })
  expect((await rpc('nothing')).body.error.code).toBe(-32601)
  expect((await tool('nothing', {})).body.error.code).toBe(-32602)
  expect(await tool('search_catalog', { catalog: { query: 'x' } })).toMatchObject({
    status: 400,
    body: { error: { code: -32001, data: { code: 'invalid_profile_url' } } },
  })
  const broken = { 'ucp-agent': { profile: platform.publish('no') } }
  expect(await tool('search_catalog', { meta: broken, catalog: { query: 'x' } })).toMatchObject({
    status: 422,
    body: { error: { code: -32001, data: { code: 'profile_malformed' } } },
  })
  const ids = Array.from({ length: 51 }, (_, at) => `i${at}`)
  expect(await tool('lookup_catalog', { meta, catalog: { ids } })).toMatchObject({
    status: 400,
    body: { error: { code: -32602, data: { code: 'request_too_large' } } },
  })
})

test('other sites, versions and methods are refused', async () => {
  expect((await rpc('ping', {}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await rpc('ping', {}, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
  expect((await rpc('ping', {}, { 'mcp-protocol-version': '2025-11-25' })).status).toBe(200)
  expect((await app.request(`${origin}/mcp`)).status).toBe(405)
})

test('questions to a shop are answered without a profile', async () => {
  const measured = await aProduct(ctx, {
    title: 'Measured',
    sizes: ['M'],
    measurements: [{ size: 'M', values: { chest: 56 } }],
    warehouseId: place.mall,
    stock: 3,
  })
  const ask = async (name: string, args = {}) =>
    (await tool(name, args)).body.result.structuredContent
  expect((await ask('get_shop_policies')).pages).toHaveLength(5)
  expect((await ask('get_shops')).shops).toMatchObject([{ name: 'mall' }])
  expect(await ask('get_size_advice', { id: measured.id })).toMatchObject({
    measurements_cm: [{ size: 'M', values: { chest: 56 } }],
  })
  expect((await ask('get_stock_in_shops', { id: measured.id })).shops[0].variants).toMatchObject([
    { available: 3 },
  ])
  expect(await ask('get_size_advice', { id: 'nothing' })).toEqual({ is_found: false })
})

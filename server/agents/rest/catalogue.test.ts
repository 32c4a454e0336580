import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { agentCaller, aKey, aProfile, testPlatform } from '#test/agents/platform.ts'
import { testShop } from '#test/shop.ts'

const origin = 'https://shop.test'
const shop = await testShop({
  PUBLIC_URL: origin,
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
  RATE_LIMITS: 'on',
})
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const profile = platform.publish(aProfile())
const call = agentCaller(app, origin)

const shirts = await aCategory(ctx, { title: { en: 'Shirts', zh: '恤衫', cn: '衬衫' } })
const shirt = await aProduct(ctx, {
  title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  description: 'A **soft** shirt',
  categories: [shirts.id],
  colours: ['navy', 'white'],
  sizes: ['M', 'L'],
  price: 38_000,
  compareAt: 48_000,
  hasPictures: true,
  warehouseId: place.stockroom,
})

const search = (body: unknown, headers = {}) =>
  call('POST', '/ucp/catalog/search', { profile, body, headers })

test('the shop publishes its profile', async () => {
  const response = await app.request(`${origin}/.well-known/ucp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{2,}$/)
  expect(await response.json()).toMatchObject({
    ucp: {
      version: '2026-04-08',
      services: {
        'dev.ucp.shopping': [
          { transport: 'rest', endpoint: `${origin}/ucp` },
          { transport: 'mcp', endpoint: `${origin}/mcp` },
        ],
      },
      payment_handlers: { 'test.shop.fps': [{ id: 'fps' }] },
    },
    signing_keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }],
  })
})

test('a search finds products with prices in cents and variants for a checkout', async () => {
  const { status, body } = await search({ query: 'oxford' })
  expect(status).toBe(200)
  expect(body.ucp).toEqual({
    version: '2026-04-08',
    status: 'success',
    capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] },
  })
  expect(body.products).toMatchObject([
    {
      id: shirt.id,
      title: 'Oxford shirt',
      description: { plain: 'A soft shirt', markdown: 'A **soft** shirt' },
      price_range: { min: { amount: 38_000, currency: 'HKD' } },
      list_price_range: { min: { amount: 48_000, currency: 'HKD' } },
      categories: [{ value: 'Shirts', taxonomy: 'merchant' }],
    },
  ])
  expect(body.products[0].variants).toHaveLength(4)
  expect(body.pagination).toEqual({ has_next_page: false, total_count: 1 })
})

test('words and answers are in the language of the context, before that of the header', async () => {
  const context = { language: 'zh-Hant-HK' }
  const { body } = await search({ query: '恤衫', context }, { 'accept-language': 'en' })
  expect(body.products[0].title).toBe('牛津恤衫')
  const simplified = await search({ query: '衬衫' }, { 'accept-language': 'zh-Hans' })
  expect(simplified.body.products[0].title).toBe('牛津衬衫')
})

test('an empty search is refused, and one without results is not', async () => {
  expect(await search({})).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  const { status, body } = await search({ query: 'submarine' })
  expect(status).toBe(200)
  expect(body.products).toEqual([])
  expect(body).not.toHaveProperty('messages')
})

test('filters take categories by name and prices in the currency of the context', async () => {
  const prices = async (price: object, currency?: string) => {
    const context = currency === undefined ? {} : { context: { currency } }
    return search({ query: 'oxford', filters: { price, categories: ['恤衫'] }, ...context })
  }
  expect((await prices({ max: 38_000 })).body.products).toHaveLength(1)
  expect((await prices({ max: 37_999 })).body.products).toHaveLength(0)
  const foreign = await prices({ max: 100 }, 'USD')
  expect(foreign.body.products).toHaveLength(1)
  expect(foreign.body.messages).toMatchObject([{ type: 'warning', code: 'filter_ignored' }])
  const nowhere = await search({ filters: { categories: ['submarines'] } })
  expect(nowhere.body.products).toEqual([])
})

test('pages follow each other by cursor', async () => {
  const many = await aCategory(ctx, { title: 'Ties' })
  for (let made = 0; made < 12; made++) await aProduct(ctx, { categories: [many.id] })
  const filters = { categories: ['Ties'] }
  const first = (await search({ filters })).body
  expect(first.products).toHaveLength(10)
  expect(first.pagination.has_next_page).toBe(true)
  const { cursor } = first.pagination
  const second = (await search({ filters, pagination: { cursor } })).body
  expect(second.products).toHaveLength(2)
  expect(second.pagination.has_next_page).toBe(false)
  expect(await search({ filters, pagination: { cursor: 'bm9uc2Vuc2U' } })).toMatchObject({
    status: 400,
  })
})

test('a look-up correlates each identifier, and names those that are unknown', async () => {
  const variant = shirt.variant('white/L')
  const ids = [shirt.id, variant.id, variant.id, 'nothing']
  const { body } = await call('POST', '/ucp/catalog/lookup', { profile, body: { ids } })
  expect(body.products).toHaveLength(1)
  const inputs = body.products[0].variants.map((each: { inputs: object[] }) => each.inputs)
  expect(inputs.flat()).toEqual([
    { id: shirt.id, match: 'featured' },
    { id: variant.id, match: 'exact' },
  ])
  expect(body.messages).toEqual([{ type: 'info', code: 'not_found', content: 'nothing' }])
  const tooMany = Array.from({ length: 51 }, (_, at) => `id${at}`)
  const refused = await call('POST', '/ucp/catalog/lookup', { profile, body: { ids: tooMany } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'request_too_large' } })
})

test('options narrow a product, and preferences decide what gives way', async () => {
  const product = (body: unknown) => call('POST', '/ucp/catalog/product', { profile, body })
  const selected = [
    { name: 'Colour', label: 'white' },
    { name: 'Size', label: 'XXXL' },
  ]
  const { body } = await product({ id: shirt.id, selected, preferences: ['Colour', 'Size'] })
  expect(body.product.selected).toMatchObject([{ name: 'Colour', id: 'white' }])
  expect(body.product.variants).toHaveLength(2)
  const exact = shirt.variant('navy/L')
  const asked = (await product({ id: exact.id, selected })).body
  expect(asked.product.variants[0].id).toBe(exact.id)
  expect(asked.product.selected).toMatchObject([{ id: 'navy' }, { id: 'L' }])
  expect(asked.product.options[1].values[0]).toMatchObject({ available: true, exists: true })
  expect(await product({ id: 'nothing' })).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
  })
})

test.each([
  ['no header', {}, 400, 'invalid_profile_url'],
  ['no https', { 'ucp-agent': 'profile="http://127.0.0.1/"' }, 400, 'invalid_profile_url'],
  ['no quotes', { 'ucp-agent': 'profile=https://a.example/' }, 400, 'invalid_profile_url'],
])('a request with %s is refused', async (_name, headers, status, code) => {
  const response = await app.request(`${origin}/ucp/catalog/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"query":"oxford"}',
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code, content: expect.any(String) })
})

test.each([
  ['is gone', '{}', { status: 404 }, 424, 'profile_unreachable'],
  ['redirects', '{}', { status: 302, headers: { location: '/' } }, 424, 'profile_unreachable'],
  ['is no JSON', 'hello', {}, 422, 'profile_malformed'],
  ['is no profile', '[]', {}, 422, 'profile_malformed'],
  ['is of another version', aProfile({ version: '2025-01-01' }), {}, 422, 'version_unsupported'],
])('a profile that %s is refused', async (_name, body, answer, status, code) => {
  const other = platform.publish(body, answer)
  const refused = await call('POST', '/ucp/catalog/search', {
    profile: other,
    body: { query: 'x' },
  })
  expect(refused).toMatchObject({ status, body: { code } })
})

test('the one size of a hat has its name in each language, and is chosen by it', async () => {
  const hat = await aProduct(ctx, {
    title: 'Bucket hat',
    sizes: ['One size'],
    warehouseId: place.stockroom,
  })
  const selected = [{ name: '尺碼', label: '均碼' }]
  const context = { language: 'zh-Hant' }
  const { body } = await call('POST', '/ucp/catalog/product', {
    profile,
    body: { id: hat.id, selected, context },
  })
  const label = { id: 'One size', label: '均碼' }
  expect(body.product.options).toMatchObject([{ name: '尺碼', values: [label] }])
  expect(body.product.selected).toMatchObject([label])
})

test('without a common capability the answer is an outcome', async () => {
  const other = platform.publish(aProfile({ capabilities: ['cart', 'fulfillment'] }))
  const { status, body } = await call('POST', '/ucp/catalog/search', {
    profile: other,
    body: { query: 'oxford' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ucp: { status: 'error', capabilities: {} },
    messages: [{ code: 'capabilities_incompatible', severity: 'unrecoverable' }],
    continue_url: `${origin}/`,
  })
})

test('a profile is fetched once a minute at most, and not at once after a failure', async () => {
  const count = (url: string) => platform.fetched.get(new URL(url).pathname)
  const known = platform.publish(aProfile())
  const broken = platform.publish('hello')
  await shop.standStill(async () => {
    const send = (url: string) =>
      call('POST', '/ucp/catalog/search', { profile: url, body: { query: 'oxford' } })
    await Promise.all([send(known), send(known), send(broken), send(broken)])
    expect([count(known), count(broken)]).toEqual([1, 1])
    shop.passTime(3)
    await Promise.all([send(known), send(broken)])
    expect([count(known), count(broken)]).toEqual([1, 2])
    shop.passTime(3)
    await send(broken)
    expect(count(broken)).toBe(2)
    shop.passTime(60)
    await send(known)
    expect(count(known)).toBe(2)
  })
})

test('a signature is verified, over all that must be signed', async () => {
  const key = aKey()
  const own = platform.publish(aProfile({ keys: [key] }))
  const send = (more: object) =>
    call('POST', '/ucp/catalog/search', { profile: own, body: { query: 'oxford' }, ...more })
  expect(await send({ key })).toMatchObject({ status: 200 })
  const spoiled = (name: string, change: (text: string) => string) =>
    send({
      key,
      spoil: (headers: Record<string, string>) => {
        headers[name] = change(headers[name] ?? '')
      },
    })
  expect(await spoiled('content-digest', (text) => text.replace(':', ':A'))).toMatchObject({
    status: 400,
    body: { code: 'digest_mismatch' },
  })
  expect(await spoiled('signature-input', (text) => text.replace('"@path" ', ''))).toMatchObject({
    status: 401,
    body: { code: 'signature_invalid' },
  })
  const half = (headers: Record<string, string>) => void delete headers['signature']
  expect(await send({ key, spoil: half })).toMatchObject({
    status: 401,
    body: { code: 'signature_missing' },
  })
  expect(await send({ key: aKey() })).toMatchObject({
    status: 401,
    body: { code: 'key_not_found' },
  })
  const strong = aKey('P-384')
  const other = platform.publish(aProfile({ keys: [strong] }))
  expect(await send({ key: strong, profile: other })).toMatchObject({
    status: 400,
    body: { code: 'algorithm_unsupported' },
  })
})

test.each(['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'])(
  'a signature that leaves out %s is refused',
  async (name) => {
    const key = aKey()
    const own = platform.publish(aProfile({ keys: [key] }))
    const body = { query: 'oxford' }
    const sent = { profile: own, key, body, unsigned: [name] }
    expect(await call('POST', '/ucp/catalog/search', sent)).toMatchObject({
      status: 401,
      body: { code: 'signature_invalid' },
    })
  },
)

test('what is not JSON, or of another type, is refused', async () => {
  const path = '/ucp/catalog/search'
  expect(await call('POST', path, { profile, body: '{"query"' })).toMatchObject({ status: 400 })
  const headers = { 'content-type': 'text/plain' }
  expect(await call('POST', path, { profile, body: '{}', headers })).toMatchObject({ status: 415 })
})

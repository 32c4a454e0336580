import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aLibrary, anArticle, aPost } from '#test/builders/journal.ts'
import { aCustomer, password } from '#test/builders/customers.ts'
import { amountOff, aPromotion, aVoucher } from '#test/builders/promotions.ts'
import { anOrder } from '#test/builders/orders.ts'
import { asObject, SchemaValues } from '#test/fuzz/from-schema.ts'
import { oddCalls, type OddCall } from '#test/fuzz/odd-calls.ts'
import { oddText } from '#test/fuzz/odd-values.ts'
import { measured, spread } from '#test/measured.ts'
import { testShop } from '#test/shop.ts'
import { issueStaffToken } from '../access/staff-tokens.ts'
import { issueToken } from '../access/tokens.ts'
import { hashPassword } from '../passwords/hash-password.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const product = await aProduct(shop.ctx, { stock: 3 })
const customer = await aCustomer(shop)
const visitor = await shop.visitor()
const owner = await shop.staff('owner')
await shop.ctx.db
  .updateTable('staff')
  .set({ password_hash: await hashPassword(password) })
  .where('id', '=', owner.id)
  .execute()
const order = await anOrder(shop, place, {}, false, customer)
const library = await aLibrary(shop.ctx)
const article = await anArticle(shop.ctx, library.id)
const post = await aPost(shop.ctx)
const voucher = await aVoucher(shop.ctx, amountOff(100))
const promotion = await aPromotion(shop.ctx, amountOff(100))

/** By field name, parameter name, or first part of the path. */
const known = {
  store_id: 'main',
  product_id: product.id,
  products: product.id,
  product_variant_id: product.variant().id,
  variant_id: product.variant().id,
  variants: product.variant().id,
  orders: order.id,
  order_id: order.id,
  library_slug: library.slug,
  libraries: library.id,
  articles: article.id,
  article_id: article.id,
  posts: post.id,
  post_id: post.id,
  vouchers: voucher.id,
  voucher_id: voucher.id,
  voucher_code: voucher.code,
  promotions: promotion,
  customers: customer.accountId,
  account_id: customer.accountId,
  warehouse_id: place.stockroom,
  courier_id: place.courier,
  old_password: password,
  password,
}

/** Fresh tokens, as an earlier call may have ended them. */
async function tokensFor(base: string): Promise<(string | null)[]> {
  const { token } = await issueToken(shop.ctx.db, shop.ctx, customer.accountId)
  const { token: own } = await issueStaffToken(shop.ctx.db, shop.ctx, owner.id)
  if (base === '/api/staff') return [own, own, own, token, null]
  return [token, token, (await issueToken(shop.ctx.db, shop.ctx, visitor.accountId)).token, null]
}

/** Operations that succeeded at least once: calls refused at the door would prove little. */
const done = new Set<string>()
let operations = 0
/** Milliseconds of each answer. */
const times: number[] = []
/** `RUNS=40` sends ten thousand calls. */
const numRuns = Number(process.env.RUNS ?? 20)

/** Every operation in an API's OpenAPI document. */
async function operationsOf(base: string) {
  const document = asObject(await (await shop.app.request(`${base}/openapi.json`)).json())
  const values = new SchemaValues(document, known)
  return Object.entries(asObject(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).map(([method, operation]) => ({
      key: `${method} ${path}`,
      calls: oddCalls(path, method, operation, values),
    })),
  )
}

for (const base of ['/api/customer', '/api/staff']) {
  test.each(await operationsOf(base))(
    `${base}: $key answers whatever is sent, and never with a fault of ours`,
    async ({ key, calls }) => {
      operations += 1
      const token = fc.constantFrom(...(await tokensFor(base)))
      const property = fc.asyncProperty(calls, token, async (call, as) => {
        if ((await statusOf(base, call, as)) < 300) done.add(`${base} ${key}`)
      })
      await fc.assert(property, { numRuns, seed: 20_261_121 })
    },
  )
}

async function statusOf(base: string, call: OddCall, token: string | null): Promise<number> {
  const { method, path, headers, body } = call
  const since = performance.now()
  const response = await shop.app.request(`${base}${path}`, {
    method,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  times.push(performance.now() - since)
  expect(response.status, text).toBeLessThan(500)
  expect(text).not.toMatch(/at \w+ \(|node_modules|select .* from|syntax error/i)
  if (response.status < 400) return response.status
  const answer = { code: expect.any(String), message: expect.any(String) }
  expect(JSON.parse(text)).toMatchObject(answer)
  return response.status
}

test('many of the malformed calls pass authentication', () => {
  expect(operations).toBeGreaterThan(150)
  expect(done.size).toBeGreaterThan(operations / 3)
  measured(
    'G27',
    `${times.length} calls to ${operations} operations, ${done.size} of which succeeded at least once: 0 answers of 500; ${spread(times)}`,
  )
})

test('broken multipart is always a client error', async () => {
  const { token } = await issueToken(shop.ctx.db, shop.ctx, customer.accountId)
  const part = (name: string, type: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`
  const broken = fc.oneof(
    oddText,
    fc.record({ name: oddText, type: oddText, content: oddText }).map((each) =>
      // A header ends at the first line break.
      part(each.name, each.type, each.content),
    ),
    oddText.map((content) => `${part('file', 'image/png', content)}--x--\r\n`),
    oddText.map((content) => part('file', 'image/png', content).slice(0, 40)),
  )
  const type = fc.constantFrom(
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    'multipart/mixed; boundary=x',
  )
  const property = fc.asyncProperty(broken, type, async (body, contentType) => {
    const response = await shop.app.request('/api/files/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
      body,
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: 200, seed: 20_261_121 })
})

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
const inside = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each([
  ['a list', nested(51)],
  ['a deep list', nested(5000)],
  ['a list that fills the body', nested(120_000)],
  ['an object', inside(51)],
  ['a deep object', inside(5000)],
  ['a field', `{"name":${nested(5000)}}`],
])('%s nested beyond fifty levels is bad JSON, for customers and staff', async (_, body) => {
  for (const path of [
    '/api/customer/enquiries',
    '/api/customer/auth/login',
    '/api/staff/auth/login',
  ]) {
    const headers = { 'content-type': 'application/json' }
    const response = await shop.app.request(path, { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ code: 'bad_json' })
    expect(response.status).toBe(400)
  }
})

test('fifty levels are read', async () => {
  const headers = { 'content-type': 'application/json' }
  const call = { method: 'POST', headers, body: inside(50) }
  expect((await shop.app.request('/api/customer/enquiries', call)).status).toBe(422)
})

test.each([
  ['accept-language', 'zh-HK,'.repeat(4000)],
  ['accept-language', `${'a'.repeat(20_000)};q=1e400`],
  ['accept-language', 'zh;q=NaN, *;q=-1, ;;;,,,='],
  ['authorization', `Bearer ${'a'.repeat(60_000)}`],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a b c'],
  ['cookie', 'a='.repeat(20_000)],
  ['cookie', 'locale=%zz; locale=%E0%A4%A; =; ;;'],
  ['if-none-match', '"'.repeat(9000)],
  ['if-match', '"1e400"'],
  ['x-forwarded-for', ','.repeat(9000)],
  ['idempotency-key', 'a'.repeat(20_000)],
  ['content-length', '-1'],
  ['range', 'bytes=9999999999999999999-1'],
])('the header %s: %s is no fault of ours', async (name, value) => {
  for (const [path, method] of [
    ['/api/customer/stores/main/product-management/products/filter', 'GET'],
    ['/api/customer/enquiries', 'POST'],
    ['/api/customer/auth/user', 'GET'],
    ['/api/staff/auth/me', 'GET'],
    ['/api/newsletter/nothing', 'GET'],
    ['/files/fil_nothing/400.webp', 'GET'],
  ] as const) {
    const headers = { 'content-type': 'application/json', [name]: value }
    const body = method === 'POST' ? '{}' : undefined
    const response = await shop.app.request(path, { method, headers, ...(body && { body }) })
    expect(response.status, path).toBeLessThan(500)
  }
})

test.each([
  'keyword=a&keyword=b',
  'keyword[]=a&keyword[a][b][c]=d',
  `keyword${'[a]'.repeat(3000)}=1`,
  `${'a'.repeat(20_000)}=1`,
  '__proto__=1&constructor=2&hasOwnProperty=3',
  'page=1e400&per_page=-0',
  'page=%zz&keyword=%ff%fe%00',
  'price_min=NaN&price_max=Infinity',
  '&&&===&',
])('the query %s is no fault of ours', async (query) => {
  for (const path of [
    '/api/customer/stores/main/product-management/products/filter',
    '/api/customer/posts/all',
    '/api/customer/auth/verify',
    '/api/staff/orders',
  ]) {
    const response = await shop.app.request(`${path}?${query}`)
    expect(response.status, path).toBeLessThan(500)
  }
})

test('a refused request does not pollute built-in prototypes', () => {
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('not-found answers all have the same shape', async () => {
  for (const path of [
    '/api/customer/nothing',
    '/api/customer',
    '/api/%zz',
    '/files/x/y',
    '/api/staff/nothing',
  ]) {
    const response = await shop.app.request(path)
    expect(response.status, path).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
})

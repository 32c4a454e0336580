import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
await aSellingPlace(shop.ctx)
const product = await aProduct(shop.ctx, { stock: 3 })
const { token } = await shop.visitor()

/** What people and machines send instead of what was asked for. */
const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e999',
    '9'.repeat(400),
    '\0',
    '\ud800',
    '%',
    '%00',
    '%zz',
    "' or 1=1 --",
    '${7*7}',
    '../../etc/passwd',
    '<script>',
    '__proto__',
    'constructor',
    '襯衫',
    '𨋢',
    '👔',
    '2026-02-31',
    'a'.repeat(5000),
    ',,,',
    'main',
    product.id,
    product.variant().id,
  ),
  fc.string({ unit: 'binary' }),
)

const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('name', 'email', '__proto__', 'address', 'courier_id'), oddText),
)

const fields = [
  'product_variant_id',
  'qty',
  'checkout_product_variant_ids',
  'voucher_code',
  'delivery_info',
  'delivery_details',
  'payment_method',
  'expected_total',
  'success_url',
  'image',
  'email',
  'phone',
  'key',
  'type',
  'login_id',
  'password',
  '__proto__',
]
const parameters = [
  'page',
  'per_page',
  'sort_by',
  'sort_order',
  'category_ids',
  'keyword',
  'colours',
  'price_min',
  'price_max',
  'with_facets',
  'country_code',
  'product_id',
  'items_per_page',
  'store_id',
  'email',
  'phone',
  'slug',
  'in_stock',
]

const oddCall = fc.record({
  key: fc.constantFrom(...endpoints.map(({ key }) => key)),
  segment: oddText,
  isMainStore: fc.boolean(),
  query: fc.dictionary(fc.constantFrom(...parameters), oddText, { maxKeys: 4 }),
  body: fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .dictionary(fc.constantFrom(...fields), oddValue, { maxKeys: 5 })
        .map((each) => JSON.stringify(each)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        '"x"',
        '{"a":',
        '[[[[',
        '\u0000',
        '1e400',
        '{"__proto__":{"x":1}}',
      ),
    },
  ),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    '',
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      'authorization',
      'idempotency-key',
      'accept-language',
      'x-forwarded-for',
      'content-length',
    ),
    fc.stringMatching(/^[!-~]{0,60}$/),
    { maxKeys: 2 },
  ),
  hasToken: fc.boolean(),
})

test('no request, however malformed, gets a 500 or shows what is inside', async () => {
  await fc.assert(
    fc.asyncProperty(
      oddCall,
      async ({ key, segment, isMainStore, query, body, type, headers, hasToken }) => {
        const [method = 'GET', path = ''] = key.split(' ')
        const filled = path
          .replace('{store_id}', isMainStore ? 'main' : '{store_id}')
          .replaceAll(/\{\w+\}/g, () => encodeURIComponent(segment.toWellFormed()))
        const search = new URLSearchParams(query)
        const response = await shop.app.request(`/api/customer${filled}?${search}`, {
          method,
          headers: {
            'content-type': type,
            ...(hasToken && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(method !== 'GET' && { body }),
        })
        const text = await response.text()
        expect(response.status, `${key} ${text}`).toBeLessThan(500)
        expect(text).not.toMatch(/at \w+ \(|node_modules|select .* from|syntax error/i)
        if (response.status >= 400)
          expect(JSON.parse(text)).toMatchObject({
            code: expect.any(String),
            message: expect.any(String),
          })
      },
    ),
    { numRuns: 1500, seed: 20_261_121 },
  )
}, 120_000)

test('a refused request leaves the objects of the language as they were', () => {
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('what is not there is said in one shape', async () => {
  for (const path of [
    '/api/customer/nothing',
    '/api/customer',
    '/api/%zz',
    '/files/x/y',
    '/api/staff/orders',
  ]) {
    const response = await shop.app.request(path)
    expect(response.status, path).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { errorSentences } from '#contract/error-sentences.ts'
import { endpoints } from '#contract/endpoints.ts'
import { exampleOf } from '#contract/examples.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import written from '#contract/staff-examples.json' with { type: 'json' }
import { locales } from '#domain/locale.ts'
import { messages as cn } from '#storefront/messages/cn.ts'
import { messages as cnLate } from '#storefront/messages/cn-lazy.ts'
import { messages as en } from '#storefront/messages/en.ts'
import { messages as enLate } from '#storefront/messages/en-lazy.ts'
import { messages as zh } from '#storefront/messages/zh.ts'
import { messages as zhLate } from '#storefront/messages/zh-lazy.ts'
import { code, files, sources } from '#test/sources.ts'

/** Architecture rules that neither the compiler nor lint can enforce. */

test('no file is longer than 300 lines, except the generated types', () => {
  const long = [...sources]
    .filter(([file]) => /\.(tsx?|mjs)$/.test(file) && file !== 'db/types.ts')
    .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test('most files are short', () => {
  const lengths = code(/\.tsx?$/)
    .map(([, text]) => text.split('\n').length)
    .toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(90)
})

test('no field drops the digits of a Chinese keyboard', () => {
  const fields = code(/^(console|storefront|ui)\/.*\.tsx$/)
  const dropping = fields.filter(([, text]) => /type(=|: )['"]number['"]/.test(text))
  expect(dropping.map(([file]) => file)).toEqual([])
})

test('a file has a specific name', () => {
  const vague = files.filter((file) =>
    /^(utils?|helpers?|common|misc|index|manager|service)\./.test(path.basename(file)),
  )
  expect(vague).toEqual([])
  const shouting = files.filter((file) => /[A-Z]/.test(path.basename(file)))
  expect(shouting).toEqual([])
})

test('a server area uses another’s capabilities, never its routes', () => {
  const trespasses = code(/^server\/[^/]+\/.*(?<!\.test)\.ts$/).flatMap(([file, text]) => {
    const area = file.split('/')[1]
    return [...text.matchAll(/from '(\.\.?\/[^']*\b(?:routes|[\w-]+-routes)\.ts)'/g)]
      .filter(([, to = '']) => path.posix.join(path.posix.dirname(file), to).split('/')[1] !== area)
      .map(([line]) => `${file}: ${line}`)
  })
  expect(trespasses).toEqual([])
})

test('adapters are chosen in one place', () => {
  const choosers = code(/^server\/(?!platform\/adapters\/).*(?<!\.test)\.ts$/)
    .filter(([, text]) => /^import (?!type).*\/adapters\//m.test(text))
    .map(([file]) => file)
  expect(choosers).toEqual(['server/main.ts'])
})

test('there are no TODOs or focused or skipped tests', () => {
  const unfinished = [...sources]
    .filter(([file]) => file !== 'test/rules/structure.test.ts')
    .filter(([, text]) =>
      /\b(TODO|FIXME|XXX|HACK)\b|\b(test|it|describe)\.(skip|only|todo)\b/.test(text),
    )
  expect(unfinished.map(([file]) => file)).toEqual([])
})

test('modules are mocked in controls only: other tests share their modules with the next file', () => {
  const replacing = code(/\.test\.tsx?$/)
    .filter(
      ([file, text]) =>
        file !== 'test/rules/structure.test.ts' && /\bvi\.(do)?[mM]ock\(/.test(text),
    )
    .map(([file]) => file)
  expect(replacing).toEqual(['server/checkout/rush-control.test.ts'])
})

test('a form that only React handles uses POST, so that a press is kept and no URL contains its input', () => {
  const forms = code(/^storefront\/.*\.tsx$/).flatMap(([file, text]) =>
    [...text.matchAll(/<form\b.*?>\n/gs)].map(([tag]) => ({ file, tag })),
  )
  const answered = forms.filter(({ tag }) => tag.includes('onSubmit') && !tag.includes('action='))
  expect(answered.length).toBeGreaterThan(5)
  expect(answered.filter(({ tag }) => !tag.includes('method="post"'))).toEqual([])
})

test('every error has its sentence in every language', () => {
  for (const [failure, sentences] of Object.entries(errorSentences)) {
    for (const locale of locales) expect(sentences[locale], `${failure} ${locale}`).not.toBe('')
  }
})

test('every call of the specification exists', () => {
  expect(specified).toHaveLength(82)
  const keys: readonly string[] = endpoints.map(({ key }) => key)
  expect(specified.filter((key) => !keys.includes(key))).toEqual([])
})

test("every example matches its call's schema", () => {
  for (const endpoint of [...endpoints, ...staffEndpoints]) {
    const { error } = endpoint.answer.safeParse(exampleOf(endpoint))
    expect(error?.issues ?? [], endpoint.key).toEqual([])
  }
})

test('every call is declared once, with a summary', () => {
  const keys = endpoints.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, summary, area } of endpoints) expect(summary && area, key).toBeTruthy()
})

test('a staff call is declared by the builder, in few lines: its sentence and its shapes', () => {
  const files = code(/^contract\/staff\/.*\.ts$/)
  const byHand = files.filter(([, text]) => /access: 'staff'/.test(text))
  expect(byHand.map(([file]) => file)).toEqual([])
  const lines = files.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(6000)
  expect(lines / staffEndpoints.length).toBeLessThan(22)
})

test('an example is of a call or shape that is answered by it', () => {
  const keys = staffEndpoints.map(({ key }): string => key)
  expect(Object.keys(written.calls).filter((key) => !keys.includes(key))).toEqual([])
  const shown = new Set(staffEndpoints.map(exampleOf).map(firstOf))
  const unused = Object.entries(written.shapes).filter(([, example]) => !shown.has(example))
  expect(unused.map(([name]) => name)).toEqual([])
})

test('the three message files have the same keys', () => {
  expect(keysOf(zh)).toEqual(keysOf(en))
  expect(keysOf(cn)).toEqual(keysOf(en))
  expect(keysOf(zhLate)).toEqual(keysOf(enLate))
  expect(keysOf(cnLate)).toEqual(keysOf(enLate))
})

test('the specification is cited in one form, and every cited section exists', () => {
  const sections = readFileSync('docs/specification.md', 'utf8').matchAll(/^## §(\d+)/gm)
  const known = new Set([...sections].map(([, number]) => number))
  expect(known.size).toBe(9)
  const wrong = code(/^(?!structure\.test)(?!db\/migrations).*\.(tsx?|css)$/).flatMap(
    ([file, text]) =>
      [...text.matchAll(/SPEC\.md|[Ss]pec(?:ification)? ?§ ?(\d+)/g)]
        .filter(([cited, number]) => !cited.startsWith('spec §') || !known.has(number))
        .map(([cited]) => `${file}: ${cited}`),
  )
  expect(wrong).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const numbers = code(/^db\/migrations\/.*\.sql$/).map(([file]) =>
    Number(path.basename(file).slice(0, 4)),
  )
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
})

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix]
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${prefix}.${key}`))
    .toSorted()
}

/** The first item of a list, or the answer itself. */
function firstOf(answer: unknown): unknown {
  const isList = typeof answer === 'object' && answer !== null && 'data' in answer
  return isList && Array.isArray(answer.data) ? answer.data[0] : answer
}

/** spec §7, in its order and spelling. File upload is checked separately: it is not JSON. */
const specified = [
  'POST /auth/login',
  'GET /auth/logout',
  'GET /auth/user',
  'POST /auth/register',
  'POST /auth/migrate',
  'GET /auth/verify',
  'POST /auth/forget-password',
  'POST /auth/reset-password',
  'POST /auth/update-password',
  'POST /auth/change-email',
  'GET /auth/change-email-request',
  'POST /auth/change-phone',
  'GET /auth/change-phone-request',
  'GET /auth/check-verification-code',

  'GET /profiles/account',
  'PUT /profiles/account',
  'GET /profiles/delivery-recipient',
  'PUT /profiles/delivery-recipient',
  'GET /notification-settings/details',
  'PUT /notification-settings/details',
  'GET /profiles/membership/status',
  'GET /profiles/membership/balance',
  'GET /profiles/membership/transactions',
  'GET /credit-cards/all',
  'POST /credit-cards/bind-card',
  'PUT /credit-cards/{card_id}/set-default',
  'PUT /credit-cards/{card_id}/delete',

  'GET /libraries/{library_slug}/articles/categories/all',
  'GET /libraries/{library_slug}/articles/categories/all/hierachy',
  'GET /libraries/{library_slug}/articles/filter',
  'GET /libraries/{library_slug}/articles/related-articles-urls',
  'GET /articles/ids',
  'GET /articles/liked/all',
  'GET /articles/{id}/details',
  'PUT /articles/{id}/like',
  'GET /posts/category/all',
  'GET /posts/filter',
  'GET /posts/liked/all',
  'GET /posts/{id}/details',
  'GET /posts/{id}/reviews',
  'GET /posts/related-posts-urls',
  'POST /posts/review',
  'PUT /posts/{id}/like',
  'GET /configuration/latest',
  'GET /configuration/slug/customer-locales',
  'GET /configuration/slug/{slug}/sorting-list',
  'GET /contents/slug/{slug}/latest',
  'POST /enquiries',

  'POST /stores/{store_id}/shopping-cart/all',
  'POST /stores/{store_id}/shopping-cart/add-to-cart',
  'DELETE /stores/{store_id}/shopping-cart/clear-cart',
  'GET /stores/{store_id}/shopping-cart/couriers',
  'GET /stores/{store_id}/shopping-cart/related-products-urls',
  'POST /stores/{store_id}/checkouts',
  'GET /stores/{store_id}/product-management/categories/all',
  'GET /stores/{store_id}/product-management/categories/all/hierachy',
  'GET /stores/{store_id}/product-management/products/filter',
  'GET /stores/{store_id}/product-management/products/{product_id}/details',
  'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
  'GET /stores/{store_id}/product-management/related-products-urls',
  'GET /stores/{store_id}/warehouses/all',
  'GET /stores/{store_id}/wishlist/all',
  'POST /stores/{store_id}/wishlist/add-to-wishlist',

  'GET /redeemed-vouchers/all',
  'GET /redeemed-vouchers/{discount_code_id}/details',
  'GET /vouchers/all',
  'GET /vouchers/{voucher_id}/details',
  'POST /vouchers/redeem',

  'GET /orders/all',
  'GET /orders/all/offline',
  'GET /orders/{id}/details',
  'GET /orders/{id}/details/guest',
  'PUT /orders/{id}/upload',
  'PUT /orders/{id}/upload/guest',
  'PUT /orders/{id}/completed',
  'PUT /orders/{id}/completed/guest',
  'PUT /orders/{id}/cancelled',
  'PUT /orders/{id}/cancelled/guest',
  'GET /orders/{id}/reviews',
  'POST /orders/{id}/reviews',
  'GET /orders/{id}/refund-request',
  'POST /orders/{id}/refund-request',
]

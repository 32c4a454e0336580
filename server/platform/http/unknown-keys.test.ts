import { z } from '@hono/zod-openapi'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { strictly } from '#contract/strictly.ts'
import { ask } from '#test/access/ask.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { surprise, surprisesIn } from '#test/fuzz/surprises.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const customer = await aCustomer(shop)
const owner = await shop.staff('owner')

const apis = [
  { base: '/api/customer', calls: endpoints, token: customer.token },
  { base: '/api/staff', calls: staffEndpoints, token: owner.token },
] as const

/** These have to be known ones. */
const params = { slug: 'limits', kind: 'product', note_id: '1' }

function isJson({ key, isMultipart }: AnyEndpoint): boolean {
  return !key.startsWith('GET ') && !isMultipart
}

const unknown = (path: string) => ({
  code: 'invalid',
  issues: expect.arrayContaining([expect.objectContaining({ path })]),
})

describe.each(apis)('$base', ({ base, calls, token }) => {
  test.each(calls.filter(isJson).map((call) => [call.key, call] as const))(
    '%s refuses a key it does not know, at every depth',
    async (_, call) => {
      const surprises = surprisesIn(call.body)
      expect(surprises).not.toHaveLength(0)
      for (const { path, body } of surprises) {
        const sent = { params, body: body as object }
        const { status, text } = await ask(shop, base, call, token, sent)
        expect(status, path).toBe(422)
        expect(JSON.parse(text), path).toMatchObject(unknown(path))
      }
    },
  )
})

test.each(staffEndpoints.map((call) => [call.key, call] as const))(
  'staff: %s refuses a query key it does not know',
  async (_, call) => {
    const sent = { params, query: { [surprise]: '1' } }
    const { status, text } = await ask(shop, '/api/staff', call, owner.token, sent)
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject(unknown(surprise))
  },
)

test('campaign parameters in a URL are accepted', async () => {
  const path = '/api/customer/posts/filter?utm_source=letter'
  expect((await shop.app.request(path)).status).toBe(200)
})

test.each([
  ['/api/files/upload', customer.token],
  ['/api/staff/files', owner.token],
])('%s refuses a form field it does not know', async (path, token) => {
  const form = new FormData()
  form.set('file', new Blob(['x']), 'a.png')
  form.set(surprise, '1')
  const headers = { authorization: `Bearer ${token}` }
  const response = await shop.app.request(path, { method: 'POST', body: form, headers })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject(unknown(surprise))
})

test('built-in property names are treated like any other key', async () => {
  for (const key of ['__proto__', 'constructor']) {
    const response = await shop.app.request('/api/customer/auth/forget-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"type":"EMAIL","email":"a@b.example","${key}":{}}`,
    })
    expect(await response.json()).toMatchObject(unknown(key))
  }
})

test('a record keeps free keys, but its values refuse unknown ones', () => {
  const shape = strictly(z.object({ by_name: z.record(z.string(), z.object({ a: z.int() })) }))
  expect(shape.safeParse({ by_name: { any: { a: 1 } } }).success).toBe(true)
  expect(shape.safeParse({ by_name: { any: { a: 1, b: 1 } } }).success).toBe(false)
})

/** spec §7: what each call takes. */
const specified: Record<string, string> = {
  'POST /auth/login': 'type,login_id,password',
  'POST /auth/register': 'type,username,email,area_code,phone,password',
  'POST /auth/migrate': 'type,username,email,area_code,phone,password',
  'POST /auth/forget-password': 'type,email,area_code,phone',
  'POST /auth/reset-password': 'verification_code,new_password',
  'POST /auth/update-password': 'old_password,new_password',
  'POST /auth/change-email': 'verification_code,email',
  'POST /auth/change-phone': 'verification_code,area_code,phone',
  'PUT /profiles/account': 'avatar,email,area_code,phone,gender,country,username',
  'PUT /profiles/delivery-recipient': 'delivery_recipient',
  'PUT /notification-settings/details': 'is_notifiable,channels,language,is_accept',
  'POST /credit-cards/bind-card': 'success_url,cancel_url',
  'POST /posts/review': '_id,comment',
  'POST /enquiries': 'name,email,area_code,phone,subject,description',
  'POST /stores/{store_id}/shopping-cart/all':
    'checkout_product_variant_ids,voucher_code,delivery_info',
  'POST /stores/{store_id}/shopping-cart/add-to-cart': 'product_variant_id,qty',
  'POST /stores/{store_id}/checkouts':
    'checkout_product_variant_ids,voucher_code,delivery_info,delivery_details,payment_method,success_url,cancel_url',
  'POST /stores/{store_id}/wishlist/add-to-wishlist': 'product_id',
  'POST /vouchers/redeem': 'voucher_id,qty',
  'PUT /orders/{id}/upload': 'image',
  'PUT /orders/{id}/upload/guest': 'image,email,phone',
  'PUT /orders/{id}/completed/guest': 'email,phone',
  'PUT /orders/{id}/cancelled/guest': 'email,phone',
  'POST /orders/{id}/reviews': 'reviews',
  'POST /orders/{id}/refund-request': 'reason,images,refund_items',
}

test.each(Object.entries(specified))('%s takes %s', (key, fields) => {
  const call = endpoints.find((each) => each.key === key)
  for (const type of ['EMAIL', 'PHONE', 'TEMP']) {
    const all = Object.fromEntries(fields.split(',').map((name) => [name, null]))
    const body = 'type' in all ? { ...all, type } : all
    const issues = call?.body?.safeParse(body).error?.issues ?? []
    expect(issues.filter(({ code }) => code === 'unrecognized_keys')).toEqual([])
  }
})

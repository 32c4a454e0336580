import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { codeSentTo, password } from '#test/builders/customers.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
await mainStore(ctx)
const anybody = shop.anybody()
const invalid = { status: 422, code: 'verification_code_invalid' }
let phones = 61_450_000

async function aPhoneCustomer({ isVerified = true } = {}) {
  const phone = String(++phones)
  const e164 = `+852${phone}`
  await anybody('POST /auth/register', {
    body: { type: 'PHONE', area_code: '852', phone, password },
  })
  const { token } = await anybody('POST /auth/login', {
    body: { type: 'PHONE', login_id: `852${phone}`, password },
  })
  const api = shop.withToken(token)
  if (isVerified) {
    const query = { verification_code: await codeSentTo(shop, e164) }
    await api('GET /auth/verify', { query })
  }
  return { api, phone, e164 }
}

const request = (phone: string) =>
  anybody('POST /auth/request-login-code', { body: { area_code: '852', phone } })

function login(phone: string, verification_code: string, api = anybody) {
  const body = { area_code: '852', phone, verification_code }
  return api('POST /auth/login-with-code', { body })
}

async function codeFor({ phone, e164 }: { phone: string; e164: string }): Promise<string> {
  await request(phone)
  return codeSentTo(shop, e164)
}

/** Another code of six digits. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code sent to a verified phone signs its owner in, once', async () => {
  const customer = await aPhoneCustomer()
  const code = await codeFor(customer)
  expect(code).toMatch(/^\d{6}$/)
  const { token } = await login(customer.phone, code)
  expect(await shop.withToken(token)('GET /auth/user')).toMatchObject({
    user: { type: 'REGISTERED', info: { user: { phone: customer.phone } } },
  })
  await expect(login(customer.phone, code)).rejects.toMatchObject(invalid)
})

test('an unknown or unverified number is answered alike and sent nothing', async () => {
  const known = await aPhoneCustomer()
  const unverified = await aPhoneCustomer({ isVerified: false })
  await runWaitingJobs(shop)
  const before = shop.texts.length
  const answers = await Promise.all(
    [known.phone, unverified.phone, '61459999'].map((phone) => request(phone)),
  )
  expect(answers).toEqual([{}, {}, {}])
  await runWaitingJobs(shop)
  expect(shop.texts.slice(before).map(({ to }) => to)).toEqual([known.e164])
  for (const phone of [known.phone, unverified.phone, '61459999', '1234']) {
    await expect(login(phone, '000000')).rejects.toMatchObject(invalid)
  }
})

test('a code signs in only with its own number and for half an hour', async () => {
  const [one, other] = [await aPhoneCustomer(), await aPhoneCustomer()]
  const code = await codeFor(one)
  await expect(login(other.phone, code)).rejects.toMatchObject(invalid)
  shop.passTime(31 * 60)
  await expect(login(one.phone, code)).rejects.toMatchObject(invalid)
})

test('five wrong codes end the right one, even a hundred concurrent ones', async () => {
  const customer = await aPhoneCustomer()
  const code = await codeFor(customer)
  await Promise.allSettled(
    Array.from({ length: 100 }, () => login(customer.phone, otherThan(code))),
  )
  await expect(login(customer.phone, code)).rejects.toMatchObject(invalid)
})

test('two concurrent uses of a code sign in once', async () => {
  const customer = await aPhoneCustomer()
  const code = await codeFor(customer)
  const uses = await Promise.allSettled([
    login(customer.phone, code),
    login(customer.phone, code),
    login(customer.phone, code),
  ])
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('codes for other purposes do not sign in, and a sign-in code does nothing else', async () => {
  const customer = await aPhoneCustomer()
  await customer.api('GET /auth/change-phone-request')
  const change = await codeSentTo(shop, customer.e164)
  await expect(login(customer.phone, change)).rejects.toMatchObject(invalid)
  const code = await codeFor(customer)
  const query = { verification_code: code }
  await expect(customer.api('GET /auth/verify', { query })).rejects.toMatchObject(invalid)
  const body = { verification_code: code, new_password: 'Causeway2027', phone: customer.phone }
  await expect(anybody('POST /auth/reset-password', { body })).rejects.toMatchObject(invalid)
})

test('the visitor’s cart and wishlist come along as at a sign-in with the password', async () => {
  const customer = await aPhoneCustomer()
  const visitor = await shop.visitor()
  const product = await aProduct(ctx, { stock: 5 })
  const params = { store_id: 'main' }
  await visitor.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: product.id },
  })
  await visitor.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params,
    body: { product_variant_id: product.variant().id, qty: 2 },
  })
  const { token } = await login(customer.phone, await codeFor(customer), visitor.api)
  const api = shop.withToken(token)
  const { cart_items: items } = await api('POST /stores/{store_id}/shopping-cart/all', {
    params,
    body: {},
  })
  expect(items).toMatchObject([{ product_variant_id: product.variant().id, qty: 2 }])
  const wishes = await api('GET /stores/{store_id}/wishlist/ids', { params })
  expect(wishes.data).toEqual([product.id])
  await expect(visitor.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
})

test('a number that is no longer the customer’s signs no one in', async () => {
  const customer = await aPhoneCustomer()
  const code = await codeFor(customer)
  await ctx.db
    .updateTable('accounts')
    .set({ phone: '61459998', phone_e164: '+85261459998' })
    .where('phone_e164', '=', customer.e164)
    .execute()
  await expect(login(customer.phone, code)).rejects.toMatchObject(invalid)
})

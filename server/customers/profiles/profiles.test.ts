import { expect, test } from 'vitest'
import { countries } from '#demo/shop.ts'
import { aCustomer, codeSentTo, password, signIn } from '#test/builders/customers.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
await ctx.db
  .insertInto('configurations')
  .values({ slug: 'countries', value: JSON.stringify(countries) })
  .execute()

test('a customer changes their details: omitted fields stay, null clears', async () => {
  const { api, email } = await aCustomer(shop)
  const put = (body: Record<string, unknown>) => api('PUT /profiles/account', { body })
  await put({
    username: '陳大文',
    gender: 'male',
    country: 'HK',
    area_code: '852',
    phone: '91234567',
  })
  expect(await put({ gender: null, email })).toEqual({
    avatar: null,
    username: '陳大文',
    email,
    is_email_verified: false,
    area_code: '852',
    phone: '91234567',
    is_phone_verified: false,
    gender: null,
    country: 'HK',
  })
  expect(await put({ username: '', phone: null })).toMatchObject({
    username: null,
    area_code: null,
    phone: null,
  })
})

test('the answer can be sent back unchanged, except for fields that need a code', async () => {
  const { api } = await aCustomer(shop)
  const account = await api('GET /profiles/account')
  const { is_email_verified: _, is_phone_verified: __, ...body } = account
  expect(await api('PUT /profiles/account', { body })).toEqual(account)
})

test('the confirmed number of another account is refused; an unconfirmed one proves nothing', async () => {
  const number = { area_code: '852', phone: '61112222' }
  const owner = await aCustomer(shop)
  const { api } = await aCustomer(shop)
  const claim = { email: null, phone_e164: '+85261112222', ...number }
  const set = (verified: Date | null) =>
    ctx.db
      .updateTable('accounts')
      .set({ ...claim, phone_verified_at: verified })
      .where('id', '=', owner.accountId)
      .execute()
  await set(ctx.clock())
  const taken = api('PUT /profiles/account', { body: number })
  await expect(taken).rejects.toMatchObject({ status: 422, issues: [{ path: 'phone' }] })
  await set(null)
  expect(await api('PUT /profiles/account', { body: number })).toMatchObject(number)
})

test.each([
  [{ email: 'other@example.com' }, 'email'],
  [{ email: 'nobody' }, 'email'],
  [{ area_code: '852', phone: '12345678' }, 'phone'],
  [{ country: 'Hong Kong' }, 'country'],
  [{ country: 'ZZ' }, 'country'],
  [{ area_code: '1', phone: '91234567' }, 'phone'],
  [{ gender: 'x' }, 'gender'],
  [{ username: 'Ada\nLovelace' }, 'username'],
  [{ avatar: 'fil_nobodys' }, 'avatar'],
])('%o is refused with its field name and changes nothing', async (wrong, path) => {
  const { api, token } = await aCustomer(shop)
  const response = await shop.app.request('/api/customer/profiles/account', {
    method: 'PUT',
    body: JSON.stringify({ username: 'Eve', ...wrong }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path }] })
  expect(await api('GET /profiles/account')).toMatchObject({ username: null })
})

test('a sign-in number changes only by a code', async () => {
  const body = { type: 'PHONE' as const, area_code: '852', phone: '62345678', password }
  await shop.anybody()('POST /auth/register', { body })
  const { token } = await shop.anybody()('POST /auth/login', {
    body: { type: 'PHONE', login_id: '85262345678', password },
  })
  const put = (phone: string | null) =>
    shop.withToken(token)('PUT /profiles/account', { body: { area_code: '852', phone } })
  await expect(put('91234567')).rejects.toMatchObject({ issues: [{ path: 'phone' }] })
  await expect(put(null)).rejects.toMatchObject({ issues: [{ path: 'phone' }] })
  expect(await put('62345678')).toMatchObject({ phone: '62345678' })
})

async function statusOf(fileId: string): Promise<number> {
  return (await shop.app.request(`/files/${fileId}/160.webp`)).status
}

test('an avatar is a public square of a private upload and replaces the previous one', async () => {
  const { api, token } = await aCustomer(shop)
  const upload = await aProof(shop, token)
  const { avatar: first } = await api('PUT /profiles/account', { body: { avatar: upload } })
  expect(first).not.toBe(upload)
  expect(await statusOf(first ?? '')).toBe(200)
  expect(await statusOf(upload)).toBe(404)
  const kept = await api('PUT /profiles/account', { body: { avatar: first } })
  expect(kept.avatar).toBe(first)
  const next = await api('PUT /profiles/account', { body: { avatar: await aProof(shop, token) } })
  expect(next.avatar).not.toBe(first)
  expect(await statusOf(first ?? '')).toBe(404)
  expect(await api('PUT /profiles/account', { body: { avatar: null } })).toMatchObject({
    avatar: null,
  })
  expect(await statusOf(next.avatar ?? '')).toBe(404)
})

test('another account’s upload cannot become an avatar', async () => {
  const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)]
  const avatar = await aProof(shop, ada.token)
  const put = bob.api('PUT /profiles/account', { body: { avatar } })
  await expect(put).rejects.toMatchObject({ status: 422, issues: [{ path: 'avatar' }] })
})

test('of ten concurrent avatars one stays, and the others leave nothing public', async () => {
  const { api, token, accountId } = await aCustomer(shop)
  const upload = await aProof(shop, token)
  await Promise.all(
    Array.from({ length: 10 }, () => api('PUT /profiles/account', { body: { avatar: upload } })),
  )
  const files = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('visibility', '=', 'public')
    .execute()
  expect(files).toEqual([{ id: (await api('GET /profiles/account')).avatar }])
})

const recipient = {
  name: 'Chan Tai Man',
  area_code: '852',
  phone: '91234567',
  address: {
    unit: '3A',
    building: 'Harbour Court',
    street: '1 Hoi Yuen Road',
    district: 'kwun-tong',
    region: '',
    point_code: '',
  },
}

test('a recipient is saved, replaced and deleted, and visible only to its account', async () => {
  const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)]
  const put = (delivery_recipient: typeof recipient | null) =>
    ada.api('PUT /profiles/delivery-recipient', { body: { delivery_recipient } })
  expect(await ada.api('GET /profiles/delivery-recipient')).toEqual({ delivery_recipient: null })
  await put(recipient)
  const next = { ...recipient, name: '陳太' }
  await put(next)
  expect(await ada.api('GET /profiles/delivery-recipient')).toEqual({ delivery_recipient: next })
  expect(await bob.api('GET /profiles/delivery-recipient')).toEqual({ delivery_recipient: null })
  for (const phone of ['+852 9123 4567', '0085291234567', '852 (9123) 4567', '９１２３４５６７']) {
    await put({ ...recipient, phone })
    expect(await ada.api('GET /profiles/delivery-recipient')).toMatchObject({
      delivery_recipient: { area_code: '852', phone: '91234567' },
    })
  }
  await expect(put({ ...recipient, name: '\u200b\u3164' })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'delivery_recipient.name' }],
  })
  await expect(put({ ...recipient, phone: '9123 456x' })).rejects.toMatchObject({ status: 422 })
  await expect(put({ ...recipient, phone: '12345678' })).rejects.toMatchObject({
    issues: [{ path: 'delivery_recipient.phone' }],
  })
  await put(null)
  expect(await ada.api('GET /profiles/delivery-recipient')).toEqual({ delivery_recipient: null })
})

test('visitors have no profile', async () => {
  const { api } = await shop.visitor()
  for (const key of [
    'GET /profiles/account',
    'GET /profiles/delivery-recipient',
    'GET /notification-settings/details',
  ] as const) {
    await expect(api(key)).rejects.toMatchObject({ status: 403 })
    await expect(shop.anybody()(key)).rejects.toMatchObject({ status: 401 })
  }
})

test('closing needs the password, erases the person and keeps the row for the orders', async () => {
  const customer = await aCustomer(shop)
  const { api, token, email, accountId } = customer
  const upload = await aProof(shop, token)
  const { avatar } = await api('PUT /profiles/account', {
    body: { username: 'Ada', avatar: upload },
  })
  await api('PUT /profiles/delivery-recipient', { body: { delivery_recipient: recipient } })
  const close = (secret: string) => api('DELETE /profiles/account', { body: { password: secret } })
  await expect(close('Wrong2026x')).rejects.toMatchObject({ issues: [{ path: 'password' }] })
  await api('GET /profiles/account')
  await close(password)
  await expect(api('GET /profiles/account')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(shop, customer)).rejects.toMatchObject({ code: 'wrong_credentials' })
  const row = await ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ username: null, email: null, password_hash: '', avatar_id: null })
  expect(await statusOf(avatar ?? '')).toBe(404)
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({
    to: email,
    subject: expect.stringContaining('closed'),
  })
  // The address can register again, without any of the old data.
  const again = await aCustomer(shop, { email })
  expect(await again.api('GET /profiles/delivery-recipient')).toEqual({ delivery_recipient: null })
})

test('an own export needs the password and holds the caller’s data without secrets', async () => {
  const { api, email, accountId } = await aCustomer(shop)
  await api('PUT /profiles/delivery-recipient', { body: { delivery_recipient: recipient } })
  const get = (secret: string) =>
    api('POST /profiles/account/export', { body: { password: secret } })
  await expect(get('Wrong2026x')).rejects.toMatchObject({ issues: [{ path: 'password' }] })
  const { account, tables } = await get(password)
  expect(account).toMatchObject({ id: accountId, email })
  expect(tables['delivery_recipients']).toMatchObject([{ name: recipient.name }])
  expect(JSON.stringify({ account, tables })).not.toMatch(/password_hash|unsubscribe_key/)
  const visitor = await shop.visitor()
  await expect(
    visitor.api('POST /profiles/account/export', { body: { password } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('a pending code of a closed account does nothing', async () => {
  const { api, email } = await aCustomer(shop)
  const code = await codeSentTo(shop, email)
  await api('DELETE /profiles/account', { body: { password } })
  const verify = shop.anybody()('GET /auth/verify', { query: { verification_code: code } })
  await expect(verify).rejects.toMatchObject({ code: 'verification_code_invalid' })
})

import { expect, test } from 'vitest'
import { aCustomer, codeSentTo, freshEmail, password, signIn } from '#test/builders/customers.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const anybody = shop.anybody()
const invalid = { status: 422, code: 'verification_code_invalid' }
let phones = 61_230_000

async function aPhoneCustomer() {
  const phone = String(++phones)
  await anybody('POST /auth/register', {
    body: { type: 'PHONE', area_code: '852', phone, password },
  })
  const { token } = await anybody('POST /auth/login', {
    body: { type: 'PHONE', login_id: `852${phone}`, password },
  })
  return { api: shop.withToken(token), phone, e164: `+852${phone}` }
}

function verify(api: typeof anybody, verification_code: string) {
  return api('GET /auth/verify', { query: { verification_code } })
}

function reset(verification_code: string, new_password: string, whose = {}) {
  return anybody('POST /auth/reset-password', {
    body: { verification_code, new_password, ...whose },
  })
}

async function forget(email: string): Promise<string> {
  await anybody('POST /auth/forget-password', { body: { type: 'EMAIL', email } })
  return codeSentTo(shop, email)
}

test('the link in the first email confirms the address, once', async () => {
  const { api, email } = await aCustomer(shop)
  const code = await codeSentTo(shop, email)
  expect(code.length).toBeGreaterThan(40)
  expect(await verify(anybody, code)).toEqual({ verified: 'email' })
  expect(await api('GET /auth/user')).toMatchObject({
    user: { info: { user: { email, is_email_verified: true } } },
  })
  await expect(verify(anybody, code)).rejects.toMatchObject(invalid)
})

test('a six-digit code confirms a phone number only with its account’s token', async () => {
  const { api, e164 } = await aPhoneCustomer()
  const code = await codeSentTo(shop, e164)
  expect(code).toMatch(/^\d{6}$/)
  const stranger = await aPhoneCustomer()
  await expect(verify(anybody, code)).rejects.toMatchObject(invalid)
  await expect(verify(stranger.api, code)).rejects.toMatchObject(invalid)
  expect(await verify(api, code)).toEqual({ verified: 'phone' })
})

test('codes are stored only as hashes', async () => {
  const { email } = await aCustomer(shop)
  const code = await codeSentTo(shop, email)
  const rows = await ctx.db.selectFrom('verification_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('five wrong guesses end a six-digit code, even a hundred concurrent ones', async () => {
  const { api, e164 } = await aPhoneCustomer()
  const code = await codeSentTo(shop, e164)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await Promise.allSettled(Array.from({ length: 100 }, () => verify(api, wrong)))
  await expect(verify(api, code)).rejects.toMatchObject(invalid)
  const row = await ctx.db
    .selectFrom('verification_codes')
    .select('attempts')
    .where('target', '=', e164)
    .executeTakeFirstOrThrow()
  expect(row.attempts).toBe(5)
})

test('a password reset by email sets a new password and ends every token', async () => {
  const customer = await aCustomer(shop)
  const code = await forget(customer.email)
  const check = { query: { verification_code: code } }
  expect(await anybody('GET /auth/check-verification-code', check)).toMatchObject({
    purpose: 'reset_password',
  })
  await reset(code, 'Causeway2027')
  await expect(customer.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(shop, customer)).rejects.toMatchObject({ code: 'wrong_credentials' })
  const { api } = await signIn(shop, { ...customer, password: 'Causeway2027' })
  // Using the emailed code verifies the address.
  expect(await api('GET /auth/user')).toMatchObject({
    user: { info: { user: { is_email_verified: true } } },
  })
  await expect(reset(code, 'Another2028')).rejects.toMatchObject(invalid)
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({
    to: customer.email,
    subject: expect.stringContaining('password was changed'),
  })
})

test('a reset for an unknown address gets the same answer and sends no email', async () => {
  const email = freshEmail()
  const before = shop.emails.length
  expect(await anybody('POST /auth/forget-password', { body: { type: 'EMAIL', email } })).toEqual(
    {},
  )
  await runWaitingJobs(shop)
  expect(shop.emails.slice(before).filter(({ to }) => to === email)).toEqual([])
})

async function forgetByPhone({ phone, e164 }: { phone: string; e164: string }): Promise<string> {
  await runWaitingJobs(shop)
  await anybody('POST /auth/forget-password', { body: { type: 'PHONE', area_code: '852', phone } })
  return codeSentTo(shop, e164)
}

test('a password reset by phone needs only the code as displayed', async () => {
  const { phone, e164 } = await aPhoneCustomer()
  const code = await forgetByPhone({ phone, e164 })
  expect(code).toMatch(/^\d{12}$/)
  expect(shop.texts.at(-1)?.text).toContain(code.replace(/(....)(....)(....)/, '$1 $2 $3'))
  expect(
    await anybody('GET /auth/check-verification-code', {
      query: { verification_code: code },
    }),
  ).toMatchObject({ purpose: 'reset_password' })
  await reset(code.replace(/(....)(....)(....)/, '$1 $2-$3'), 'Causeway2027')
  await anybody('POST /auth/login', {
    body: { type: 'PHONE', login_id: `852${phone}`, password: 'Causeway2027' },
  })
  await expect(reset(code, 'Another2028')).rejects.toMatchObject(invalid)
})

test('a number given with the code must match the one it was sent to', async () => {
  const customer = await aPhoneCustomer()
  const code = await forgetByPhone(customer)
  const other = { area_code: '852', phone: (await aPhoneCustomer()).phone }
  await expect(reset(code, 'Causeway2027', other)).rejects.toMatchObject(invalid)
  await reset(code, 'Causeway2027', { area_code: '852', phone: customer.phone })
})

test('five wrong guesses from any address end a reset code', async () => {
  const customer = await aPhoneCustomer()
  const code = await forgetByPhone(customer)
  const wrong = code.slice(0, 4) + String((Number(code.slice(4)) + 1) % 1e8).padStart(8, '0')
  await Promise.allSettled(Array.from({ length: 20 }, () => reset(wrong, 'Causeway2027')))
  await expect(reset(code, 'Causeway2027')).rejects.toMatchObject(invalid)
})

test('checking the right code costs no attempt: four wrong guesses may still follow', async () => {
  const customer = await aPhoneCustomer()
  const code = await forgetByPhone(customer)
  const wrong = code.slice(0, 4) + String((Number(code.slice(4)) + 1) % 1e8).padStart(8, '0')
  const check = (verification_code: string) =>
    anybody('GET /auth/check-verification-code', { query: { verification_code } })
  for (let time = 0; time < 6; time++) {
    expect(await check(code)).toMatchObject({ purpose: 'reset_password' })
  }
  for (let time = 0; time < 4; time++) await expect(check(wrong)).rejects.toMatchObject(invalid)
  await reset(code, 'Causeway2027')
})

test('two valid reset codes never share their first digits', async () => {
  const [ada, bob] = [await aPhoneCustomer(), await aPhoneCustomer()]
  await forgetByPhone(ada)
  await forgetByPhone(bob)
  const rows = await ctx.db
    .selectFrom('verification_codes')
    .select(['account_id', 'selector'])
    .where('selector', 'is not', null)
    .execute()
  expect(new Set(rows.map(({ selector }) => selector)).size).toBe(rows.length)
})

test('of twenty concurrent uses of one code, one succeeds', async () => {
  const { email } = await aCustomer(shop)
  const code = await forget(email)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => reset(code, `Causeway20${at + 10}`)),
  )
  const done = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []))
  expect(done).toHaveLength(1)
  await signIn(shop, { email, password: `Causeway20${(done[0] ?? 0) + 10}` })
})

test('a newer code replaces the previous one, and codes expire after thirty minutes', async () => {
  const { email } = await aCustomer(shop)
  const first = await forget(email)
  const second = await forget(email)
  await expect(reset(first, 'Causeway2027')).rejects.toMatchObject(invalid)
  shop.passTime(31 * 60)
  await expect(reset(second, 'Causeway2027')).rejects.toMatchObject(invalid)
})

test('a code works only for its own purpose', async () => {
  const { email, api } = await aCustomer(shop)
  const confirming = await codeSentTo(shop, email)
  await expect(reset(confirming, 'Causeway2027')).rejects.toMatchObject(invalid)
  const change = api('POST /auth/change-email', {
    body: { verification_code: confirming, email: freshEmail() },
  })
  await expect(change).rejects.toMatchObject(invalid)
  await expect(verify(anybody, await forget(email))).rejects.toMatchObject(invalid)
})

test('a common password or the account’s own address is refused', async () => {
  const { email } = await aCustomer(shop, { email: 'harbourfan@example.com' })
  const code = await forget(email)
  for (const weak of ['Password1', 'harbourfan1']) {
    await expect(reset(code, weak)).rejects.toMatchObject({ issues: [{ path: 'new_password' }] })
  }
  await reset(code, 'Causeway2027')
})

test('changing the password with the old one keeps this token and ends the others', async () => {
  const customer = await aCustomer(shop)
  const elsewhere = await signIn(shop, customer)
  const update = (old_password: string) =>
    customer.api('POST /auth/update-password', {
      body: { old_password, new_password: 'Causeway2027' },
    })
  await expect(update('Wrong2026x')).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'old_password' }],
  })
  await update(customer.password)
  await customer.api('GET /auth/user')
  await expect(elsewhere.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  await signIn(shop, { ...customer, password: 'Causeway2027' })
})

test('the confirmation code can be resent', async () => {
  const { api, email } = await aCustomer(shop)
  const first = await codeSentTo(shop, email)
  await api('POST /auth/request-verification', { body: { type: 'EMAIL' } })
  const second = await codeSentTo(shop, email)
  expect(second).not.toBe(first)
  await verify(anybody, second)
  const none = api('POST /auth/request-verification', { body: { type: 'PHONE' } })
  await expect(none).rejects.toMatchObject({ status: 404 })
})

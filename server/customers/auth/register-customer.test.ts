import { expect, test } from 'vitest'
import { aCustomer, freshEmail, password, signIn } from '#test/builders/customers.ts'
import { countedHashes } from '#test/builders/hashes.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const hashes = countedHashes()

function accountsOf(email: string) {
  return ctx.db.selectFrom('accounts').selectAll().where('email', '=', email).execute()
}

test('a new customer registers by email, signs in and is identified', async () => {
  const email = `  ${freshEmail().toUpperCase()} `
  const answer = await shop.anybody('zh')('POST /auth/register', {
    body: {
      type: 'EMAIL',
      email,
      password,
      username: '陳大文',
      area_code: '852',
      phone: '91234567',
    },
  })
  expect(answer).toEqual({ token: null, expires_at: null })
  const { api } = await signIn(shop, { email: email.trim(), password })
  const { user } = await api('GET /auth/user')
  expect(user).toMatchObject({
    type: 'REGISTERED',
    info: {
      user: {
        username: '陳大文',
        email: email.trim().toLowerCase(),
        area_code: '852',
        phone: '91234567',
        is_email_verified: false,
        is_phone_verified: false,
      },
    },
  })
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({
    to: email.trim().toLowerCase(),
    subject: expect.stringContaining('請確認你的電郵'),
    text: expect.stringContaining('/zh/authentication/verify?verification_code='),
  })
})

test('the phone login is area code and number; Hong Kong’s code may be left out', async () => {
  const anybody = shop.anybody()
  await anybody('POST /auth/register', {
    body: { type: 'PHONE', area_code: '+852', phone: '6123 4567', email: '', password },
  })
  for (const login_id of ['85261234567', '61234567']) {
    const { token } = await anybody('POST /auth/login', {
      body: { type: 'PHONE', login_id, password },
    })
    const { user } = await shop.withToken(token)('GET /auth/user')
    expect(user.info.user).toMatchObject({ email: null, area_code: '852', phone: '61234567' })
  }
  await runWaitingJobs(shop)
  expect(shop.texts.at(-1)).toMatchObject({
    to: '+85261234567',
    text: expect.stringMatching(/\d{6}/),
  })
})

test('registering a taken address looks the same and only notifies the owner', async () => {
  const email = freshEmail()
  const register = (secret: string) => () =>
    shop.anybody()('POST /auth/register', { body: { type: 'EMAIL', email, password: secret } })
  expect(await hashes.during(register(password))).toBe(1)
  const [before] = await accountsOf(email)
  await runWaitingJobs(shop)
  expect(await hashes.during(register('Intruder2026'))).toBe(1)
  expect(await register('Intruder2026')()).toEqual({ token: null, expires_at: null })
  expect(await accountsOf(email)).toEqual([before])
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({
    to: email,
    subject: expect.stringContaining('You already have an account'),
  })
  await expect(signIn(shop, { email, password: 'Intruder2026' })).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await signIn(shop, { email, password })
})

test('twenty concurrent registrations of one address create one account', async () => {
  const email = freshEmail()
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      shop.anybody()('POST /auth/register', {
        body: { type: 'EMAIL', email: at % 2 ? email : email.toUpperCase(), password },
      }),
    ),
  )
  expect(all).toHaveLength(20)
  expect(await accountsOf(email)).toHaveLength(1)
})

test('every failed login gets the same answer and costs one hash', async () => {
  const { email } = await aCustomer(shop)
  const visitor = await shop.visitor()
  const { user } = await visitor.api('GET /auth/user')
  for (const login_id of [email, freshEmail(), user.info.user.email ?? '']) {
    const login = shop.anybody()('POST /auth/login', {
      body: { type: 'EMAIL', login_id, password: 'Wrong2026x' },
    })
    const made = await hashes.during(() =>
      expect(login).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' }),
    )
    expect(made, login_id).toBe(1)
  }
})

test('a registered account cannot be opened by the temporary sign-in', async () => {
  const customer = await aCustomer(shop)
  const login = shop.anybody()('POST /auth/login', {
    body: { type: 'TEMP', login_id: customer.email, password: customer.password },
  })
  await expect(login).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
})

test.each([
  [{ password: 'short1' }, 'password'],
  [{ password: 'noDigitsHere' }, 'password'],
  [{ password: 'with space 1' }, 'password'],
  [{ password: 'Password123' }, 'password'],
  [{ email: 'nobody' }, 'email'],
  [{ email: 'k3v9x0q2m5c8z1r7t4w6y0@temp.invalid' }, 'email'],
  [{ area_code: '852', phone: '123' }, 'phone'],
  [{ area_code: '852', phone: '11111111' }, 'phone'],
  [{ username: 'Ada\r\nBcc: all@example.com' }, 'username'],
])('a registration with %o is refused with its field name', async (wrong, path) => {
  const form = { type: 'EMAIL' as const, email: freshEmail(), password, ...wrong }
  await expect(shop.anybody()('POST /auth/register', { body: form })).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    issues: [{ path }],
  })
})

test('a number that cannot receive text messages is refused as a login', async () => {
  const body = { type: 'PHONE' as const, area_code: '852', phone: '21234567', password }
  await expect(shop.anybody()('POST /auth/register', { body })).rejects.toMatchObject({
    issues: [{ path: 'phone' }],
  })
})

test('migrate turns the visitor’s account into a customer’s and ends its old tokens', async () => {
  const visitor = await shop.visitor()
  const email = freshEmail()
  await visitor.api('POST /auth/migrate', { body: { type: 'EMAIL', email, password } })
  await expect(visitor.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  const customer = await signIn(shop, { email, password })
  expect(customer.accountId).toBe(visitor.accountId)
  const again = customer.api('POST /auth/migrate', {
    body: { type: 'EMAIL', email: freshEmail(), password },
  })
  await expect(again).rejects.toMatchObject({ status: 403, code: 'forbidden' })
})

test('migrating to a taken address looks the same and leaves the visitor unchanged', async () => {
  const owner = await aCustomer(shop)
  const visitor = await shop.visitor()
  const body = { type: 'EMAIL' as const, email: owner.email, password: 'Intruder2026' }
  expect(await visitor.api('POST /auth/migrate', { body })).toEqual({})
  await expect(visitor.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['kind', 'email'])
    .where('id', '=', visitor.accountId)
    .executeTakeFirstOrThrow()
  expect(account.kind).toBe('TEMP')
  expect(account.email).toMatch(/@temp\.invalid$/)
  await signIn(shop, owner)
})

test('of ten concurrent migrations of one visitor, one succeeds', async () => {
  const visitor = await shop.visitor()
  const emails = Array.from({ length: 10 }, freshEmail)
  const outcomes = await Promise.allSettled(
    emails.map((email) =>
      visitor.api('POST /auth/migrate', { body: { type: 'EMAIL', email, password } }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'in', emails)
    .execute()
  expect(rows).toEqual([{ id: visitor.accountId }])
})

test('of two visitors who migrate to one address concurrently, one gets it', async () => {
  const email = freshEmail()
  const visitors = await Promise.all([shop.visitor(), shop.visitor(), shop.visitor()])
  await Promise.all(
    visitors.map(({ api }) =>
      api('POST /auth/migrate', { body: { type: 'EMAIL', email, password } }),
    ),
  )
  expect(await accountsOf(email)).toHaveLength(1)
})

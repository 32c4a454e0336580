import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { randomText } from '#domain/ids.ts'
import { aCustomer, signIn } from '#test/builders/customers.ts'
import { untilSomebodyWaits } from '#test/lock-waits.ts'
import { testShop } from '#test/shop.ts'
import { endTokens, hashToken, renewToken } from '../../platform/access/tokens.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })

function freshCredentials() {
  return { email: `${randomText(24).toLowerCase()}@temp.invalid`, password: randomText(24) }
}

test('a visitor gets an account and is identified by its token', async () => {
  const visitor = await shop.visitor()
  const { user } = await visitor.api('GET /auth/user')
  expect(user).toMatchObject({ _id: visitor.accountId, type: 'TEMP' })
})

test('the same credentials return the same account after its token has expired', async () => {
  const { email, password } = freshCredentials()
  const anybody = shop.anybody()
  await anybody('POST /auth/register', { body: { type: 'TEMP', email, password } })
  const again = await anybody('POST /auth/register', { body: { type: 'TEMP', email, password } })
  const later = await anybody('POST /auth/login', {
    body: { type: 'TEMP', login_id: email, password },
  })
  const accounts = await shop.ctx.db
    .selectFrom('accounts')
    .where('email', '=', email)
    .select('id')
    .execute()
  expect(accounts).toHaveLength(1)
  expect(later.token).not.toBe(again.token)
})

test('ten concurrent creations make one account, and every token is valid', async () => {
  const body = { type: 'TEMP', ...freshCredentials() } as const
  const sessions = await Promise.all(
    Array.from({ length: 10 }, () => shop.anybody()('POST /auth/register', { body })),
  )
  const owners = await shop.ctx.db
    .selectFrom('access_tokens')
    .select(['account_id', 'hash'])
    .execute()
  const ofToken = (token: string | null) =>
    owners.find(({ hash }) =>
      hash.equals(
        createHash('sha256')
          .update(token ?? '')
          .digest(),
      ),
    )?.account_id
  const ids = sessions.map(({ token }) => ofToken(token))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^acc_/)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email, password } = freshCredentials()
  await shop.anybody()('POST /auth/register', { body: { type: 'TEMP', email, password } })
  const tries = [
    { login_id: email, password: randomText(24) },
    { login_id: freshCredentials().email, password },
  ].map((login) => shop.anybody()('POST /auth/login', { body: { type: 'TEMP', ...login } }))
  const outcomes = await Promise.allSettled(tries)
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      reason: {
        status: 401,
        code: 'wrong_credentials',
        message: 'Incorrect login or password.',
      },
    })
  }
})

test('a temporary address cannot be taken over with another password', async () => {
  const { email, password } = freshCredentials()
  const anybody = shop.anybody()
  await anybody('POST /auth/register', { body: { type: 'TEMP', email, password } })
  const thief = anybody('POST /auth/register', {
    body: { type: 'TEMP', email, password: randomText(24) },
  })
  await expect(thief).rejects.toMatchObject({ status: 401 })
})

test('a temporary account needs an unguessable address and password', async () => {
  const register = shop.anybody()('POST /auth/register', {
    body: { type: 'TEMP', email: 'me@temp.invalid', password: 'short' },
  })
  await expect(register).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    issues: [{ path: 'email' }, { path: 'password' }],
  })
})

test('a token is invalid after logout', async () => {
  const visitor = await shop.visitor()
  await visitor.api('GET /auth/logout')
  await expect(visitor.api('GET /auth/user')).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
  })
})

test('a message is in the requested language', async () => {
  await expect(shop.anybody('zh')('GET /auth/user')).rejects.toThrow('請重新登入。')
  await expect(shop.anybody('cn')('GET /auth/user')).rejects.toThrow('请重新登录。')
})

test('invalid JSON is a 400, another content type a 415, a wrong shape a 422', async () => {
  const send = async (body: string, type: string) => {
    const response = await shop.app.request('/api/customer/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    return response.status
  }
  expect(await send('{"type":', 'application/json')).toBe(400)
  expect(await send('a=b', 'application/x-www-form-urlencoded')).toBe(415)
  expect(await send('[]', 'application/json')).toBe(422)
  expect(await send('"text"', 'application/json')).toBe(422)
})

test('a session in use is renewed no longer than 30 days after its sign-in', async () => {
  const visitor = await shop.visitor()
  let { token } = visitor
  const ask = () =>
    shop.app.request('/api/customer/auth/user', { headers: { authorization: `Bearer ${token}` } })
  await sql`update access_tokens set signed_in_at = signed_in_at - interval '30 days'
    + interval '40 minutes' where hash = ${hashToken(token)}`.execute(shop.ctx.db)
  shop.passTime(16 * 60)
  token = (await ask()).headers.get('x-renewed-token') ?? ''
  shop.passTime(20 * 60)
  const last = await ask()
  expect([last.status, last.headers.get('x-renewed-token')]).toEqual([200, null])
  shop.passTime(5 * 60)
  expect((await ask()).status).toBe(401)
})

test('a customer who signs in again ends the token that they had', async () => {
  const customer = await aCustomer(shop)
  const elsewhere = await signIn(shop, customer)
  const { email: login_id, password } = customer
  await customer.api('POST /auth/login', { body: { type: 'EMAIL', login_id, password } })
  await expect(customer.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  await elsewhere.api('GET /auth/user')
})

test('a used token is renewed after half its lifetime, an unused one expires', async () => {
  const visitor = await shop.visitor()
  const ask = () =>
    shop.app.request('/api/customer/auth/user', {
      headers: { authorization: `Bearer ${visitor.token}` },
    })
  expect((await ask()).headers.get('x-renewed-token')).toBeNull()
  shop.passTime(16 * 60)
  expect((await ask()).headers.get('x-renewed-token')).toMatch(/^\w{43}$/)
  shop.passTime(15 * 60)
  expect((await ask()).status).toBe(401)
})

test('an answer that carries a new token is never cacheable', async () => {
  const visitor = await shop.visitor()
  shop.passTime(16 * 60)
  const ask = (headers: Record<string, string>) =>
    shop.app.request('/api/customer/vouchers/all', { headers })
  const own = await ask({ authorization: `Bearer ${visitor.token}` })
  expect(own.headers.get('x-renewed-token')).toMatch(/^\w{43}$/)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect((await ask({})).headers.get('cache-control')).toBe('private, no-cache')
})

test('a token being renewed ends with all others of its account', async () => {
  const visitor = await shop.visitor()
  const old = createHash('sha256').update(visitor.token).digest()
  const renewing = await shop.ctx.db.transaction().execute(async (trx) => {
    await endTokens(trx, visitor.accountId)
    const renewal = renewToken(shop.ctx, old)
    // By now the renewal has read the token and waits for this transaction's row lock.
    await untilSomebodyWaits(shop.ctx.db)
    return { renewal }
  })
  expect(await renewing.renewal).toBeNull()
})

test('the token of a password change stays valid, a signed-out one does not', async () => {
  const customer = await aCustomer(shop)
  shop.passTime(16 * 60)
  const ask = (method: string, path: string, token: string, body?: object) =>
    shop.app.request(`/api/customer${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const renewedBy = (answer: Response) => answer.headers.get('x-renewed-token') ?? ''
  const chosen = { old_password: customer.password, new_password: 'Causeway2027' }
  const changed = await ask('POST', '/auth/update-password', customer.token, chosen)
  expect(changed.status).toBe(200)
  expect((await ask('GET', '/auth/user', renewedBy(changed))).status).toBe(200)
  const ended = await ask('POST', '/auth/logout', customer.token)
  expect((await ask('GET', '/auth/user', renewedBy(ended))).status).toBe(401)
})

test('creating temporary accounts is rate-limited by network address', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => shop.visitor()))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'rate_limited' } })
})

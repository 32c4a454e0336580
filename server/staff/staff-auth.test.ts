import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { untilSomebodyWaits } from '#test/lock-waits.ts'
import { testShop } from '#test/shop.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { setPassword } from './choose-password.ts'

const shop = await testShop()
const { ctx } = shop
const anybody = shop.staffApi(null)
const password = 'tram-to-kennedy-town'
const hash = await hashPassword(password)

let made = 0

async function aColleague() {
  const id = newId('staff')
  const email = `colleague-${++made}@praya.example`
  const row = { id, email, name: 'Lee Ka Yan', role: 'manager', password_hash: hash } as const
  await ctx.db.insertInto('staff').values(row).execute()
  return { id, email }
}

function signIn(email: string, given = password) {
  return anybody('POST /auth/login', { body: { email, password: given } })
}

test('staff sign in regardless of the email’s case, and the sign-in is logged', async () => {
  const { id, email } = await aColleague()
  const { token } = await signIn(email.toUpperCase())
  const me = await shop.staffApi(token)('GET /auth/me')
  expect(me).toEqual({
    _id: id,
    email,
    name: 'Lee Ka Yan',
    role: 'manager',
    role_name: null,
    permissions: permissionsOf('manager'),
    needs_second_factor: false,
    needs_new_password: false,
    languages: { shown: ['en', 'zh', 'cn'], fallback: 'en' },
  })
  const changes = await changesOf(id)
  expect(changes).toEqual([{ action: 'signed_in', staff_id: id }])
})

test('wrong password, unknown email and archived colleague get the same answer', async () => {
  const { email } = await aColleague()
  const former = await aColleague()
  await ctx.db
    .updateTable('staff')
    .set({ archived_at: new Date() })
    .where('id', '=', former.id)
    .execute()
  const tries = [signIn(email, 'wrong'), signIn('nobody@praya.example'), signIn(former.email)]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 401, code: 'wrong_credentials' } })
  }
})

test('customer tokens fail on staff calls, and staff tokens on customer calls', async () => {
  const visitor = await shop.visitor()
  const staff = await shop.staff('owner')
  const ofCustomer = shop.staffApi(visitor.token)('GET /auth/me')
  await expect(ofCustomer).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  const answer = await shop.app.request('/api/customer/auth/user', {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  expect(answer.status).toBe(401)
})

test('without a token every staff call except sign-in is refused', async () => {
  await expect(anybody('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(anybody('POST /auth/logout')).rejects.toMatchObject({ status: 401 })
})

test('a token ends on sign-out and when its staff member is archived', async () => {
  const first = await shop.staff()
  await first.api('POST /auth/logout')
  await expect(first.api('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  const second = await shop.staff()
  await ctx.db
    .updateTable('staff')
    .set({ archived_at: new Date() })
    .where('id', '=', second.id)
    .execute()
  await expect(second.api('GET /auth/me')).rejects.toMatchObject({ status: 401 })
})

test('a new password ends every other token, and the old password stops working', async () => {
  const { email } = await aColleague()
  const phone = shop.staffApi((await signIn(email)).token)
  const desk = shop.staffApi((await signIn(email)).token)
  const chosen = 'ferry-to-peng-chau'
  await desk('POST /auth/update-password', {
    body: { old_password: password, new_password: chosen },
  })
  await expect(phone('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(desk('GET /auth/me')).resolves.toMatchObject({ email })
  await expect(signIn(email)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect(signIn(email, chosen)).resolves.toHaveProperty('token')
})

test('changing a password requires the old one, and weak ones are refused', async () => {
  const { email } = await aColleague()
  const api = shop.staffApi((await signIn(email)).token)
  const change = (old: string, chosen: string) =>
    api('POST /auth/update-password', { body: { old_password: old, new_password: chosen } })
  await expect(change('wrong', 'ferry-to-peng-chau')).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await expect(change(password, 'Short2026')).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'new_password', message: 'At least 12 characters' }],
  })
})

test('a token is renewed in use after half its lifetime, and expires unused', async () => {
  const { token } = await shop.staff()
  const ask = () =>
    shop.app.request('/api/staff/auth/me', { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).headers.get('x-renewed-token')).toBeNull()
  shop.passTime(6.5 * 3600)
  const renewed = (await ask()).headers.get('x-renewed-token')
  shop.passTime(6 * 3600)
  expect((await ask()).status).toBe(401)
  await expect(shop.staffApi(renewed)('GET /auth/me')).resolves.toHaveProperty('name')
})

test('a session in use ends a week after its sign-in', async () => {
  let { token } = await shop.staff()
  const ask = () =>
    shop.app.request('/api/staff/auth/me', { headers: { authorization: `Bearer ${token}` } })
  for (let hours = 0; hours < 7 * 24; hours += 8) {
    const answer = await ask()
    expect(answer.status).toBe(200)
    token = answer.headers.get('x-renewed-token') ?? token
    shop.passTime(8 * 3600)
  }
  expect((await ask()).status).toBe(401)
})

test('signing in again ends the session that the browser had', async () => {
  const { email } = await aColleague()
  const { token } = await signIn(email)
  const elsewhere = shop.staffApi((await signIn(email)).token)
  const again = await shop.staffApi(token)('POST /auth/login', { body: { email, password } })
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await elsewhere('GET /auth/me')
  await shop.staffApi(again.token)('GET /auth/me')
})

test('a password is compared as it was typed', async () => {
  const { email } = await aColleague()
  for (const other of [password.toUpperCase(), `${password} `, password.slice(0, -1)]) {
    await expect(signIn(email, other)).rejects.toMatchObject({ code: 'wrong_credentials' })
  }
  await signIn(email)
})

test('a password with the name of the shop, or a common one, is refused', async () => {
  const { email } = await aColleague()
  const api = shop.staffApi((await signIn(email)).token)
  await expect(
    Promise.all(
      ['Shop-Shop-2026', 'iseedeadpeople', 'PhilaDelphia'].map(async (chosen) => {
        const body = { old_password: password, new_password: chosen }
        const refused = await api('POST /auth/update-password', { body }).catch((error) => error)
        return refused.issues
      }),
    ),
  ).resolves.toEqual(
    Array.from({ length: 3 }, () => [{ path: 'new_password', message: 'Too easy to guess' }]),
  )
})

/** Runs `work` while a colleague's password reset is not committed yet. */
async function duringReset<Result>(id: string, work: () => Promise<Result>) {
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    await setPassword(trx, id, await hashPassword('ferry-to-peng-chau'))
    const working = Promise.allSettled([work()])
    await untilSomebodyWaits(ctx.db)
    return { working }
  })
  const [settled] = await outcome.working
  return settled
}

test('a sign-in during a password reset fails', async () => {
  const { id, email } = await aColleague()
  expect(await duringReset(id, () => signIn(email))).toMatchObject({
    reason: { code: 'wrong_credentials' },
  })
})

test('a token being renewed ends with all others when a password is reset', async () => {
  const { id, email } = await aColleague()
  const { token } = await signIn(email)
  shop.passTime(6.5 * 3600)
  const headers = { authorization: `Bearer ${token}` }
  const ask = async () => shop.app.request('/api/staff/auth/me', { headers })
  const settled = await duringReset(id, ask)
  const answer = settled?.status === 'fulfilled' ? settled.value : null
  expect(answer?.headers.get('x-renewed-token')).toBeNull()
})

test('a token renewed by a password change works, one renewed by a sign-out does not', async () => {
  const { email } = await aColleague()
  const { token } = await signIn(email)
  shop.passTime(6.5 * 3600)
  const ask = async (method: string, path: string, bearer: string, body?: object) =>
    shop.app.request(`/api/staff${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const renewedBy = (answer: Response) => answer.headers.get('x-renewed-token') ?? ''
  const chosen = { old_password: password, new_password: 'ferry-to-peng-chau' }
  const changed = await ask('POST', '/auth/update-password', token, chosen)
  expect((await ask('GET', '/auth/me', renewedBy(changed))).status).toBe(200)
  const ended = await ask('POST', '/auth/logout', token)
  expect((await ask('GET', '/auth/me', renewedBy(ended))).status).toBe(401)
})

test('wrong passwords delay the next attempt ever longer, for that address only', async () => {
  const { email } = await aColleague()
  const from = async (address: string, given: string) =>
    shop.app.request(
      '/api/staff/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: given }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
  const flood = Array.from({ length: 20 }, () => from('203.0.113.7', 'wrong'))
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  shop.passTime(1)
  expect((await from('203.0.113.7', 'wrong')).status).toBe(401)
  shop.passTime(1)
  const early = await from('203.0.113.7', password)
  expect(early.status).toBe(429)
  expect(early.headers.get('retry-after')).toBe('1')
  expect((await from('198.51.100.1', password)).status).toBe(200)
  shop.passTime(1)
  expect((await from('203.0.113.7', password)).status).toBe(200)
  expect((await from('203.0.113.7', 'wrong')).status).toBe(401)
})

test('audit log entries cannot be changed or removed', async () => {
  const { id } = await aColleague()
  await ctx.db
    .insertInto('audit_events')
    .values({ staff_id: id, action: 'tested', subject_kind: 'staff', subject_id: id })
    .execute()
  const rewrite = ctx.db.updateTable('audit_events').set({ action: 'other' }).execute()
  await expect(rewrite).rejects.toThrow('only ever added to')
  await expect(ctx.db.deleteFrom('audit_events').execute()).rejects.toThrow('only ever added to')
  await expect(sql`truncate audit_events`.execute(ctx.db)).rejects.toThrow('only ever added to')
})

function changesOf(staffId: string) {
  return ctx.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', staffId)
    .orderBy('id')
    .execute()
}

import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const owner = await shop.staff('owner')
const password = 'tram-to-kennedy-town'

let made = 0

function add(body: object = {}) {
  const email = `Colleague-${++made}@praya.example`
  return owner.api('POST /staff', {
    body: { email, name: 'Lee Ka Yan', role: 'assistant', password, ...body },
  })
}

const signIn = (email: string, given = password) =>
  shop.staffApi(null)('POST /auth/login', { body: { email, password: given } })

test('an added colleague signs in, and no answer contains a password', async () => {
  const added = await add()
  expect(added).toMatchObject({ role: 'assistant', is_archived: false, last_signed_in_at: null })
  const { token } = await signIn(added.email)
  await expect(shop.staffApi(token)('GET /auth/me')).resolves.toMatchObject({ _id: added._id })
  const { data } = await owner.api('GET /staff')
  const listed = data.find(({ _id }) => _id === added._id)
  expect(listed?.last_signed_in_at).not.toBeNull()
  const changes = await ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', added._id)
    .execute()
  expect(JSON.stringify([added, data, changes])).not.toMatch(/argon2|kennedy/)
})

test('only owners manage staff', async () => {
  for (const role of ['manager', 'assistant'] as const) {
    const { api, id } = await shop.staff(role)
    const tries = [
      api('GET /staff'),
      api('PUT /staff/{id}', { params: { id }, body: { role: 'owner' } }),
      api('PUT /staff/{id}/password', { params: { id: owner.id }, body: { password } }),
    ]
    for (const outcome of await Promise.allSettled(tries)) {
      expect(outcome).toMatchObject({ reason: { status: 403 } })
    }
  }
})

test('an email is unique regardless of case, and weak passwords are refused', async () => {
  const { email } = await add()
  await expect(add({ email: email.toUpperCase() })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'email' }],
  })
  await expect(add({ password: 'Praya2026' })).rejects.toMatchObject({
    issues: [{ path: 'password' }],
  })
})

test('a new role applies at once, to existing tokens too', async () => {
  const manager = await shop.staff('manager')
  await expect(manager.api('GET /configurations')).resolves.toHaveProperty('data')
  await owner.api('PUT /staff/{id}', {
    params: { id: manager.id },
    body: { role: 'assistant' },
  })
  await expect(manager.api('GET /configurations')).rejects.toMatchObject({ status: 403 })
})

test('an archived colleague is signed out at once, and signs in again once restored', async () => {
  const { _id: id, email } = await add()
  const { token } = await signIn(email)
  const archive = (is_archived: boolean) =>
    owner.api('PUT /staff/{id}/archived', { params: { id }, body: { is_archived } })
  expect(await archive(true)).toMatchObject({ is_archived: true })
  await archive(true)
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await archive(false)
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email)).resolves.toHaveProperty('token')
})

test('a password reset by an owner ends every token of the colleague', async () => {
  const { _id: id, email } = await add()
  const { token } = await signIn(email)
  await owner.api('PUT /staff/{id}/password', {
    params: { id },
    body: { password: 'ferry-to-peng-chau' },
  })
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect(signIn(email, 'ferry-to-peng-chau')).resolves.toHaveProperty('token')
})

test('a password that someone gave has to be replaced before anything else works', async () => {
  const own = 'ferry-to-peng-chau'
  const { _id: id, email } = await add({ role: 'manager' })
  const reset = { params: { id }, body: { password } }
  for (const _ of ['added', 'reset by an owner']) {
    const api = shop.staffApi((await signIn(email)).token)
    expect(await api('GET /auth/me')).toMatchObject({ needs_new_password: true })
    const missing = { status: 403, code: 'new_password_missing' }
    await expect(api('GET /orders')).rejects.toMatchObject(missing)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject(missing)
    const change = (next: string) =>
      api('POST /auth/update-password', { body: { old_password: password, new_password: next } })
    await expect(change(password)).rejects.toMatchObject({ issues: [{ path: 'new_password' }] })
    await change(own)
    expect(await api('GET /auth/me')).toMatchObject({ needs_new_password: false })
    await expect(api('GET /orders')).resolves.toHaveProperty('data')
    await owner.api('PUT /staff/{id}/password', reset)
  }
})

test('an owner signs a colleague out everywhere, whose password stays', async () => {
  const { _id: id, email } = await add()
  const { token } = await signIn(email)
  await expect(
    shop.staffApi(token)('DELETE /staff/{id}/sessions', { params: { id: owner.id } }),
  ).rejects.toMatchObject({ status: 403 })
  expect(await owner.api('DELETE /staff/{id}/sessions', { params: { id } })).toEqual({})
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email)).resolves.toHaveProperty('token')
  await expect(
    owner.api('DELETE /staff/{id}/sessions', { params: { id: 'stf_nobody' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the last owner cannot be demoted, even when two demote each other at once', async () => {
  const alone = { params: { id: owner.id } }
  const lastOwner = { status: 409, code: 'last_owner' }
  await expect(
    owner.api('PUT /staff/{id}', { ...alone, body: { role: 'manager' } }),
  ).rejects.toMatchObject(lastOwner)
  await expect(
    owner.api('PUT /staff/{id}/archived', { ...alone, body: { is_archived: true } }),
  ).rejects.toMatchObject(lastOwner)
  const other = await shop.staff('owner')
  const outcomes = await Promise.allSettled([
    owner.api('PUT /staff/{id}', { params: { id: other.id }, body: { role: 'manager' } }),
    other.api('PUT /staff/{id}', { params: { id: owner.id }, body: { role: 'manager' } }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
  const owners = await ctx.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('archived_at', 'is', null)
    .execute()
  expect(owners.length).toBeGreaterThan(0)
})

test('owners and managers can read the audit log, newest first', async () => {
  const { api } = await shop.staff('manager')
  const { data, total } = await api('GET /audit-log', {
    query: { subject_kind: 'staff', per_page: 2, action: 'staff_added' },
  })
  expect(data).toHaveLength(2)
  expect(total).toBeGreaterThan(2)
  expect(data[0]).toMatchObject({
    staff: { _id: owner.id, name: 'Staff owner' },
    action: 'staff_added',
    subject: { kind: 'staff', name: expect.not.stringMatching(/^stf_/) },
    after: { role: 'assistant' },
  })
  const before = await api('GET /audit-log', { query: { to: '2020-01-01' } })
  expect(before).toMatchObject({ data: [], total: 0 })
  const { api: assistant } = await shop.staff('assistant')
  await expect(assistant('GET /audit-log')).rejects.toMatchObject({ status: 403 })
})

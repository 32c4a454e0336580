import { expect, test } from 'vitest'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const limited = await testShop()
const owner = await shop.staff('owner')
const anybody = shop.staffApi(null)
const password = 'tram-to-kennedy-town'
const chosen = 'ferry-to-peng-chau'

let made = 0

function add(body: object = {}) {
  const email = `Colleague-${++made}@praya.example`
  return owner.api('POST /staff', {
    body: { email, name: 'Lee Ka Yan', role: 'assistant', ...body },
  })
}

const signIn = (email: string, given: string) =>
  anybody('POST /auth/login', { body: { email, password: given } })
const forgot = (email: string) => anybody('POST /auth/forgot-password', { body: { email } })
const choose = (key: string, given = chosen) =>
  anybody('POST /auth/choose-password', { body: { key, password: given } })

/** Keys of the links emailed to this address, oldest first. */
async function keysTo(address: string): Promise<string[]> {
  await runDueJobs(shop, 'send_password_link')
  return shop.emails
    .filter(({ to }) => to === address)
    .map(({ text }) => /\/staff\/choose-password#(\w+)/.exec(text)?.[1] ?? '')
}

test('an invited colleague chooses a password by email and signs in', async () => {
  const { _id: id, email, is_invited: isInvited } = await add()
  expect(isInvited).toBe(true)
  await expect(signIn(email, '')).rejects.toMatchObject({ status: 422 })
  await expect(signIn(email, password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  const [key = ''] = await keysTo(email)
  await expect(choose(key, 'Short2026')).rejects.toMatchObject({
    issues: [{ path: 'password', message: 'At least 12 characters' }],
  })
  expect(await choose(key)).toEqual({ email })
  await expect(choose(key)).rejects.toMatchObject({ code: 'password_link_invalid' })
  await expect(signIn(email, chosen)).resolves.toHaveProperty('token')
  await expect(owner.api('POST /staff/{id}/invitation', { params: { id } })).rejects.toMatchObject({
    status: 409,
  })
})

test('a colleague shut out by guesses from many addresses gets in by a link', async () => {
  const { api } = await limited.staff('manager')
  const { email } = await api('GET /auth/me')
  const enter = (given: string) =>
    limited.staffApi(null)('POST /auth/login', { body: { email, password: given } })
  await limited.ctx.db
    .insertInto('rate_limits')
    .values({
      key: `staff-sign-in-account:${email.toLowerCase()}`,
      hits: 100,
      resets_at: new Date(Date.now() + 900_000),
    })
    .execute()
  await expect(enter(password)).rejects.toMatchObject({ status: 429 })
  await limited.staffApi(null)('POST /auth/forgot-password', { body: { email } })
  await runDueJobs(limited, 'send_password_link')
  const [key = ''] = limited.emails
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/staff\/choose-password#(\w+)/.exec(text)?.[1] ?? '')
  await limited.staffApi(null)('POST /auth/choose-password', { body: { key, password: chosen } })
  await expect(enter(chosen)).resolves.toHaveProperty('token')
})

test('an invitation sent again replaces the first, and lasts seven days', async () => {
  const { _id: id, email } = await add()
  await runDueJobs(shop, 'send_password_link')
  await owner.api('POST /staff/{id}/invitation', { params: { id } })
  const [first = '', second = ''] = await keysTo(email)
  await expect(choose(first)).rejects.toMatchObject({ status: 422 })
  shop.passTime(6.9 * 86_400)
  const again = await shop.staff('owner')
  await again.api('POST /staff/{id}/invitation', { params: { id } })
  const [, , third = ''] = await keysTo(email)
  await expect(choose(second)).rejects.toMatchObject({ status: 422 })
  shop.passTime(7.1 * 86_400)
  await expect(choose(third)).rejects.toMatchObject({ code: 'password_link_invalid' })
})

test('a forgotten password is replaced by a link of half an hour, which ends every session', async () => {
  const { api } = await shop.staff('owner')
  const { email } = await api('POST /staff', {
    body: { email: 'forgetful@praya.example', name: 'Ho', role: 'manager', password },
  })
  const { token } = await signIn(email, password)
  expect(await forgot(email.toUpperCase())).toEqual({})
  const [key = ''] = await keysTo(email)
  shop.passTime(29 * 60)
  await choose(key)
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email, password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await signIn(email, chosen)
  await forgot(email)
  const [, late = ''] = await keysTo(email)
  shop.passTime(31 * 60)
  await expect(choose(late)).rejects.toMatchObject({ code: 'password_link_invalid' })
})

test('a password changed otherwise makes a link useless', async () => {
  const { api } = await shop.staff('owner')
  const { _id: id, email } = await api('POST /staff', {
    body: { email: 'hurried@praya.example', name: 'Ho', role: 'manager', password },
  })
  await forgot(email)
  const [key = ''] = await keysTo(email)
  await api('PUT /staff/{id}/password', { params: { id }, body: { password: chosen } })
  await expect(choose(key)).rejects.toMatchObject({ code: 'password_link_invalid' })
})

test('an unknown address and a former colleague get the same answer and no email', async () => {
  const { api } = await shop.staff('owner')
  const { _id: id, email } = await api('POST /staff', {
    body: { email: 'former@praya.example', name: 'Ho', role: 'manager', password },
  })
  await api('PUT /staff/{id}/archived', { params: { id }, body: { is_archived: true } })
  for (const address of [email, 'stranger@praya.example']) {
    expect(await forgot(address)).toEqual({})
    expect(await keysTo(address)).toEqual([])
  }
})

test('a right link opens where strangers used up the guesses of the address', async () => {
  const { api } = await limited.staff('manager')
  const { email } = await api('GET /auth/me')
  const open = (key: string) =>
    limited.staffApi(null)('POST /auth/choose-password', { body: { key, password: chosen } })
  for (let at = 0; at < 30; at++) {
    await expect(open(`${'a'.repeat(40)}${at}`)).rejects.toMatchObject({
      code: 'password_link_invalid',
    })
  }
  await expect(open('a'.repeat(43))).rejects.toMatchObject({ status: 429 })
  await limited.staffApi(null)('POST /auth/forgot-password', { body: { email } })
  await runDueJobs(limited, 'send_password_link')
  const text = limited.emails.findLast(({ to }) => to === email)?.text ?? ''
  const [, key = ''] = /\/staff\/choose-password#(\w+)/.exec(text) ?? []
  expect(await open(key)).toEqual({ email })
})

test('an address gets three links an hour, known or not', async () => {
  const ask = () =>
    limited.staffApi(null)('POST /auth/forgot-password', { body: { email: 'x@praya.example' } })
  for (let at = 0; at < 3; at++) await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429 })
})

test('people see their own sessions and end one, or all others', async () => {
  const { api: ownerApi } = await shop.staff('owner')
  const { email } = await ownerApi('POST /staff', {
    body: { email: 'busy@praya.example', name: 'Ho', role: 'assistant' },
  })
  const [link = ''] = await keysTo(email)
  await choose(link)
  const entry = async (device: string) => {
    const answer = await shop.app.request('/api/staff/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': device },
      body: JSON.stringify({ email, password: chosen }),
    })
    const { token }: { token: string } = await answer.json()
    return { api: shop.staffApi(token), token }
  }
  const phone = await entry('Phone')
  shop.passTime(1)
  const till = await entry('Till')
  shop.passTime(1)
  const desk = await entry('Desk')
  const { data } = await desk.api('GET /auth/sessions')
  expect(data.map(({ device, is_current: isMine }) => [device, isMine])).toEqual([
    ['Desk', true],
    ['Till', false],
    ['Phone', false],
  ])
  const stranger = await shop.staff('manager')
  const ofTill = { params: { id: data[1]?._id ?? '' } }
  await expect(stranger.api('DELETE /auth/sessions/{id}', ofTill)).rejects.toMatchObject({
    status: 404,
  })
  await desk.api('DELETE /auth/sessions/{id}', ofTill)
  await expect(till.api('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  // A renewed token belongs to the session of the one before.
  shop.passTime(6.5 * 3600)
  const answer = await shop.app.request('/api/staff/auth/me', {
    headers: { authorization: `Bearer ${phone.token}` },
  })
  const renewed = shop.staffApi(answer.headers.get('x-renewed-token'))
  expect((await renewed('GET /auth/sessions')).data).toHaveLength(2)
  await desk.api('DELETE /auth/sessions')
  await expect(renewed('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(desk.api('GET /auth/me')).resolves.toMatchObject({ email })
})

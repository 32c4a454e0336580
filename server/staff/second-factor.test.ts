import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'

const shop = await testShop()
const { ctx } = shop
const password = 'tram-to-kennedy-town'
const hash = await hashPassword(password)

let made = 0

async function aColleague(role = 'manager') {
  const id = newId('staff')
  const email = `colleague-${++made}@praya.example`
  const row = { id, email, name: 'Lee Ka Yan', role, password_hash: hash }
  await ctx.db.insertInto('staff').values(row).execute()
  return { id, email }
}

function signIn(email: string, code?: string, given = password) {
  const body = { email, password: given, ...(code !== undefined && { code }) }
  return shop.staffApi(null)('POST /auth/login', { body })
}

/** All come from one address, which may sign in thirty times in five minutes. */
function forgetSignIns(): void {
  shop.passTime(301)
}

/** The next thirty seconds in which all codes are the same one. */
function startStep(): void {
  shop.passTime((30_000 - (ctx.clock().getTime() % 30_000)) / 1000)
}

/** The code that an authenticator app shows now. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: ctx.clock().getTime(),
  })
}

async function enrolled(role?: string) {
  const colleague = await aColleague(role)
  const { token } = await signIn(colleague.email)
  const api = shop.staffApi(token)
  const { secret, uri } = await api('POST /auth/second-factor', { body: { password } })
  const { recovery_codes: recoveryCodes } = await api('PUT /auth/second-factor/confirmed', {
    body: { code: codeOf(secret) },
  })
  return { ...colleague, token, api, secret, uri, recoveryCodes }
}

function actionsOf(id: string) {
  return ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
}

test('after enrolment a sign-in needs the code of the app, each once', async () => {
  startStep()
  const { email, secret } = await enrolled()
  await expect(signIn(email)).rejects.toMatchObject({
    status: 401,
    code: 'second_factor_required',
  })
  const used = codeOf(secret)
  await expect(signIn(email, used)).rejects.toMatchObject({ code: 'second_factor_wrong' })
  shop.passTime(30)
  const code = codeOf(secret)
  await expect(signIn(email, code, 'wrong')).rejects.toMatchObject({ code: 'wrong_credentials' })
  const twice = await Promise.allSettled([signIn(email, code), signIn(email, code)])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(signIn(email, code)).rejects.toMatchObject({ code: 'second_factor_wrong' })
})

test('nothing changes before a first code is confirmed, and then other sessions end', async () => {
  const { email } = await aColleague()
  const phone = shop.staffApi((await signIn(email)).token)
  const desk = shop.staffApi((await signIn(email)).token)
  await expect(
    desk('POST /auth/second-factor', { body: { password: 'wrong' } }),
  ).rejects.toMatchObject({ code: 'wrong_credentials' })
  const confirm = (code: string) => desk('PUT /auth/second-factor/confirmed', { body: { code } })
  await expect(confirm('123456')).rejects.toMatchObject({ status: 409 })
  const { secret, uri } = await desk('POST /auth/second-factor', { body: { password } })
  expect(uri).toContain(`secret=${secret}`)
  await expect(confirm('abcdef')).rejects.toMatchObject({ code: 'second_factor_wrong' })
  await expect(signIn(email)).resolves.toHaveProperty('token')
  expect(await desk('GET /auth/second-factor')).toMatchObject({ is_on: false })
  const { recovery_codes: codes } = await confirm(codeOf(secret))
  expect(new Set(codes).size).toBe(10)
  await expect(phone('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  expect(await desk('GET /auth/second-factor')).toMatchObject({
    is_on: true,
    is_required: false,
    recovery_codes_left: 10,
  })
  await expect(desk('POST /auth/second-factor', { body: { password } })).rejects.toMatchObject({
    status: 409,
  })
})

test('a password replaced by a link does not replace the second factor', async () => {
  const { email, secret } = await enrolled()
  const anybody = shop.staffApi(null)
  await anybody('POST /auth/forgot-password', { body: { email } })
  await runDueJobs(shop, 'send_password_link')
  const text = shop.emails.findLast(({ to }) => to === email)?.text ?? ''
  const [, key = ''] = /\/staff\/choose-password#(\w+)/.exec(text) ?? []
  const chosen = 'ferry-to-peng-chau'
  await anybody('POST /auth/choose-password', { body: { key, password: chosen } })
  await expect(signIn(email, undefined, chosen)).rejects.toMatchObject({ status: 401 })
  startStep()
  await signIn(email, codeOf(secret), chosen)
})

test('a recovery code signs in once, however it is typed', async () => {
  const { email, recoveryCodes, api } = await enrolled()
  const [first = '', second = ''] = recoveryCodes
  // 28 of 31 characters: 138 bits.
  expect(first).toMatch(/^([a-hj-km-np-z2-9]{4}-){6}[a-hj-km-np-z2-9]{4}$/)
  await signIn(email, first.toUpperCase().replaceAll('-', ' '))
  await expect(signIn(email, first)).rejects.toMatchObject({ code: 'second_factor_wrong' })
  expect(await api('GET /auth/second-factor')).toMatchObject({ recovery_codes_left: 9 })
  const { recovery_codes: renewed } = await api('POST /auth/second-factor/recovery-codes', {
    body: { password },
  })
  await expect(signIn(email, second)).rejects.toMatchObject({ code: 'second_factor_wrong' })
  await expect(signIn(email, renewed[0])).resolves.toHaveProperty('token')
})

test.each(['１２３４５６', '١٢٣٤٥٦', 'é23456', '𝟙23456', '\ud83d23456'])(
  'the wrong code %o is refused like any other',
  async (code) => {
    forgetSignIns()
    const { email } = await enrolled()
    await expect(signIn(email, code)).rejects.toMatchObject({ code: 'second_factor_wrong' })
    const colleague = await aColleague()
    const { token } = await signIn(colleague.email)
    const api = shop.staffApi(token)
    await api('POST /auth/second-factor', { body: { password } })
    const confirmed = api('PUT /auth/second-factor/confirmed', { body: { code } })
    await expect(confirmed).rejects.toMatchObject({ code: 'second_factor_wrong' })
  },
)

test('a code is right in full width, in Arabic digits, and with the gap that devices show', async () => {
  const digitsFrom = (zero: number) => (code: string) =>
    code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
  forgetSignIns()
  const { email, secret, recoveryCodes } = await enrolled()
  for (const typed of [
    digitsFrom(0xff_10),
    digitsFrom(0x6_60),
    (code: string) => code.replace(/^.../, '$& '),
  ]) {
    startStep()
    shop.passTime(60)
    await expect(signIn(email, typed(codeOf(secret)))).resolves.toHaveProperty('token')
  }
  const wide = (recoveryCodes[0] ?? '').replaceAll(/[!-~]/g, (each) =>
    String.fromCodePoint(each.charCodeAt(0) + 0xfe_e0),
  )
  await expect(signIn(email, wide)).resolves.toHaveProperty('token')
  forgetSignIns()
})

test('guesses of a code are slowed down, wherever they come from', async () => {
  const { email, secret } = await enrolled()
  shop.passTime(60)
  const guess = (address: string, code: string) =>
    shop.app.request(
      '/api/staff/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, code }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
  for (let at = 0; at < 5; at++) {
    expect((await guess(`203.0.113.${at}`, '000000')).status).toBe(401)
  }
  const early = await guess('198.51.100.1', codeOf(secret))
  expect(early.status).toBe(429)
  shop.passTime(2)
  expect((await guess('198.51.100.1', codeOf(secret))).status).toBe(200)
})

test('neither secret nor codes are stored readably or logged, and every step is', async () => {
  const { id, email, secret, recoveryCodes, api } = await enrolled()
  await expect(signIn(email, 'x')).rejects.toMatchObject({ code: 'second_factor_wrong' })
  await signIn(email, recoveryCodes[0])
  await api('PUT /auth/second-factor/off', { body: { password } })
  await expect(signIn(email)).resolves.toHaveProperty('token')
  const events = await actionsOf(id)
  expect(events.map(({ action }) => action)).toEqual([
    'signed_in',
    'second_factor_started',
    'second_factor_turned_on',
    'second_factor_refused',
    'recovery_code_used',
    'signed_in',
    'second_factor_turned_off',
    'signed_in',
  ])
  const other = await enrolled()
  const stored = await ctx.db.selectFrom('staff_second_factors').select('secret').execute()
  const read = JSON.stringify([events, await other.api('GET /auth/second-factor')])
  for (const text of [secret, ...recoveryCodes]) expect(read).not.toContain(text)
  expect(stored.map((row) => row.secret.toString('latin1')).join()).not.toContain(other.secret)
})

test('the owner resets the second factor of a colleague, whose sessions end', async () => {
  const { id, email, token } = await enrolled('assistant')
  const manager = await shop.staff('manager')
  const params = { id }
  await expect(
    manager.api('PUT /staff/{id}/second-factor/reset', { params }),
  ).rejects.toMatchObject({ status: 403 })
  const owner = await shop.staff('owner')
  const list = await owner.api('GET /staff')
  expect(list.data.find(({ _id }) => _id === id)).toMatchObject({ has_second_factor: true })
  const reset = await owner.api('PUT /staff/{id}/second-factor/reset', { params })
  expect(reset).toMatchObject({ has_second_factor: false })
  await expect(shop.staffApi(token)('GET /auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email)).resolves.toHaveProperty('token')
})

test('a role that requires it admits to nothing else until it is set up', async () => {
  const owner = await shop.staff('owner')
  const require = (is_required: boolean) =>
    owner.api('PUT /roles/{id}/second-factor', {
      params: { id: 'assistant' },
      body: { is_required },
    })
  const { email } = await aColleague('assistant')
  const open = shop.staffApi((await signIn(email)).token)
  shop.passTime(1)
  expect(await require(true)).toMatchObject({ requires_second_factor: true })
  // A session in the middle of a day's work goes on.
  await expect(open('GET /today')).resolves.toHaveProperty('queues')
  const api = shop.staffApi((await signIn(email)).token)
  expect(await api('GET /auth/me')).toMatchObject({ needs_second_factor: true })
  await expect(api('GET /today')).rejects.toMatchObject({
    status: 403,
    code: 'second_factor_missing',
  })
  const { secret } = await api('POST /auth/second-factor', { body: { password } })
  await api('PUT /auth/second-factor/confirmed', { body: { code: codeOf(secret) } })
  expect(await api('GET /auth/me')).toMatchObject({ needs_second_factor: false })
  await expect(api('GET /today')).resolves.toHaveProperty('queues')

  const late = await aColleague('assistant')
  await require(false)
  const held = shop.staffApi((await signIn(late.email)).token)
  await require(true)
  shop.passTime(7 * 3600)
  await expect(held('GET /today')).resolves.toHaveProperty('queues')
  await require(false)
})

import { expect, test } from 'vitest'
import { freshEmail, password } from '#test/builders/customers.ts'
import { countedHashes } from '#test/builders/hashes.ts'
import { testShop } from '#test/shop.ts'

// One trusted proxy, so that tests can choose the caller's network address.
const shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const hashes = countedHashes()

function from(address: string) {
  return async (path: string, body: unknown) => {
    const response = await shop.app.request(`/api/customer${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })
    return response
  }
}

function login(address: string, email: string, secret: string) {
  return from(address)('/auth/login', { type: 'EMAIL', login_id: email, password: secret })
}

async function register(): Promise<string> {
  const email = freshEmail()
  const response = await from(`register-${email}`)('/auth/register', {
    type: 'EMAIL',
    email,
    password,
  })
  expect(response.status).toBe(200)
  return email
}

test('a thousand wrong passwords cost at most twenty hashes; the owner still gets in', async () => {
  const email = await register()
  const before = hashes.count()
  for (let round = 0; round < 40; round++) {
    shop.passTime(20)
    await Promise.all(Array.from({ length: 25 }, () => login('1.1.1.1', email, 'Wrong2026x')))
  }
  expect(hashes.count() - before).toBeGreaterThan(5)
  expect(hashes.count() - before).toBeLessThanOrEqual(20)
  expect((await login('1.1.1.1', email, password)).status).toBe(429)
  expect((await login('2.2.2.2', email, password)).status).toBe(200)
})

test('after the fifth wrong password in a row the wait grows: 1, 2, 4 … 60 seconds', async () => {
  const email = await register()
  const waits: number[] = []
  await shop.standStill(async () => {
    for (let wrong = 0; wrong < 12; wrong++) {
      expect((await login('3.3.3.3', email, 'Wrong2026x')).status).toBe(401)
      const refused = wrong < 4 ? null : await login('3.3.3.3', email, password)
      if (!refused) continue
      expect(refused.status).toBe(429)
      waits.push(Number(refused.headers.get('retry-after')))
      shop.passTime(waits.at(-1) ?? 0)
    }
  })
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})

test('a correct password resets the failures before it', async () => {
  const email = await register()
  for (let round = 0; round < 3; round++) {
    for (let wrong = 0; wrong < 4; wrong++) await login('4.4.4.4', email, 'Wrong2026x')
    expect((await login('4.4.4.4', email, password)).status).toBe(200)
  }
})

test('five temporary sign-ins after a wrong password cost no hash and do not count', async () => {
  const email = await register()
  const before = hashes.count()
  expect((await login('5.5.5.5', email, 'Wrong2026x')).status).toBe(401)
  for (let retry = 0; retry < 5; retry++) {
    const body = { type: 'TEMP', login_id: email, password: 'Wrong2026x' }
    expect((await from('5.5.5.5')('/auth/login', body)).status).toBe(401)
  }
  expect(hashes.count() - before).toBe(1)
  expect((await login('5.5.5.5', email, password)).status).toBe(200)
})

test('one network address tries at most sixty passwords in five minutes', async () => {
  const before = hashes.count()
  const outcomes: number[] = []
  for (let at = 0; at < 80; at += 20) {
    const tries = Array.from({ length: 20 }, () => login('6.6.6.6', freshEmail(), 'Wrong2026x'))
    outcomes.push(...(await Promise.all(tries)).map(({ status }) => status))
  }
  expect(hashes.count() - before).toBe(60)
  expect(outcomes.filter((status) => status === 429)).toHaveLength(20)
})

test('an unknown login is limited like a known one', async () => {
  const email = freshEmail()
  const statuses: number[] = []
  for (let wrong = 0; wrong < 6; wrong++) {
    statuses.push((await login('7.7.7.7', email, 'Wrong2026x')).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('one contact gets at most three messages an hour, whatever the caller’s address', async () => {
  const email = freshEmail()
  const statuses: number[] = []
  for (let ask = 0; ask < 5; ask++) {
    const forget = from(`8.8.8.${ask}`)('/auth/forget-password', { type: 'EMAIL', email })
    statuses.push((await forget).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('one network address registers at most twenty accounts in an hour', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) {
    const body = { type: 'EMAIL', email: freshEmail(), password }
    statuses.push((await from('9.9.9.9')('/auth/register', body)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

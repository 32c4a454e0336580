import { expect, test } from 'vitest'
import { aCustomer } from '#test/builders/customers.ts'
import { testShop } from '#test/shop.ts'
import { openLog } from '../log.ts'

const shop = await testShop()
const lines: string[] = []
shop.ctx.log = openLog('info', (line) => lines.push(line))

function linesSince(count: number): unknown[] {
  return lines.slice(count).map((line) => JSON.parse(line))
}

test('a wrong password is logged by its call, without what was typed', async () => {
  const before = lines.length
  const body = { email: 'lantern@correspondence.example', password: 'a guess of mine' }
  await expect(shop.staffApi(null)('POST /auth/login', { body })).rejects.toMatchObject({
    status: 401,
  })
  expect(linesSince(before)).toMatchObject([
    { msg: 'refused', code: 'wrong_credentials', method: 'POST', route: '/api/staff/auth/login' },
  ])
  expect(lines.join('')).not.toMatch(/lantern|guess/)
})

test('a sign-in is logged by account and way, and so is a wrong password of a known one', async () => {
  const { accountId: account, email: login_id, password } = await aCustomer(shop)
  const before = lines.length
  const signIn = (given: string) =>
    shop.anybody()('POST /auth/login', { body: { type: 'EMAIL', login_id, password: given } })
  await signIn(password)
  await expect(signIn('Causeway2027')).rejects.toMatchObject({ status: 401 })
  expect(linesSince(before)).toMatchObject([
    { msg: 'signed in', account, by: 'password' },
    { msg: 'wrong password', account },
    { msg: 'refused', code: 'wrong_credentials' },
  ])
})

test('what a colleague may not do is logged', async () => {
  const assistant = await shop.staff('assistant')
  const before = lines.length
  await expect(assistant.api('GET /audit-log', {})).rejects.toMatchObject({ status: 403 })
  expect(linesSince(before)).toMatchObject([{ msg: 'refused', code: 'forbidden', method: 'GET' }])
})

test('what visitors ask for and is not there is not', async () => {
  const before = lines.length
  expect((await shop.app.request('/api/customer/nothing')).status).toBe(404)
  expect(linesSince(before)).toEqual([])
})

test('refused input is logged by call and field, without what was typed', async () => {
  const before = lines.length
  const body = { type: 'EMAIL' as const, login_id: 'lantern at home', password: '' }
  await expect(shop.anybody()('POST /auth/login', { body })).rejects.toMatchObject({ status: 422 })
  const found = linesSince(before)
  expect(found).toMatchObject([
    { msg: 'refused input', method: 'POST', route: '/api/customer/auth/login' },
  ])
  expect(JSON.stringify(found)).toContain('"fields":["')
  expect(JSON.stringify(found)).not.toContain('lantern')
})

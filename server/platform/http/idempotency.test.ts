import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCardOrder } from '#test/builders/card-buyer.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { untilSomebodyWaits } from '#test/lock-waits.ts'
import { testShop } from '#test/shop.ts'
import { createApp } from '../../app.ts'
import { openBus } from '../bus.ts'

const shop = await testShop({ TRUST_PROXY: '1' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

/** Calls that take no idempotency key, and why. */
const forgotten: Record<string, string> = {
  'POST /auth/login': 'answers a token, and of tokens only hashes are kept',
  'POST /auth/login-with-code': 'answers a token, and of tokens only hashes are kept',
  'POST /auth/register': 'may answer a token; repeated it answers the same anyway',
  'POST /auth/migrate': 'a remembered request would be a fast hash of the password',
  'POST /auth/reset-password': 'a remembered request would be a fast hash of the password',
  'POST /auth/update-password': 'a remembered request would be a fast hash of the password',
  'POST /profiles/account/export': 'only reads',
  'POST /stores/{store_id}/shopping-cart/all': 'only reads',
  'POST /stores/{store_id}/shopping-cart/own-vouchers': 'only reads',
}

test('every POST and PUT takes a key, or is listed with a reason', () => {
  const changing = endpoints.filter(({ key }) => /^(POST|PUT) /.test(key))
  const without = changing.filter(({ idempotent }) => !idempotent).map(({ key }) => key)
  expect(without.toSorted()).toEqual(Object.keys(forgotten).toSorted())
})

interface Sent {
  key: string
  body: object
  method?: string
  address?: string
}

/** Sends without an account. */
async function send(
  path: string,
  { key, body, method = 'PUT', address = '198.51.100.1' }: Sent,
  app = shop.app,
) {
  const response = await app.request(`/api/customer${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  })
  const isReplayed = response.headers.get('idempotent-replayed') === 'true'
  return { status: response.status, isReplayed, answer: await response.json() }
}

const proof = { email: 'tai.man@example.com' }
const cancelled = ({ reference }: Placed) => `/orders/${reference}/cancelled/guest`

test('a guest who cancels again with the same key gets the first answer', async () => {
  const order = await anOrder(shop, place)
  const first = await send(cancelled(order), { key: 'again', body: proof })
  expect(first).toMatchObject({ status: 200, isReplayed: false })
  const second = await send(cancelled(order), { key: 'again', body: proof })
  expect(second).toEqual({ ...first, isReplayed: true })
  const other = await send(cancelled(order), { key: 'other', body: proof })
  expect(other).toMatchObject({ status: 409, answer: { code: 'illegal_transition' } })
})

test('the same key with another body is refused, even with an equivalent proof', async () => {
  const order = await anOrder(shop, place)
  await send(cancelled(order), { key: 'body', body: proof })
  const other = await send(cancelled(order), { key: 'body', body: { phone: '91234567' } })
  expect(other).toMatchObject({ status: 422, answer: { code: 'idempotency_mismatch' } })
})

test('a key is scoped to the network address and the order', async () => {
  const [order, second] = [await anOrder(shop, place), await anOrder(shop, place)]
  const key = 'everybody-uses-this-one'
  await send(cancelled(order), { key, body: proof })
  const elsewhere = await send(cancelled(order), { key, body: proof, address: '198.51.100.2' })
  expect(elsewhere).toMatchObject({ status: 409, answer: { code: 'illegal_transition' } })
  const next = await send(cancelled(second), { key, body: { phone: '91234567' } })
  expect(next).toMatchObject({ status: 200, isReplayed: false })
})

async function hasKey(key: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', 'like', `%${key}`)
    .executeTakeFirst()
  return row !== undefined
}

test('a duplicate of a running call is refused as in progress', async () => {
  const order = await anOrder(shop, place)
  const call = { key: 'twin', body: proof }
  const first = await ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute()
    const running = send(cancelled(order), call)
    // Send the duplicate second: sent first it would wait for the order's lock itself.
    await expect.poll(() => hasKey('twin')).toBe(true)
    const twin = await send(cancelled(order), call)
    expect(twin.answer).toMatchObject({ code: 'idempotency_in_progress' })
    return { running }
  })
  expect(await first.running).toMatchObject({ status: 200 })
  expect(await send(cancelled(order), call)).toMatchObject({ status: 200, isReplayed: true })
})

/** Another process of the shop. */
async function anotherProcess() {
  const bus = await openBus(ctx.settings.databaseUrl ?? '', ctx.log)
  return { app: createApp({ ...ctx, bus }), kill: () => bus.close() }
}

async function lifeLockOf(key: string): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('idempotency_keys')
    .select('life_lock')
    .where('key', 'like', `%${key}`)
    .executeTakeFirst()
  return Number(row?.life_lock)
}

test.each([
  ['stalled for half a minute', async () => shop.passTime(31)],
  ['lost its process', (kill: () => Promise<void>) => kill()],
])('of a call that %s and its repetition only one commits', async (what, happen) => {
  const first = await anotherProcess()
  const order = await anOrder(shop, place)
  const call = { key: what.replaceAll(' ', '-'), body: proof }
  const path = cancelled(order)
  const { running, repeated } = await ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute()
    const running = send(path, call, first.app)
    // Before the repetition, which would otherwise get the order's lock first.
    await untilSomebodyWaits(ctx.db)
    await happen(first.kill)
    const repeated = send(path, call)
    await expect.poll(() => lifeLockOf(call.key)).toBe(ctx.bus.lifeLock)
    return { running, repeated }
  })
  expect(await running).toMatchObject({ status: 409, answer: { code: 'idempotency_in_progress' } })
  const done = await repeated
  expect(done).toMatchObject({ status: 200, isReplayed: false })
  expect(await send(path, call)).toEqual({ ...done, isReplayed: true })
  const steps = await ctx.db
    .selectFrom('order_statuses')
    .select('slug')
    .where('order_id', '=', order.id)
    .where('slug', '=', 'cancelled')
    .execute()
  expect(steps).toHaveLength(1)
  await first.kill()
})

test('a refused call frees its key for the corrected one', async () => {
  const order = await anOrder(shop, place)
  const wrong = { email: 'somebody@example.com' }
  const refused = await send(cancelled(order), { key: 'typo', body: wrong })
  expect(refused.status).toBe(404)
  const right = await send(cancelled(order), { key: 'typo', body: proof })
  expect(right).toMatchObject({ status: 200, isReplayed: false })
})

test('a guest who pays twice with one key gets one card session', async () => {
  const order = await aCardOrder(shop, place)
  const call = { key: 'pay', body: proof, method: 'POST' }
  const path = `/orders/${order.reference}/pay/guest`
  const first = await send(path, call)
  expect(first.status).toBe(200)
  expect(await send(path, call)).toEqual({ ...first, isReplayed: true })
})

test('an enquiry sent twice without an account is stored once', async () => {
  const body = {
    name: 'Ada',
    email: 'ada@example.com',
    area_code: '852',
    phone: '91234567',
    subject: 'Sleeves',
    description: 'Can you shorten the sleeves of the Oxford shirt?',
  }
  const call = { key: 'ask', body, method: 'POST' }
  const first = await send('/enquiries', call)
  expect(first.status).toBe(200)
  expect(await send('/enquiries', call)).toEqual({ ...first, isReplayed: true })
  const other = await send('/enquiries', { ...call, body: { ...body, subject: 'Cuffs' } })
  expect(other).toMatchObject({ status: 422, answer: { code: 'idempotency_mismatch' } })
})

test('a guest’s key reveals nothing without the guest’s proof', async () => {
  const order = await anOrder(shop, place)
  await send(cancelled(order), { key: 'known', body: proof })
  const stranger = await send(cancelled(order), { key: 'known', body: {} })
  expect(stranger.status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(stranger.answer)).not.toContain(order.id)
})

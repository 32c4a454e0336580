import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { connectDatabase } from '#db/connect.ts'
import { randomText } from '#domain/ids.ts'
import { createApp } from '#server/app.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { clientsOf } from '#test/clients.ts'
import { openFaultyLine } from '#test/faulty-line.ts'
import { testShop, type Visitor } from '#test/shop.ts'

/** The limits of a shop, shortened: statements 10 s, silence 2 s, connections 5 s. */
const limits = { statementTimeoutMs: 800, silenceMs: 200, connectTimeoutMs: 1500 }
/**
 * A wait for a connection, and a statement that is not answered, twice: the call and its key. A busy
 * machine adds to it; without a limit there would be no answer at all.
 */
const longestMs = 2 * (1500 + 1000) + 10_000

const { ctx: direct } = await testShop({
  RATE_LIMITS: 'off',
  PUBLIC_URL: 'http://localhost',
})
const line = await openFaultyLine(direct.settings.databaseUrl ?? '')
const far = connectDatabase({ url: line.url, poolSize: 8, ...limits })
const ctx = { ...direct, db: far.db }
const app = createApp(ctx)
const { visitor } = clientsOf(ctx, app)
const place = await aSellingPlace(direct)
const jacket = (await aProduct(direct, { stock: 500, warehouseId: place.stockroom })).variant().id

beforeEach(() => line.recover())
afterEach(() => line.recover())
afterAll(async () => {
  line.cut()
  await far.close()
  await line.close()
})

/** Who is signed in is never cached. */
async function ask({ token }: Visitor, path = '/api/customer/auth/user') {
  const since = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.request(path, { headers })
  return {
    status: answer.status,
    ms: performance.now() - since,
    wait: answer.headers.get('retry-after'),
  }
}

let retries = 0

/** Until there is an answer that is not about the database, as browsers do. */
async function buyPatiently(buyer: Visitor, key: string): Promise<string> {
  for (;;) {
    try {
      return (await checkOut(buyer, byCourier(place, [jacket]), key)).order_id
    } catch (error) {
      const isAway = error instanceof ApiError && (error.status === 503 || error.status === 409)
      if (!isAway) throw error
      retries += 1
      await sleep(50)
    }
  }
}

async function ordersOf(buyers: readonly Visitor[]): Promise<string[]> {
  const ids = buyers.map(({ accountId }) => accountId)
  const rows = await direct.db
    .selectFrom('orders')
    .select('id')
    .where('account_id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id).toSorted()
}

test('a database that falls silent costs each request a bounded wait, and a 503', async () => {
  const caller = await visitor()
  expect(await ask(caller)).toMatchObject({ status: 200 })
  line.fallSilent()
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(caller)))
  expect(answers.filter(({ status, wait }) => status !== 503 || wait !== '2')).toEqual([])
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(longestMs)
  expect(await ask(caller, '/readyz')).toMatchObject({ status: 503 })
  expect(await ask(caller, '/healthz')).toMatchObject({ status: 200 })
  line.recover()
  await expect.poll(async () => (await ask(caller, '/readyz')).status).toBe(200)
  expect(await ask(caller)).toMatchObject({ status: 200 })
})

test('a connection that has been silent is not used again', async () => {
  const client = connectDatabase({ url: line.url, poolSize: 1, ...limits })
  const first = await client.pool.query('select pg_backend_pid() as pid')
  line.fallSilent()
  const lost = client.db
    .transaction()
    .execute((trx) => trx.selectFrom('stores').select('id').execute())
  await expect(lost).rejects.toThrow(/read timeout|not queryable/)
  line.recover()
  const { rows } = await client.pool.query('select pg_backend_pid() as pid')
  expect(rows[0].pid).not.toBe(first.rows[0].pid)
  await client.close()
})

test('a slow database sells slowly, and readiness does not mind', async () => {
  const buyer = await visitor()
  await addToCart(buyer, jacket)
  line.slowDown(20)
  expect(await ask(buyer, '/readyz')).toMatchObject({ status: 200 })
  const id = await buyPatiently(buyer, randomText(20))
  expect(await ordersOf([buyer])).toEqual([id])
})

test('orders under way while the database is cut off or silent come out once each', async () => {
  const buyers = await Promise.all(Array.from({ length: 120 }, () => visitor()))
  await Promise.all(buyers.map((buyer) => addToCart(buyer, jacket)))
  const buying: Promise<string>[] = []
  for (let at = 0; at < buyers.length; at += 6) {
    for (const buyer of buyers.slice(at, at + 6)) buying.push(buyPatiently(buyer, randomText(20)))
    await sleep(at % 50)
    if (at % 24 === 0) line.fallSilent()
    else line.cut()
    await sleep(at % 24 === 0 ? 300 : 0)
    line.recover()
  }
  const lastCut = performance.now()
  const bought = await Promise.all(buying)
  // A key that is not freed holds up its repetition for half a minute.
  expect(performance.now() - lastCut).toBeLessThan(25_000)
  expect(retries).toBeGreaterThan(20)
  expect(await ordersOf(buyers)).toEqual(bought.toSorted())
}, 120_000)

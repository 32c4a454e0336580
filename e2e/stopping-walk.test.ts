import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { measured } from '#test/measured.ts'
import { aVariant } from './processes/buying.ts'
import { isReady, sharedData, startProcess, type ShopProcess } from './processes/shop-process.ts'

/**
 * What a stopping shop owes to a proxy that asks `/readyz` and then sends requests elsewhere.
 * `ROUNDS=50` stops fifty of them, in ten minutes.
 */

const rounds = Number(process.env.ROUNDS ?? 3)
/** Longer than a busy machine takes to notice that the shop is not ready. */
const drainSeconds = 5

const data = await sharedData()
const { productId } = await aVariant(data)

const paths = [
  '/zh',
  '/shop/main/product',
  '/articles',
  '/api/customer/stores/main/product-management/products/filter?keyword=oxford',
  `/api/customer/stores/main/product-management/products/${productId}/details`,
]

/** Proxies keep their connections open. */
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

async function ask(url: string, path: string): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { agent }, resolve)
      .on('error', reject)
      .end()
  })
  const { length } = await buffer(answer)
  return `${answer.statusCode} ${length > 0 ? 'whole' : 'empty'}`
}

/** Asks again and again until the shop says that it stops; notes what came of each request. */
async function sendUntilDraining(shop: ShopProcess, came: string[]): Promise<void> {
  let isSending = true
  const senders = Array.from({ length: 20 }, async (_, at) => {
    for (let turn = at; isSending; turn++) {
      came.push(await ask(shop.url, paths[turn % paths.length] ?? '/').catch(String))
    }
  })
  while (await isReady(shop.url)) await sleep(100)
  isSending = false
  await Promise.all(senders)
}

/** A body of which the second half is sent only when `finish` is called. */
function slowUpload({ url }: ShopProcess): { finish: () => Promise<number | undefined> } {
  const body = JSON.stringify({ type: 'TEMP', email: 'x', password: 'y' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const call = request(`${url}/api/customer/auth/register`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', (answer) => resolve(answer.resume().statusCode))
  })
  call.write(body.slice(0, 10))
  return {
    finish() {
      call.end(body.slice(10))
      return answered
    },
  }
}

/** Stops a shop under load; answers what came of the requests, and how long it took to end. */
async function stopOne(): Promise<{ came: string[]; ms: number }> {
  const shop = await startProcess(data, { DRAIN_SECONDS: String(drainSeconds), LOG_LEVEL: 'warn' })
  for (const path of paths) await ask(shop.url, path)
  const upload = slowUpload(shop)
  const came: string[] = []
  const sending = sendUntilDraining(shop, came)
  await expect.poll(() => came.length).toBeGreaterThan(200)
  shop.send('SIGTERM')
  const since = performance.now()
  await sending
  expect(came.filter((each) => each !== '200 whole')).toEqual([])
  // The shop takes no more connections, and still waits for what it has begun to receive.
  await expect.poll(() => ask(shop.url, '/zh').catch(String)).toContain('ECONNREFUSED')
  expect(await upload.finish()).toBe(422)
  expect(await shop.exit).toBe(0)
  expect(await isReady(shop.url)).toBe(false)
  return { came, ms: performance.now() - since }
}

test(
  'no request under way is lost when the shop stops under load',
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const stops: { came: string[]; ms: number }[] = []
    for (let round = 0; round < rounds; round++) stops.push(await stopOne())
    const requests = stops.reduce((sum, { came }) => sum + came.length, 0)
    const longest = Math.max(...stops.map(({ ms }) => ms)) / 1000
    expect(longest).toBeLessThan(drainSeconds + 10)
    measured(
      'G21',
      `${rounds} stops under load: 0 of ${requests} requests lost, each ended with 0 within ${longest.toFixed(1)} s`,
    )
  },
)

test('a second signal ends the shop at once', async () => {
  const shop = await startProcess(data, { DRAIN_SECONDS: '60', LOG_LEVEL: 'warn' })
  shop.send('SIGTERM')
  // Later than the second half of one Ctrl-C.
  await sleep(700)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(503)
  const since = performance.now()
  shop.send('SIGTERM')
  expect(await shop.exit).toBe(1)
  expect(performance.now() - since).toBeLessThan(2000)
})

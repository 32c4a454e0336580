import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { aVariant } from './processes/buying.ts'
import { isReady, sharedData, startProcess } from './processes/shop-process.ts'

/** `WEB_PROCESSES`: several processes that one `npm start` keeps on one port. */

const data = await sharedData()
const { productId } = await aVariant(data)
const healthPort = await freePort()
const shop = await startProcess(data, {
  WEB_PROCESSES: '2',
  HEALTH_PORT: String(healthPort),
  LOG_LEVEL: 'warn',
})

const agent = new Agent({ keepAlive: true, maxSockets: 12 })
afterAll(() => agent.destroy())

const paths = [
  '/zh',
  '/readyz',
  `/api/customer/stores/main/product-management/products/${productId}/details`,
]

async function ask(path: string): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(shop.url + path, { agent }, resolve)
      .on('error', reject)
      .end()
  })
  const { length } = await buffer(answer)
  return `${answer.statusCode} ${length > 0 ? 'whole' : 'empty'}`
}

function children(): number[] {
  const list = readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}

/** Asks over connections that stay open while `work` runs; returns all answers but the good ones. */
async function failuresDuring(work: () => Promise<void>): Promise<string[]> {
  const state = { isSending: true }
  const came: string[] = []
  const senders = Array.from({ length: 12 }, async (_, at) => {
    for (let turn = at; state.isSending; turn++) {
      came.push(await ask(paths[turn % paths.length] ?? '/').catch(String))
    }
  })
  await work()
  state.isSending = false
  await Promise.all(senders)
  expect(came.length).toBeGreaterThan(100)
  return came.filter((each) => each !== '200 whole')
}

test('each process is asked for its health and metrics on a port of its own', async () => {
  const roles = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const url = `http://127.0.0.1:${healthPort + at}`
      await expect.poll(() => isReady(url)).toBe(true)
      const text = await (await fetch(`${url}/metrics`)).text()
      return /shop_build_info\{.*role="(\w+)"/.exec(text)?.[1]
    }),
  )
  expect(roles).toEqual(['web', 'web', 'worker'])
})

test('all processes are replaced under load without one failed request', async () => {
  await expect.poll(children).toHaveLength(4)
  const before = children()
  const failures = await failuresDuring(async () => {
    await expect.poll(shop.output).toContain('The shop is open')
    process.kill(shop.pid, 'SIGUSR2')
    await expect.poll(shop.output, { timeout: 100_000 }).toContain('All processes were replaced')
  })
  expect(failures).toEqual([])
  await expect.poll(children).toHaveLength(4)
  expect(children().filter((pid) => before.includes(pid))).toEqual([])
})

test('a killed process is replaced by the one that stands ready, and the port serves meanwhile', async () => {
  const [victim = 0, ...others] = children()
  const health = `http://127.0.0.1:${healthPort}`
  process.kill(victim, 'SIGKILL')
  const killedAt = performance.now()
  await expect.poll(() => isReady(health), { interval: 20 }).toBe(true)
  expect(performance.now() - killedAt).toBeLessThan(3000)
  expect(await ask('/zh')).toBe('200 whole')
  await expect.poll(children).toHaveLength(4)
  expect(children()).toEqual(expect.arrayContaining(others))
})

test('a stop ends every process', async () => {
  const pids = children()
  shop.send('SIGTERM')
  expect(await shop.exit).toBe(0)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

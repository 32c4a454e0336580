import { afterEach, expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const token = 'a-token-of-twenty-five-chars'

afterEach(() => {
  ctx.phase = 'open'
  ctx.settings.metricsToken = null
})

/** Hands a request over as Node does: with the address of its socket. */
function ask(path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const incoming = { socket: { remoteAddress } }
  return shop.app.request(path, { headers }, { incoming })
}

test.each(['opening', 'draining'] as const)(
  'a process %s lives, but is not ready',
  async (phase) => {
    expect((await ask('/readyz')).status).toBe(200)
    ctx.phase = phase
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
  },
)

test('a process that another one of its port replaces leaves the port ready', async () => {
  ctx.phase = 'replaced'
  expect((await ask('/readyz')).status).toBe(200)
})

test('without a token only this machine reads the metrics, and not through a proxy', async () => {
  expect((await ask('/metrics')).status).toBe(200)
  expect((await ask('/metrics', {}, '::1')).status).toBe(200)
  expect((await ask('/metrics', {}, '::ffff:127.0.0.1')).status).toBe(200)
  expect((await ask('/metrics', {}, '203.0.113.9')).status).toBe(404)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect((await ask('/metrics', { [name]: '127.0.0.1' })).status).toBe(404)
  }
})

test('with a token set, only its holder reads the metrics', async () => {
  ctx.settings.metricsToken = token
  const bearer = (given: string) =>
    ask('/metrics', { authorization: `Bearer ${given}` }, '10.0.0.9')
  expect((await bearer(token)).status).toBe(200)
  expect((await bearer(`${token}x`)).status).toBe(404)
  expect((await ask('/metrics')).status).toBe(404)
})

import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { getRequestListener } from '@hono/node-server'
import { testShop } from '#test/shop.ts'
import { closeServer, listen } from './web-server.ts'

/** The limits of a shop, shortened: headers 10 s, a request 30 s, no byte 120 s, a look every 5 s. */
const limits = { headers: 500, request: 1500, stillness: 1000, lookEvery: 100 }

const { ctx, app } = await testShop()
const api = getRequestListener(app.fetch)
/** Far more than what the two machines keep of it on the way. */
const much = Buffer.alloc(40_000_000, 'x')
const server = await listen(
  ctx,
  0,
  async (request, response) => {
    if (request.url === '/much') return response.end(much)
    return api(request, response)
  },
  limits,
)
const address = server.address()
const port = typeof address === 'object' ? (address?.port ?? 0) : 0
const sockets: Socket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await closeServer(server, 0)
})

/** Sends the text, then a byte now and then; resolves with the milliseconds until it is cut off. */
function slowly(text: string, more: string): Promise<number> {
  const since = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  sockets.push(socket)
  const dripping = setInterval(() => socket.writable && socket.write(more), 100)
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(performance.now() - since)
    })
  })
}

const head = 'host: shop.test\r\ncontent-type: application/json\r\n'
const slowHeaders = () => slowly('GET /healthz HTTP/1.1\r\n', 'a')
const slowBody = () =>
  slowly(
    `POST /api/customer/auth/register HTTP/1.1\r\n${head}content-length: 5000\r\n\r\n{"type":"`,
    'a',
  )

test('slow senders are cut off in time, and others are served meanwhile', async () => {
  const headers = Array.from({ length: 250 }, slowHeaders)
  const bodies = Array.from({ length: 250 }, slowBody)
  for (let turn = 0; turn < 50; turn++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(answer.status).toBe(200)
  }
  // A busy machine looks late; left alone, they would go on for minutes.
  const late = 15_000
  expect(Math.max(...(await Promise.all(headers)))).toBeLessThan(limits.headers + late)
  expect(Math.max(...(await Promise.all(bodies)))).toBeLessThan(limits.request + late)
})

test('a client that asks for much and reads nothing is cut off, and costs no copy', async () => {
  const before = process.memoryUsage.rss()
  for (let at = 0; at < 50; at++) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /much HTTP/1.1\r\n${head}\r\n`),
    )
    sockets.push(socket.on('error', () => {}))
  }
  await expect.poll(connections).toBeGreaterThanOrEqual(50)
  const mostRss = process.memoryUsage.rss()
  await expect.poll(connections).toBeLessThan(10)
  expect(mostRss - before).toBeLessThan(10 * much.length)
})

/** A client that reads nothing does not notice its end, so the server is asked. */
function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

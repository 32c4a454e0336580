import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { getRequestListener } from '@hono/node-server'
import { testShop } from '#test/shop.ts'
import { closeServer, listen } from './web-server.ts'

const { ctx, app, visitor } = await testShop()
const api = getRequestListener(app.fetch)
const server = await listen(ctx, 0, async (request, response) => api(request, response))
const address = server.address()
const port = typeof address === 'object' ? (address?.port ?? 0) : 0
afterAll(() => closeServer(server, 0))

/** Types of what is sent and of what comes back. */
async function exchange(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // Left open: a server may drop the request of a client that has hung up.
  socket.write(`${[...lines, 'host: shop.test', 'connection: close', '', ''].join('\r\n')}${body}`)
  return text(socket)
}

const path = '/api/customer/auth/login'
const json = 'content-type: application/json'

test.each([
  ['a length and chunks', ['content-length: 2', 'transfer-encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', ['content-length: 2', 'content-length: 3'], '{} '],
  ['a coding that is not known', ['transfer-encoding: chunked, x'], '0\r\n\r\n'],
  ['a space before the colon', ['content-length : 2'], '{}'],
])('a request with %s is refused before anyone reads it', async (_, headers, body) => {
  const answer = await exchange([`POST ${path} HTTP/1.1`, json, ...headers], body)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test('who sends too large a body reads why, and an absurd one is not taken in', async () => {
  const head = (length: number) => [
    'POST /api/files/upload HTTP/1.1',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
  ]
  const megabytes = 12 * 1024 * 1024
  const { token } = await visitor()
  const mine = `authorization: Bearer ${token}`
  const refused = await exchange([...head(megabytes), mine], 'x'.repeat(megabytes))
  expect(refused).toMatch(/^HTTP\/1\.1 413 /)
  expect(refused).toContain('file_too_large')
  expect(await exchange([...head(10 ** 12), mine], 'x')).toMatch(/^HTTP\/1\.1 413 /)
})

test('TRACE is not answered with the request', async () => {
  const answer = await exchange([`TRACE ${path} HTTP/1.1`, 'authorization: Bearer of-mine'])
  expect(answer).toMatch(/^HTTP\/1\.1 (4|5)\d\d /)
  expect(answer).not.toContain('of-mine')
})

test('a page of another site is not allowed to read an answer', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const method of ['OPTIONS', 'GET']) {
    const answer = await app.request('/api/customer/configuration/latest', { method, headers })
    const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect(allowed).toEqual([])
  }
})

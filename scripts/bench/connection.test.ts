import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { Connection, readAnswer, requestText } from './connection.ts'

const measured = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'
const chunked =
  'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n'

test.each([
  ['of a given length', measured, 200, 'hello'],
  ['in chunks', chunked, 201, 'hello world'],
  ['without a body', 'HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n', 304, ''],
])('a response %s is read completely', (_name, text, status, body) => {
  const answer = readAnswer(Buffer.from(text))
  expect(answer?.status).toBe(status)
  expect(answer?.body.toString()).toBe(body)
})

test.each([measured, chunked])('a partial response is not returned: %j', (text) => {
  for (let length = 0; length < text.length; length++) {
    expect(readAnswer(Buffer.from(text.slice(0, length)))).toBeNull()
  }
})

test('a body is measured in bytes, not characters', () => {
  const text = requestText({ method: 'POST', path: '/x', body: { name: '海旁' } })
  expect(text).toContain('content-length: 17\r\n')
  expect(text.endsWith('\r\n\r\n{"name":"海旁"}')).toBe(true)
})

test('a connection closed by the server is reopened', async () => {
  const server = createServer((request, response) => response.end(request.url))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const connection = new Connection(`http://127.0.0.1:${address.port}`)
  const ask = async (path: string) => String((await connection.send(requestText({ path }))).body)
  expect(await ask('/one')).toBe('/one')
  server.closeAllConnections()
  await expect.poll(() => ask('/two').catch(() => null)).toBe('/two')
  connection.close()
  server.close()
})

test('a request without a response fails', async () => {
  const connection = new Connection('http://127.0.0.1:1')
  await expect(connection.send(requestText({ path: '/' }))).rejects.toThrow()
})

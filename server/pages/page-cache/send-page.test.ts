import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Page } from './page.ts'
import { bestEncoding, sendPage } from './send-page.ts'

const text = '<!doctype html><p>Oxford shirt</p>'.repeat(100)
const page = aPage(200)
let current = page

function aPage(status: number): Page {
  const headers = [
    'content-type',
    'text/html',
    'cache-control',
    'public',
    'vary',
    'accept-encoding',
  ]
  return new Page({ status, headers, body: Buffer.from(text), tags: [], storedAt: 0 })
}

const server = createServer((request, response) => {
  void sendPage(current, request, response)
})

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Plain HTTP: `fetch` would decompress the response and hide what was sent. */
async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port: portOf(server), method, headers }, resolve)
      .on('error', reject)
      .end()
  })
  const { statusCode: status, headers: received } = response
  return { status, headers: received, body: await buffer(response) }
}

function portOf(listening: Server): number {
  const address = listening.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a client gets the best encoding it accepts, with the exact length', async () => {
  const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
  const gzip = await ask({ 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  const plain = await ask()
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(text)
  for (const { headers, body } of [brotli, gzip, plain]) {
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(headers.vary).toBe('accept-encoding')
  }
})

test('a polished page has the same content in fewer bytes', async () => {
  const quick = await ask({ 'accept-encoding': 'br' })
  await page.polish()
  const polished = await ask({ 'accept-encoding': 'br' })
  expect(polished.body.length).toBeLessThanOrEqual(quick.body.length)
  expect(brotliDecompressSync(polished.body).toString()).toBe(text)
  expect(polished.headers.etag).toBe(quick.headers.etag)
})

test('HEAD returns the headers of GET without the body', async () => {
  const head = await ask({ 'accept-encoding': 'br' }, 'HEAD')
  const get = await ask({ 'accept-encoding': 'br' })
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('a client with a current copy gets a 304, whatever the encoding', async () => {
  const { etag = '' } = (await ask()).headers
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const answer = await ask({ 'if-none-match': known, 'accept-encoding': 'br' })
    expect(answer.status).toBe(304)
    expect(answer.body).toHaveLength(0)
    expect(answer.headers).toMatchObject({
      etag,
      'cache-control': 'public',
      vary: 'accept-encoding',
    })
    expect(answer.headers['content-type']).toBeUndefined()
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('only a 200 can become a 304', async () => {
  current = aPage(404)
  const { etag = '' } = (await ask()).headers
  expect((await ask({ 'if-none-match': etag })).status).toBe(404)
  current = page
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
] as const)('Accept-Encoding %s means %s', (accepted, expected) => {
  expect(bestEncoding(accepted)).toBe(expected)
})

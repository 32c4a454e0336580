import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { edgeCaches } from '../adapters/edge/edge-caches.ts'
import { Metrics } from '../metrics/metrics.ts'
import { pageLabels, purgedLabels } from './edge-cache.ts'
import { readEdgeUrls } from './edge-location.ts'
import { EdgePurger, pagesOfAnotherVersion } from './edge-purger.ts'
import { purgeInTurn } from './purge-in-turn.ts'

interface Call {
  line: string
  token: string | undefined
  labels: string[]
}

/** Stands for every kind of cache: notes each call, and refuses as told. */
const calls: Call[] = []
const refusals: { status: number; retryAfter?: string }[] = []
const server = createServer((request, response) => {
  void read(request).then((call) => {
    const refusal = refusals.shift()
    if (!refusal) calls.push(call)
    response.writeHead(refusal?.status ?? 200, {
      ...(refusal?.retryAfter && { 'retry-after': refusal.retryAfter }),
    })
    response.end('{}')
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  calls.length = 0
  refusals.length = 0
})

async function read(request: IncomingMessage): Promise<Call> {
  const { headers, method, url } = request
  const body = await text(request)
  const listed = headers['xkey-purge'] ?? headers['surrogate-key']
  const labels =
    listed === undefined ? (JSON.parse(body) as { tags: string[] }).tags : String(listed).split(' ')
  const token = headers.authorization ?? headers['fastly-key']?.toString()
  return { line: `${method} ${url}`, token, labels }
}

function open(againMs: number[] = []) {
  const metrics = new Metrics()
  const purger = new EdgePurger({
    edge: edgeCaches(readEdgeUrls(`varnish://${host}`)),
    log: pino({ level: 'silent' }),
    purges: metrics.edgePurges,
    times: { gatherMs: 20, againMs, pauseMs: 20, longestPauseMs: 100 },
  })
  onTestFinished(() => purger.close())
  return { purger, metrics }
}

const all = pageLabels([])
const labelOf = (tag: string) => pageLabels([tag]).at(-1) ?? ''

describe.each([
  [`varnish://${host}`, 'PURGE /', undefined, 'xkey', ' '],
  [
    `cloudflare://:kept-secret@Zone1?endpoint=http://${host}`,
    'POST /client/v4/zones/Zone1/purge_cache',
    'Bearer kept-secret',
    'cache-tag',
    ',',
  ],
  [
    `fastly://:kept-secret@SvC?endpoint=http://${host}`,
    'POST /service/SvC/purge',
    'kept-secret',
    'surrogate-key',
    ' ',
  ],
])('%s', (url, line, token, header, separator) => {
  const edge = edgeCaches(readEdgeUrls(url))

  test('purges what it labels', async () => {
    await edge.purge(purgedLabels(['product:1', 'products']))
    expect(calls).toMatchObject([{ line, token }])
    const headers = edge.headersFor(pageLabels(['product:1']))
    expect(headers[0]).toBe(header)
    expect(headers[3]).toBe('max-age=60')
    const labels = headers[1]?.split(separator) ?? []
    expect(calls[0]?.labels.filter((label) => labels.includes(label))).toHaveLength(1)
  })

  test('takes at most 100 labels a call', async () => {
    const tags = Array.from({ length: 250 }, (_, at) => `product:${at}`)
    await edge.purge(purgedLabels(tags))
    expect(calls.map(({ labels }) => labels.length)).toEqual([100, 100, 51])
  })

  test('says what was refused, without its token', async () => {
    refusals.push({ status: 403 })
    const failure = await edge.purge(all).catch(String)
    expect(failure).toContain('answers 403')
    expect(failure).not.toContain('kept-secret')
  })
})

test('a page about too many things is dropped by every change', () => {
  const tags = Array.from({ length: 200 }, (_, at) => `product:${at}`)
  const labels = pageLabels(tags)
  expect(labels.join(' ').length).toBeLessThan(1000)
  expect(purgedLabels(['product:199']).some((label) => labels.includes(label))).toBe(true)
  expect(
    purgedLabels(['product:199']).some((label) => pageLabels(['post:1']).includes(label)),
  ).toBe(false)
  expect(purgedLabels(['*'])).toEqual(all)
})

test('a purger empties the caches first, because changes may have been missed', async () => {
  open()
  await expect.poll(() => calls.map(({ labels }) => labels)).toEqual([all])
})

test('changes that come together are purged in one call', async () => {
  const { purger } = open()
  await expect.poll(() => calls.length).toBe(1)
  for (const tag of ['product:1', 'product:2', 'products']) purger.hear([tag])
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.labels).toEqual(purgedLabels(['product:1', 'product:2', 'products']))
})

test('each purge is repeated, for pages that were stored meanwhile', async () => {
  const { purger } = open([100, 250])
  purger.hear(['product:1'])
  await expect.poll(() => calls.length).toBe(3)
})

test('a refused purge is repeated until it is taken, no sooner than asked, and nothing is forgotten', async () => {
  const { purger, metrics } = open()
  await expect.poll(() => calls.length).toBe(1)
  refusals.push({ status: 500 }, { status: 429, retryAfter: '1' })
  const since = performance.now()
  purger.hear(['product:1'])
  await expect.poll(() => refusals.length).toBe(0)
  purger.hear(['product:2'])
  await expect.poll(() => calls.length).toBe(2)
  expect(performance.now() - since).toBeGreaterThan(1000)
  expect(calls[1]?.labels).toEqual(expect.arrayContaining([labelOf('product:1')]))
  expect(calls[1]?.labels).toEqual(expect.arrayContaining([labelOf('product:2')]))
  expect(await metrics.read()).toContain('shop_edge_purges_total{outcome="failed"} 2')
})

test('a web process that starts or stops empties the caches of pages of another version', async () => {
  const { purger } = open()
  await expect.poll(() => calls.length).toBe(1)
  purger.hear([pagesOfAnotherVersion])
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.labels).toEqual(all)
})

test('a purger that closes while nothing answers ends at once', async () => {
  refusals.push(...Array.from({ length: 50 }, () => ({ status: 503, retryAfter: '60' })))
  const { purger } = open([50])
  await expect.poll(() => refusals.length).toBe(49)
  const since = performance.now()
  await purger.close()
  // Otherwise it waits for a minute.
  expect(performance.now() - since).toBeLessThan(30_000)
})

test('of several processes one purges; when it ends, another takes over and misses nothing', async () => {
  const { url } = await testDatabase()
  const bus = new EventEmitter<{ change: [string[]] }>()
  const log = pino({ level: 'silent' })
  const begun: number[] = []
  const turns = [1, 2].map((name) =>
    purgeInTurn({
      connectionString: url,
      bus: { onChange: (listener) => void bus.on('change', listener) },
      log,
      open() {
        begun.push(name)
        return open().purger
      },
    }),
  )
  onTestFinished(async () => {
    for (const turn of turns) await turn.close()
  })
  await expect.poll(() => calls.length).toBe(1)
  expect(begun).toHaveLength(1)
  await turns[(begun[0] ?? 0) - 1]?.close()
  await expect.poll(() => calls.length).toBe(2)
  expect(begun.toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(calls[1]?.labels).toEqual(all)
})

test.each(['varnish', 'http://cache', 'cloudflare://zone', 'bunny://:t@zone'])(
  '%s is refused as a setting',
  (text) => {
    expect(() => readEdgeUrls(text)).toThrow()
  },
)

import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { code } from '#test/sources.ts'
import { readSettings } from '../settings.ts'
import { connectDatabase } from '#db/connect.ts'
import { tracedRequest } from './traced-request.ts'
import { openTraces } from './open-traces.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

const bodies: string[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => void collector.close())
const address = collector.address()
const port = typeof address === 'object' ? address?.port : 0

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

/** Sends what was traced to the collector, and reads it there. */
async function traced(work: (traces: ReturnType<typeof openTraces>) => Promise<unknown>) {
  bodies.length = 0
  const traces = openTraces({
    endpoint: `http://127.0.0.1:${port}`,
    headers: {},
    ratio: 1,
    service: 'shop',
  })
  try {
    await work(traces)
  } finally {
    await traces.close()
  }
  return bodies.flatMap((body) => {
    const sent: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] } = JSON.parse(body)
    return sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans))
  })
}

test('a job is a span, and its statements are parts of it', async () => {
  await anOrder(shop, place)
  const spans = await traced(async (traces) => {
    const { db, close } = connectDatabase({
      url: ctx.settings.databaseUrl ?? '',
      onStatement: traces.addStatement,
    })
    await runDueJobs({ ...shop, ctx: { ...ctx, db, traces } }, 'send_order_email')
    await close()
  })
  const job = spans.find(({ name }) => name === 'job send_order_email')
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(parts.length).toBeGreaterThan(0)
  for (const { name } of parts) expect(name).toMatch(/^(select|insert|update|delete)/)
  expect(parts.every(({ traceId }) => traceId === job?.traceId)).toBe(true)
})

test('a request is a span by its route, never by what was asked for', async () => {
  const spans = await traced((traces) =>
    tracedRequest(traces, { method: 'GET' }, async () => {
      await Promise.resolve()
      return { route: '/api/customer/orders/:id/details', statusCode: 200 }
    }),
  )
  expect(spans.map(({ name }) => name)).toEqual(['GET /api/customer/orders/:id/details'])
  expect(JSON.stringify(spans)).toContain('"http.response.status_code"')
})

test('an error is recorded by class, code and place, without its message', async () => {
  const spans = await traced((traces) =>
    traces
      .inSpan({ kind: 'consumer', name: 'job x', attributes: {} }, async () => {
        throw Object.assign(new RangeError('no such person: tai.man@example.com'), {
          code: '22003',
        })
      })
      .catch(() => {}),
  )
  expect(spans[0]?.status.code).toBe(2)
  const sent = bodies.join()
  expect(sent).toContain('RangeError')
  expect(sent).toContain('22003')
  expect(sent).not.toContain('tai.man')
})

test('a whole order leaves no personal data at the collector', async () => {
  await traced(async (traces) => {
    const { db, close } = connectDatabase({
      url: ctx.settings.databaseUrl ?? '',
      onStatement: traces.addStatement,
    })
    await anOrder(shop, place)
    await runDueJobs({ ...shop, ctx: { ...ctx, db, traces } })
    await close()
  })
  expect(bodies.join()).not.toMatch(/tai\.man|Chan Tai Man|9123|Harbour Court|Ring twice/i)
  expect(bodies.join()).toContain('job send_order_email')
})

test('without a collector nothing of it is loaded', () => {
  const loaders = code(/^(server|db|scripts)\/.*(?<!\.test)\.ts$/).filter(([, text]) =>
    text.includes('@opentelemetry/'),
  )
  expect(loaders.map(([file]) => file)).toEqual(['server/platform/traces/open-traces.ts'])
  const users = code(/^(server|db|scripts)\/.*(?<!\.test)\.ts$/).filter(([, text]) =>
    text.includes('open-traces.ts'),
  )
  expect(users.map(([file]) => file)).toEqual(['server/main.ts'])
  expect(users[0]?.[1]).toMatch(/await import\('\.\/platform\/traces\/open-traces\.ts'\)/)
  expect(readSettings({}).traces).toBeNull()
})

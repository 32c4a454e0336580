import { OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { exampleOf } from '#contract/examples.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { testShop } from '#test/shop.ts'
import { answerError } from './errors.ts'
import { serveStaffWrite } from './serve-staff.ts'
import type { App } from './app.ts'

const shop = await testShop()
const { ctx } = shop

const touch = endpoint({
  key: 'POST /touch',
  area: 'test',
  summary: 'Touch something',
  access: 'staff',
  may: 'staff:manage',
  idempotent: true,
  body: z.object({ how: z.enum(['change', 'nothing', 'silently']) }),
  answer: z.object({ count: z.int() }),
})

const app: App = new OpenAPIHono()
app.onError((error, c) => answerError(ctx, error, c))
let count = 0
serveStaffWrite(app, ctx, touch, async (trx, { body }, { changes }) => {
  count += 1
  await trx
    .insertInto('secrets')
    .values({ name: `touched ${count}`, value: body.how })
    .execute()
  if (body.how === 'nothing') changes.recordNothing()
  if (body.how === 'change') {
    await changes.record(trx, { action: 'touched', subject: { kind: 'thing', id: 'one' } })
  }
  return { count }
})

async function call(token: string, how: string, key?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
  }
  return app.request('/touch', { method: 'POST', headers, body: JSON.stringify({ how }) })
}

async function touched(how: string): Promise<number> {
  const rows = await ctx.db.selectFrom('secrets').select('name').where('value', '=', how).execute()
  return rows.length
}

test('a call that records no change is a server error and changes nothing', async () => {
  const { token } = await shop.staff('owner')
  expect((await call(token, 'silently')).status).toBe(500)
  expect(await touched('silently')).toBe(0)
  expect((await call(token, 'nothing')).status).toBe(200)
  expect((await call(token, 'change')).status).toBe(200)
  expect([await touched('nothing'), await touched('change')]).toEqual([1, 1])
})

test('a call for owners is refused to other roles', async () => {
  for (const role of ['manager', 'assistant'] as const) {
    const { token } = await shop.staff(role)
    expect((await call(token, 'change')).status).toBe(403)
  }
})

test('the same key and body replay the first answer without a second change', async () => {
  const { token, id } = await shop.staff('owner')
  const first = await call(token, 'change', 'key-1')
  const again = await call(token, 'change', 'key-1')
  expect(await again.json()).toEqual(await first.json())
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('staff_id', '=', id)
    .execute()
  expect(changes).toEqual([{ action: 'touched' }])
  expect((await call(token, 'nothing', 'key-1')).status).toBe(422)
})

test('every staff call has a route, is documented and has a valid example answer', async () => {
  const routes = new Set(shop.app.routes.map(({ method, path }) => `${method} ${path}`))
  const document: unknown = await (await shop.app.request('/api/staff/openapi.json')).json()
  const keys = staffEndpoints.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const call of staffEndpoints) {
    const { key, answer, summary, area } = call
    const [method = '', path = ''] = key.split(' ')
    const route = `${method} /api/staff${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    expect(routes.has(route), route).toBe(true)
    expect(document).toHaveProperty(['paths', path, method.toLowerCase()])
    expect(summary && area, key).toBeTruthy()
    expect(answer.safeParse(exampleOf(call)).error?.issues, key).toBeUndefined()
  }
})

test('every staff call except signing in and choosing a password needs a staff member', () => {
  const open = staffEndpoints.filter(({ access }) => access !== 'staff').map(({ key }) => key)
  expect(open.toSorted()).toEqual([
    'POST /auth/choose-password',
    'POST /auth/forgot-password',
    'POST /auth/login',
  ])
})

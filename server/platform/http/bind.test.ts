import { OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { testShop } from '#test/shop.ts'
import type { App } from './app.ts'
import { answerError } from './errors.ts'
import { serve, serveSteps } from './serve.ts'

const { ctx } = await testShop({ TRUST_PROXY: '1' })

const put = endpoint({
  key: 'PUT /things',
  area: 'test',
  summary: 'Put a thing',
  access: 'public',
  idempotent: true,
  body: z.object({ how: z.enum(['statement', 'nothing', 'luck', 'forgotten']) }),
  answer: z.object({ tries: z.int(), is_transaction: z.boolean() }),
})

class BadLuck extends Error {}

let tries = 0
const app: App = new OpenAPIHono()
app.onError((error, c) => answerError(ctx, error, c))
serveSteps(app, ctx, put, async ({ commit, commitStatement }, { body }) => {
  if (body.how === 'forgotten') return { tries, is_transaction: false }
  if (body.how === 'luck') {
    return commit(
      async (trx) => {
        tries += 1
        if (tries % 2 === 1) throw new BadLuck()
        return { tries, is_transaction: trx.isTransaction }
      },
      (error) => error instanceof BadLuck,
    )
  }
  if (body.how === 'nothing') await commitStatement(async () => null)
  return commitStatement(async (db) => ({ tries, is_transaction: db.isTransaction }))
})

async function call(how: string, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
  const response = await app.request('/things', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ how }),
  })
  return { status: response.status, text: await response.text() }
}

test('a statement runs in a transaction only if its answer is stored with it', async () => {
  expect((await call('statement')).text).toContain('"is_transaction":false')
  expect((await call('statement', 'one')).text).toContain('"is_transaction":true')
})

test('a retryable failure is retried, and that answer is replayed', async () => {
  const first = await call('luck', 'luck')
  expect(first).toMatchObject({ status: 200 })
  expect(tries).toBe(2)
  expect(JSON.parse((await call('luck', 'luck')).text)).toEqual(JSON.parse(first.text))
  expect(tries).toBe(2)
})

test('a statement that wrote nothing gives way to the next one', async () => {
  const first = await call('nothing', 'two')
  expect(first.status).toBe(200)
  expect(JSON.parse((await call('nothing', 'two')).text)).toEqual(JSON.parse(first.text))
})

test('a write that answers without a commit is a server error, with or without a key', async () => {
  expect((await call('forgotten')).status).toBe(500)
  expect((await call('forgotten', 'three')).status).toBe(500)
})

test('an idempotent call cannot be bound as a read', () => {
  expect(() => serve(app, ctx, put, async () => ({ tries, is_transaction: false }))).toThrow(
    'PUT /things',
  )
})

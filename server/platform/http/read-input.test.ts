import { OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { DomainError } from '#domain/errors.ts'
import { inputReader } from './read-input.ts'

const call = endpoint({
  key: 'PUT /things/{id}',
  area: 'today',
  summary: 'Show what was read',
  access: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ lang: z.string().optional() }),
  body: z.object({ name: z.string().optional() }),
  answer: z.object({}),
  example: {},
})
const form = endpoint({ ...call, isMultipart: true })

/** What a call reads, or the code of its refusal. */
async function read(of: typeof call, path: string, init: RequestInit = {}): Promise<unknown> {
  const app = new OpenAPIHono()
  const reader = inputReader(of)
  app.put('/things/:id', async (c) => c.json((await reader(c)).input))
  app.onError((error, c) => c.json(error instanceof DomainError ? error.code : String(error)))
  return (await app.request(path, { method: 'PUT', ...init })).json()
}

function json(body: string): RequestInit {
  return { body, headers: { 'content-type': 'application/json' } }
}

test('path, query and body are decoded once', async () => {
  expect(await read(call, '/things/%2541?lang=%2541', json('{"name":"%41\\\\u0041"}'))).toEqual({
    params: { id: '%41' },
    query: { lang: '%41' },
    body: { name: '%41\\u0041' },
  })
})

test('a field of the body is not read from the query, nor one of the query from the body', async () => {
  expect(await read(call, '/things/1?lang=en&name=query', json('{}'))).toEqual({
    params: { id: '1' },
    query: { lang: 'en' },
    body: {},
  })
  expect(await read(call, '/things/1', json('{"lang":"zh"}'))).toBe('invalid')
})

test('of a repeated parameter one value is read, and a repeated field of a form is refused', async () => {
  expect(await read(call, '/things/1?lang=en&lang=zh', json('{}'))).toMatchObject({
    query: { lang: 'en' },
  })
  const twice = new FormData()
  twice.append('name', 'one')
  expect(await read(form, '/things/1', { body: twice })).toMatchObject({ body: { name: 'one' } })
  twice.append('name', 'other')
  expect(await read(form, '/things/1', { body: twice })).toBe('invalid')
})

import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import type { AnyEndpoint, Endpoint, Access, EndpointKey } from '#contract/endpoint.ts'
import { strictly } from '#contract/strictly.ts'
import { DomainError } from '#domain/errors.ts'
import { foldTyping } from '#domain/fold-typing.ts'
import { checked } from './issues.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'
import { sanitizeText } from './sanitize-text.ts'

export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
}

/** Path parameters. One that cannot be valid is reported as not found. */
function named(params: z.ZodType, c: Context): unknown {
  const { data, success } = params.safeParse(sanitizeText(c.req.param()))
  if (!success) throw new DomainError('not_found')
  return data
}

/** Numbers and dates of any keyboard are read alike; other texts stay as they were typed. */
function queryOf(c: Context): unknown {
  const typed = Object.entries(c.req.query()).map(([name, value]) => [
    name,
    /^[\p{Nd}\p{P}]+$/u.test(value) ? foldTyping(value) : value,
  ])
  return sanitizeText(Object.fromEntries(typed))
}

/** Method and path of a call, in Hono's syntax. */
export function routeOf({ key }: AnyEndpoint): [method: string, path: string] {
  const [method = 'GET', path = '/'] = key.split(' ')
  return [method, path.replaceAll(/\{(\w+)\}/g, ':$1')]
}

/** The validated input, and the body as received. */
type Read<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = (
  c: Context,
) => Promise<{ input: Input<Params, Query, Body>; body: unknown }>

const noFields = strictly(z.object({}))

/** Created once per call. Refuses a body if the call has none; `strictQuery` checks the query. */
export function inputReader<
  Key extends EndpointKey,
  Who extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  endpoint: Endpoint<Key, Who, Params, Query, Body, Answer>,
  { strictQuery = false } = {},
): Read<Params, Query, Body> {
  const { key, params, query, body, isMultipart, maxFileBytes } = endpoint
  const asked = strictQuery ? strictly(query ?? noFields) : query
  const hasBody = !key.startsWith('GET ')
  const readBody = (c: Context) => (isMultipart ? readForm(c, maxFileBytes) : readJson(c))
  return async (c) => {
    const address = {
      params: params && named(params, c),
      query: asked && checked(asked, queryOf(c)),
    }
    const sent = hasBody ? await readBody(c) : undefined
    const read = hasBody ? checked(body ?? noFields, sent) : undefined
    const input = { ...address, body: read } as Input<Params, Query, Body>
    return { input, body: body && sent }
  }
}

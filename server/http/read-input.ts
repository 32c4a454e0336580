import type { Context } from 'hono'
import type { z } from 'zod'
import type { AnyEndpoint, Endpoint, Access, EndpointKey } from '#contract/endpoint.ts'
import { readJson } from './read-json.ts'
import { storable } from './storable.ts'

export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
}

/** Method and path of a call, as Hono's router spells it. */
export function routeOf({ key }: AnyEndpoint): [method: string, path: string] {
  const [method = 'GET', path = '/'] = key.split(' ')
  return [method, path.replaceAll(/\{(\w+)\}/g, ':$1')]
}

/** What was sent, checked by the shapes of the call; `body` is it as it came. */
export async function readInput<
  Key extends EndpointKey,
  Who extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  endpoint: Endpoint<Key, Who, Params, Query, Body, Answer>,
  c: Context,
): Promise<{ input: Input<Params, Query, Body>; body: unknown }> {
  const body = endpoint.body && (await readJson(c))
  const input = {
    params: endpoint.params?.parse(storable(c.req.param())),
    query: endpoint.query?.parse(storable(c.req.query())),
    body: endpoint.body?.parse(body),
  } as Input<Params, Query, Body>
  return { input, body }
}

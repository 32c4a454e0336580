import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Access, AnyEndpoint, Endpoint, EndpointKey } from '#contract/endpoint.ts'
import { DomainError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { authenticate, type Account } from '../auth/authenticate.ts'
import type { Ctx } from '../context.ts'
import { callerLocale } from './errors.ts'
import { forgetful, freeKey, rememberFor, takeKey, type Remember } from './idempotency.ts'
import { readJson } from './read-json.ts'
import { callerAddress } from './request-address.ts'
import { sendAnswer } from './send-answer.ts'
import { storable } from './storable.ts'

export interface Bindings {
  /** The request as Node received it. */
  incoming?: unknown
  /** The storefront asks: an answer need not become JSON in between. */
  isInProcess?: boolean
}

export type App = OpenAPIHono<{ Bindings: Bindings }>

/** What a handler knows about its caller. */
export interface Caller<Who> {
  account: Who extends 'account' | 'registered' ? Account : Account | null
  locale: Locale
  /** Network address, for limits. */
  address: string
  /** See `Remember`: an idempotent call that writes passes it into its transaction. */
  remember: Remember
  /** Names what a public answer shows, so that caches drop it when that changes. */
  tag: (...tags: string[]) => void
}

interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
}

/** Binds a call of the contract to what does it: validated input in, the answer's shape out. */
export function serve<
  Key extends EndpointKey,
  Who extends Exclude<Access, 'staff'>,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: App,
  ctx: Ctx,
  endpoint: Endpoint<Key, Who, Params, Query, Body, Answer>,
  handle: (input: Input<Params, Query, Body>, caller: Caller<Who>) => Promise<z.input<Answer>>,
): void {
  const [method = 'GET', path = '/'] = endpoint.key.split(' ')
  app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const account = await authenticate(ctx, c)
    requireAccess(endpoint, account)
    const body = endpoint.body && (await readJson(c))
    const input = {
      params: endpoint.params?.parse(storable(c.req.param())),
      query: endpoint.query?.parse(storable(c.req.query())),
      body: endpoint.body?.parse(body),
    } as Input<Params, Query, Body>
    const tags: string[] = []
    const caller = {
      account,
      locale: callerLocale(c),
      address: callerAddress(c, ctx.settings.trustedProxies),
      remember: forgetful,
      tag: (...more: string[]) => tags.push(...more),
    } as unknown as Caller<Who>
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined
    if (key !== undefined && account) {
      return once(ctx, c, account, key, body, (remember) => handle(input, { ...caller, remember }))
    }
    const answer = await handle(input, caller)
    cacheHeaders(c, endpoint, tags)
    return sendAnswer(c, answer)
  })
}

function requireAccess({ access }: AnyEndpoint, account: Account | null): void {
  if (access === 'public') return
  if (!account) throw new DomainError('unauthenticated')
  if (access === 'registered' && account.kind !== 'REGISTERED') throw new DomainError('forbidden')
}

async function once(
  ctx: Ctx,
  c: Context,
  account: Account,
  key: string,
  body: unknown,
  run: (remember: Remember) => Promise<unknown>,
): Promise<Response> {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new DomainError('invalid', {
      issues: [{ path: 'Idempotency-Key', message: '1 to 255 printable characters' }],
    })
  }
  const request = `${c.req.method} ${c.req.path} ${JSON.stringify(body ?? null)}`
  const replay = await takeKey(ctx, account.id, key, request)
  c.header('cache-control', 'no-store')
  if (replay) {
    c.header('idempotent-replayed', 'true')
    return c.json(replay.answer, 200)
  }
  try {
    const keep = rememberFor(account.id, key)
    let isKept = false
    const answer = await run(async (trx, kept) => {
      await keep(trx, kept)
      isKept = true
    })
    if (!isKept) await keep(ctx.db, answer)
    return c.json(answer, 200)
  } catch (error) {
    await freeKey(ctx, account.id, key)
    throw error
  }
}

/** Only an answer that names what it shows, asked for without a token, may be kept by others. */
function cacheHeaders(c: Context, endpoint: AnyEndpoint, tags: readonly string[]): void {
  const isPublic = endpoint.access === 'public' && c.req.method === 'GET' && tags.length > 0
  if (isPublic) c.header('cache-tag', [...new Set(tags)].join(','))
  c.header('cache-control', isPublic ? 'public, max-age=0, s-maxage=30' : 'no-store')
}

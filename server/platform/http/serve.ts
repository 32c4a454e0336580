import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Access, AnyEndpoint, Endpoint, EndpointKey } from '#contract/endpoint.ts'
import { DomainError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { authenticate, type Account } from '../access/authenticate.ts'
import type { Ctx } from '../context.ts'
import { callerLocale } from './errors.ts'
import { forgetful, type Remember } from './idempotency.ts'
import { isRepeatable, keeperOf, once } from './once.ts'
import { inputReader, routeOf, type Input } from './read-input.ts'
import { callerAddress } from './request-address.ts'
import { sendAnswer } from './send-answer.ts'

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
  const read = inputReader(endpoint)
  app.on(...routeOf(endpoint), async (c) => {
    const account = await authenticate(ctx, c)
    requireAccess(endpoint, account)
    const { input, body } = await read(c)
    const tags: string[] = []
    const caller = {
      account,
      locale: callerLocale(c),
      address: callerAddress(c, ctx.settings.trustedProxies),
      remember: forgetful,
      tag: (...more: string[]) => tags.push(...more),
    } as unknown as Caller<Who>
    if (isRepeatable(endpoint, c)) {
      const keeper = keeperOf(c, account?.id, caller.address)
      return once(ctx, c, keeper, body, (remember) => handle(input, { ...caller, remember }))
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

/** Only an answer that names what it shows, asked for without a token, may be kept by others. */
function cacheHeaders(c: Context, endpoint: AnyEndpoint, tags: readonly string[]): void {
  const isForAll = endpoint.access === 'public' && c.req.method === 'GET' && tags.length > 0
  // With a token it may bring a fresh one: many a cache looks at the address alone.
  const isPublic = isForAll && c.req.header('authorization') === undefined
  if (isPublic) c.header('cache-tag', [...new Set(tags)].join(','))
  // With a token some of these answers also say what is the caller's own.
  if (isPublic) c.header('vary', 'authorization', { append: true })
  c.header('cache-control', isPublic ? 'public, max-age=0, s-maxage=30' : 'no-store')
}

import type { Context } from 'hono'
import type { z } from 'zod'
import type { Access, AnyEndpoint, Endpoint, EndpointKey } from '#contract/endpoint.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import type { Trx } from '../database/db.ts'
import type { App } from './app.ts'
import { isRepeatable, idempotencyScope, once } from './idempotent-call.ts'
import { inputReader, routeOf, type Input } from './read-input.ts'
import { sendAnswer } from './send-answer.ts'
import { runSteps, type Steps } from '../database/steps.ts'

/** What a handler knows about any caller. */
export interface AnyCaller {
  locale: Locale
  /** Network address, for limits. */
  address: string
}

/** One API, for customers or staff: how its callers are identified, and rules for all calls. */
interface Side<Callers> {
  /** By kind of access: returns the caller, or throws if access is denied. */
  callers: {
    [Who in keyof Callers]: (ctx: Ctx, c: Context, endpoint: AnyEndpoint) => Promise<Callers[Who]>
  }
  strictQuery: boolean
  /** Owner of the caller's idempotency keys; undefined: the network address. */
  idOf: (caller: Callers[keyof Callers]) => string | undefined
  /** Throws if a call omitted something required of every call. */
  check: (endpoint: AnyEndpoint, caller: Callers[keyof Callers]) => void
  cacheHeaders: (c: Context, endpoint: AnyEndpoint, caller: Callers[keyof Callers]) => void
}

type EndpointOf<
  Who extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = Endpoint<EndpointKey, Who, Params, Query, Body, Answer>

/** Binds calls of the contract to their handlers, with validated input and a typed answer. */
export function bindingsOf<Callers extends Record<keyof Callers, AnyCaller>>(side: Side<Callers>) {
  type Known = keyof Callers & Access

  /** For calls that write nothing, or that are safe to repeat. */
  function serve<
    Who extends Known,
    Params extends z.ZodType,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Answer extends z.ZodType,
  >(
    app: App,
    ctx: Ctx,
    endpoint: EndpointOf<Who, Params, Query, Body, Answer>,
    handle: (input: Input<Params, Query, Body>, caller: Callers[Who]) => Promise<z.input<Answer>>,
  ): void {
    if (endpoint.idempotent) throw new Error(`${endpoint.key} may be repeated: serveWrite binds it`)
    const read = inputReader(endpoint, side)
    app.on(...routeOf(endpoint), async (c) => {
      const caller = await side.callers[endpoint.access](ctx, c, endpoint)
      const { input } = await read(c)
      const answer = await handle(input, caller)
      side.check(endpoint, caller)
      side.cacheHeaders(c, endpoint, caller)
      return sendAnswer(c, answer)
    })
  }

  /** For writes with work before or after the transaction, which the handler runs by steps. */
  function serveSteps<
    Who extends Known,
    Params extends z.ZodType,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Answer extends z.ZodType,
  >(
    app: App,
    ctx: Ctx,
    endpoint: EndpointOf<Who, Params, Query, Body, Answer>,
    handle: (
      steps: Steps<z.input<Answer>>,
      input: Input<Params, Query, Body>,
      caller: Callers[Who],
    ) => Promise<z.input<Answer>>,
  ): void {
    const read = inputReader(endpoint, side)
    app.on(...routeOf(endpoint), async (c) => {
      const caller = await side.callers[endpoint.access](ctx, c, endpoint)
      const { input, body } = await read(c)
      const check = () => side.check(endpoint, caller)
      const call = (steps: Steps<z.input<Answer>>) => handle(steps, input, caller)
      if (isRepeatable(endpoint, c)) {
        const keeper = idempotencyScope(c, side.idOf(caller), caller.address)
        return once(ctx, c, { keeper, body }, (store) => runSteps(ctx, { check, store }, call))
      }
      const answer = await runSteps(ctx, { check, store: null }, call)
      c.header('cache-control', 'no-store')
      return sendAnswer(c, answer)
    })
  }

  /** For writes of one transaction, which the handler receives. */
  function serveWrite<
    Who extends Known,
    Params extends z.ZodType,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Answer extends z.ZodType,
  >(
    app: App,
    ctx: Ctx,
    endpoint: EndpointOf<Who, Params, Query, Body, Answer>,
    handle: (
      trx: Trx,
      input: Input<Params, Query, Body>,
      caller: Callers[Who],
    ) => Promise<z.input<Answer>>,
  ): void {
    serveSteps(app, ctx, endpoint, ({ commit }, input, caller) =>
      commit((trx) => handle(trx, input, caller)),
    )
  }

  return { serve, serveSteps, serveWrite }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import type { App } from './app.ts'
import { callerAddress } from './request-address.ts'

/** A process that hears of no changes would show old prices. */
const longestSilenceSeconds = 60
/** A database that takes longer sells nothing. */
const longestAnswerMs = 5000

/** What a load balancer and a monitoring system ask every process, whatever its role. */
export function healthRoutes(app: App, ctx: Ctx): void {
  // Never asks the database: its outage must not restart every process.
  app.get('/healthz', (c) => c.text('ok'))

  app.get('/readyz', async (c) => {
    // A proxy asks every few seconds; then it is meant to hear this.
    if (ctx.phase === 'opening' || ctx.phase === 'draining') throw new DomainError('unavailable')
    const problem = await readinessProblem(ctx)
    if (problem === null) return c.text('ready')
    ctx.log.warn({ problem }, 'not ready')
    throw new DomainError('unavailable')
  })

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(ctx, c)) throw new DomainError('not_found')
    c.header('content-type', ctx.metrics.registry.contentType)
    return c.body(await ctx.metrics.read())
  })
}

async function readinessProblem(ctx: Ctx): Promise<string | null> {
  if (ctx.bus.silentSeconds() > longestSilenceSeconds) return 'hears of no changes'
  return Promise.race([
    sql`select 1 from migrations limit 1`.execute(ctx.db).then(() => null, String),
    sleep(longestAnswerMs, 'the database does not answer', { ref: false }),
  ])
}

/** With the token; without one set, only from this machine, and not through a proxy on it. */
function mayReadMetrics({ settings }: Ctx, c: Context): boolean {
  if (settings.metricsToken !== null) {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    return timingSafeEqual(hashOf(given), hashOf(settings.metricsToken))
  }
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => c.req.header(name) !== undefined,
  )
  return !isForwarded && /^(127\.|::1$|0:0:0:0::\/64$)/.test(callerAddress(c, 0))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

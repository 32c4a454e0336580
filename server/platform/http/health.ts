import { sql } from 'kysely'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import type { App } from './app.ts'

export function healthRoutes(app: App, ctx: Ctx): void {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })

  app.get('/healthz', (c) => c.text('ok'))

  app.get('/readyz', async (c) => {
    try {
      await sql`select 1 from migrations limit 1`.execute(ctx.db)
    } catch (error) {
      ctx.log.warn({ error: String(error) }, 'not ready')
      throw new DomainError('unavailable')
    }
    return c.text('ready')
  })

  app.get('/metrics', async (c) => {
    c.header('content-type', metrics.contentType)
    return c.body(await metrics.metrics())
  })
}

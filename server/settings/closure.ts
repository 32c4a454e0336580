import type { z } from '@hono/zod-openapi'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import type { TrxCtx, Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob, removeJob } from '../platform/jobs/queue.ts'
import { findConfiguration } from './configurations.ts'

export type Closure = z.output<typeof configurationValues.closure>

/** The closure that applies now; null if there is none or its time is over. */
export async function readClosure(ctx: Ctx): Promise<Closure | null> {
  const known = configurationValues.closure.safeParse(await findConfiguration(ctx, 'closure')).data
  if (!known?.is_on) return null
  return known.ends_at !== null && new Date(known.ends_at) <= ctx.clock() ? null : known
}

/** Drops the pages that show a closure when it ends by itself. */
export async function scheduleClosureEnd(trx: Trx, ctx: TrxCtx, value: unknown): Promise<void> {
  const { is_on: isOn, ends_at: endsAt } = configurationValues.closure.parse(value)
  const key = 'closure-end'
  if (!isOn || endsAt === null || new Date(endsAt) <= ctx.clock()) return removeJob(trx, key)
  await addJob(trx, 'announce', { tags: ['configuration'] }, { runAt: new Date(endsAt), key })
}

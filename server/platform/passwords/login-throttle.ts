import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'

/** Consecutive failures without a wait; after that 1, 2, 4 … seconds. */
const freeAttempts = 5
const longestWaitSeconds = 60
/** Failures older than this are forgotten. */
const memorySeconds = 3600

/**
 * Counts one password attempt; throws `rate_limited` during the wait after the last one. An attempt
 * counts as failed until `resetAttempts`, so that a thousand concurrent ones get no further than
 * sequential ones would. The key combines account and address, so that attempts from elsewhere slow
 * down only themselves.
 */
export async function countAttempt(ctx: Ctx, key: string): Promise<void> {
  if (!ctx.settings.rateLimits) return
  const now = ctx.clock()
  const forgottenBefore = new Date(now.getTime() - memorySeconds * 1000)
  const taken = await sql`
    insert into login_throttles as m (key, failures, last_failed_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when m.last_failed_at < ${forgottenBefore} then 1 else m.failures + 1 end,
      last_failed_at = excluded.last_failed_at
    where m.failures < ${freeAttempts}
      or m.last_failed_at + make_interval(secs => ${waitAfter}) <= excluded.last_failed_at
    returning 1`.execute(ctx.db)
  if (taken.rows.length > 0) return
  const { rows } = await sql<{ until: Date }>`
    select m.last_failed_at + make_interval(secs => ${waitAfter}) as until
    from login_throttles m where m.key = ${key}`.execute(ctx.db)
  const until = rows[0]?.until ?? now
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  throw new DomainError('rate_limited', { retry_after_seconds: seconds })
}

export async function resetAttempts(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.deleteFrom('login_throttles').where('key', '=', key).execute()
}

const waitAfter = sql`least(${longestWaitSeconds}, power(2, least(m.failures - ${freeAttempts}, 20)))`

import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { expirePoints } from '../membership/expire-points.ts'

/** Clears away what has lived its time: keys 24 h, unused visitors and spam 30 days. */
export async function sweep(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await ctx.db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('staff_tokens').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('sign_in_misses').where('last_at', '<', before(24)).execute()
  await ctx.db.deleteFrom('verification_codes').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  await ctx.db.deleteFrom('idempotency_keys').where('created_at', '<', before(24)).execute()
  await ctx.db
    .deleteFrom('enquiries')
    .where('status', '=', 'spam')
    .where('created_at', '<', before(24 * 30))
    .execute()
  const visitors = await ctx.db
    .deleteFrom('accounts as a')
    .where('a.kind', '=', 'TEMP')
    .where('a.last_seen_at', '<', before(24 * 30))
    .where(sql<boolean>`not exists (select 1 from orders o where o.account_id = a.id)`)
    .executeTakeFirst()
  // What they liked is gone with them.
  if (visitors.numDeletedRows > 0n) {
    await ctx.bus.announce(ctx.db, ['article-likes', 'post-likes'])
  }
  await expirePoints(ctx)
}

import { tierStatusOf } from '#domain/membership/tiers.ts'
import { points } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import { earnedWithinYear } from './balance.ts'
import { readTerms } from './terms.ts'

/** The slug of a customer's tier; null for a guest, who is no member. */
export async function findTier(ctx: Ctx, accountId: string): Promise<string | null> {
  const member = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('kind', '=', 'REGISTERED')
    .executeTakeFirst()
  if (!member) return null
  const { tiers } = await readTerms(ctx)
  const earned = points(await earnedWithinYear(ctx.db, accountId, ctx.clock()))
  return tierStatusOf(tiers, earned).tier.slug
}

import type { z } from '@hono/zod-openapi'
import type { membershipStatus } from '#contract/endpoints/membership.ts'
import { dayMs } from '#domain/dates.ts'
import { tierStatusOf, type Tier } from '#domain/membership/tiers.ts'
import { points } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import { earnedWithinYear, pointsBalance } from './balance.ts'
import { comingPoints } from './coming-points.ts'
import { endingPoints } from './ending-points.ts'
import { readTerms } from './terms.ts'

const soonDays = 60

export async function membershipOf(
  ctx: Ctx,
  accountId: string,
): Promise<z.input<typeof membershipStatus.answer>> {
  const now = ctx.clock()
  const { tiers } = await readTerms(ctx)
  const earned = points(await earnedWithinYear(ctx.db, accountId, now))
  const { tier, level, next } = tierStatusOf(tiers, earned)
  const account = await ctx.db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const soon = new Date(now.getTime() + soonDays * dayMs)
  const ending = await endingPoints(ctx.db, accountId, now)
  const soonEnding = ending.filter(({ expires_at }) => new Date(expires_at) <= soon)
  const [first] = soonEnding
  return {
    tier: presentTier(tier, level),
    level,
    factor: tier.factorPercent / 100,
    points: await pointsBalance(ctx.db, accountId, now),
    coming: await comingPoints(ctx.db, accountId, now),
    points_earned: earned,
    next_tier: next && { ...presentTier(next.tier, level + 1), missing_points: next.missing },
    member_since: account.created_at.toISOString(),
    expiring_soon: first
      ? {
          points: soonEnding.reduce((sum, each) => sum + each.points, 0),
          expires_at: first.expires_at,
        }
      : null,
    tiers: tiers.map((each, at) => presentTier(each, at + 1)),
  }
}

function presentTier({ slug, title, fromPoints, factorPercent }: Tier, level: number) {
  return { slug, level, title, from_points: fromPoints, factor: factorPercent / 100 }
}

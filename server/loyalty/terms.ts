import { membershipTerms } from '#contract/membership-terms.ts'
import { endOfPoints } from '#domain/membership/expiry.ts'
import { standardTerms } from '#domain/membership/standard-terms.ts'
import type { Tier } from '#domain/membership/tiers.ts'
import { points } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { findConfiguration } from '../settings/configurations.ts'

interface Terms {
  tiers: readonly Tier[]
  expiryOf: (earnedAt: Date) => Date
}

export async function readTerms(ctx: Ctx): Promise<Terms> {
  return parse(await findConfiguration(ctx, 'membership'))
}

/** For use inside a transaction, which must not wait for a second connection. */
export async function findTerms(trx: Trx): Promise<Terms> {
  const row = await trx
    .selectFrom('configurations')
    .select('value')
    .where('slug', '=', 'membership')
    .executeTakeFirst()
  return parse(row?.value)
}

function parse(value: unknown): Terms {
  const terms = membershipTerms.parse(value ?? standardTerms)
  return {
    tiers: terms.tiers.map(({ slug, title, from_points, factor }) => ({
      slug,
      title,
      fromPoints: points(from_points),
      factorPercent: Math.round(factor * 100),
    })),
    expiryOf: (earnedAt) => endOfPoints(earnedAt, terms.points_live_months),
  }
}

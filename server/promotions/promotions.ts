import type { LocalPromotion, Promotion } from '#domain/pricing/facts.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import { kept } from '../platform/cache/kept.ts'
import type { Ctx, Db } from '../platform/context.ts'
import { promotionFacts } from './facts.ts'

/** Every promotion that has not been put away; those that are still to come, or are over, too. */
export function listPromotions(ctx: Ctx): Promise<readonly Promotion[]> {
  return kept(ctx, 'promotions', async () => ({
    value: await loadPromotions(ctx.db),
    tags: ['promotions'],
  }))
}

/** What lowers the price of products at a moment. */
export function runningLocal(promotions: readonly Promotion[], at: Date): LocalPromotion[] {
  return promotions.flatMap((promotion) =>
    promotion.level === 'local' && isRunning(promotion.during, at) ? [promotion] : [],
  )
}

export async function loadPromotions(db: Db): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(promotionFacts)
}

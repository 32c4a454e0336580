import type { Promotion } from '#domain/pricing/facts.ts'
import { kept } from '../platform/cache/kept.ts'
import type { Ctx } from '../platform/context.ts'
import { loadPromotions } from './load-promotions.ts'

/** Every promotion that has not been put away; those that are still to come, or are over, too. */
export function listPromotions(ctx: Ctx): Promise<readonly Promotion[]> {
  return kept(ctx, 'promotions', async () => ({
    value: await loadPromotions(ctx.db),
    tags: ['promotions'],
  }))
}

import type { Promotion } from '#domain/pricing/facts.ts'
import { kept } from '../platform/cache/kept.ts'
import type { Ctx } from '../platform/context.ts'
import { loadPromotions } from './load-promotions.ts'

/** All promotions that are not archived, including upcoming and ended ones. */
export function listPromotions(ctx: Ctx): Promise<readonly Promotion[]> {
  return kept(ctx, 'promotions', async () => ({
    value: await loadPromotions(ctx.db),
    tags: ['promotions'],
  }))
}

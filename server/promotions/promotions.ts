import type { Promotion } from '#domain/pricing/pricing-input.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import { loadPromotions } from './load-promotions.ts'

/** All promotions that are not archived, including upcoming and ended ones. */
export function listPromotions(ctx: Ctx): Promise<readonly Promotion[]> {
  return cached(ctx, 'promotions', async () => ({
    value: await loadPromotions(ctx.db),
    tags: ['promotions'],
  }))
}

import type { z } from '@hono/zod-openapi'
import type { promotionWords } from '#contract/endpoints/catalogue.ts'
import { promotionSentence } from '#contract/promotion-sentences.ts'
import { concerns, isRunning, type InScope } from '#domain/pricing/scope.ts'
import { readTerms } from '../loyalty/terms.ts'
import type { Ctx } from '../platform/context.ts'
import { listPromotions } from './promotions.ts'

type Words = z.input<typeof promotionWords>

/** The cart promotions that are about this product, in priority order. */
export async function promotionsOn(ctx: Ctx, product: InScope): Promise<Words[]> {
  const at = ctx.clock()
  const found = (await listPromotions(ctx))
    .filter((promotion) => promotion.level === 'global')
    .filter((promotion) => isRunning(promotion.during, at) && concerns(promotion, product))
    .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
  if (found.length === 0) return []
  const { tiers } = await readTerms(ctx)
  return found.map((promotion) => {
    const members = tiers.filter(({ slug }) => promotion.tiers?.includes(slug))
    return {
      title: promotion.title,
      message: promotionSentence(
        promotion,
        members.map(({ title }) => title),
      ),
    }
  })
}

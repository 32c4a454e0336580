import { cents } from '#domain/money.ts'
import type { LocalPromotion } from '#domain/pricing/pricing-input.ts'
import { shownPrice } from '#domain/pricing/shown-price.ts'
import type { Ctx } from '../../platform/context.ts'
import { runningLocal } from '../../promotions/load-promotions.ts'
import { listPromotions } from '../../promotions/promotions.ts'
import { categoryParents } from '../categories.ts'
import { withAncestors } from '../category-tree.ts'

interface Priced {
  price_cents: number
  compare_at_cents: number | null
}

interface Listed {
  id: string
  /** Including all ancestors. */
  categoryIds: readonly string[]
  tags: readonly string[]
}

/** A product's variants at current prices, with compare-at prices. */
function shownVariants<Variant extends Priced>(
  { id, categoryIds, tags }: Listed,
  variants: readonly Variant[],
  promotions: readonly LocalPromotion[],
  at: Date,
): Variant[] {
  return variants.map((variant) => {
    const sellingPrice = cents(variant.price_cents)
    const listPrice = cents(variant.compare_at_cents ?? variant.price_cents)
    const details = { productId: id, categoryIds, tags, listPrice, sellingPrice }
    const price = shownPrice(details, promotions, at)
    return price < sellingPrice
      ? { ...variant, price_cents: price, compare_at_cents: listPrice }
      : variant
  })
}

interface ProductRow<Variant extends Priced> {
  id: string
  tags: readonly string[]
  categories: readonly { id: string }[]
  variants: Variant[]
}

/** Returns a function that applies the active promotions to database rows. */
export async function shownPrices(
  ctx: Ctx,
): Promise<<Variant extends Priced>(row: ProductRow<Variant>) => Variant[]> {
  const at = ctx.clock()
  const promotions = runningLocal(await listPromotions(ctx), at)
  if (promotions.length === 0) return ({ variants }) => variants
  const parents = await categoryParents(ctx)
  return (row) => {
    const categoryIds = withAncestors(
      parents,
      row.categories.map(({ id }) => id),
    )
    return shownVariants({ ...row, categoryIds }, row.variants, promotions, at)
  }
}

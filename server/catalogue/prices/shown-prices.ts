import { cents } from '#domain/money.ts'
import type { LocalPromotion, Period } from '#domain/pricing/pricing-input.ts'
import { shownPrice } from '#domain/pricing/shown-price.ts'
import type { Ctx } from '../../platform/context.ts'
import { runningLocal } from '../../promotions/load-promotions.ts'
import { listPromotions } from '../../promotions/promotions.ts'
import { categoryParents } from '../categories.ts'
import { withAncestors } from '../category-tree.ts'

interface Priced {
  price_cents: number
  compare_at_cents: number | null
  /** When it is scheduled to begin and end; a card has neither. */
  price_starts_at?: string | null
  price_ends_at?: string | null
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
    const { price, promotion } = shownPrice(details, promotions, at)
    if (promotion === null || price >= sellingPrice) return variant
    const prices = { price_cents: price, compare_at_cents: listPrice }
    return { ...variant, ...prices, ...withinPeriod(variant, promotion.during) }
  })
}

/** A promotion lowers the price of a variant only as long as both last. */
function withinPeriod({ price_starts_at, price_ends_at }: Priced, { from, until }: Period) {
  const time = (text: string | null | undefined) => (text ? [new Date(text)] : [])
  const [lastStart] = [...time(price_starts_at), ...(from ? [from] : [])].toSorted(
    (a, b) => +b - +a,
  )
  const [firstEnd] = [...time(price_ends_at), ...(until ? [until] : [])].toSorted((a, b) => +a - +b)
  return {
    price_starts_at: lastStart?.toISOString() ?? null,
    price_ends_at: firstEnd?.toISOString() ?? null,
  }
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

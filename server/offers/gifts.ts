import { cents } from '#domain/money.ts'
import type { GiftFacts, Promotion } from '#domain/pricing/facts.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import { selectVariants, type VariantRow } from '../cart/queries.ts'
import type { Db, Trx } from '../context.ts'

/** The variants that running promotions may give away; those still sold. */
export async function findGifts(
  db: Db | Trx,
  promotions: readonly Promotion[],
  at: Date,
): Promise<VariantRow[]> {
  const ids = promotions.flatMap(({ effect, during }) =>
    effect.kind === 'gift' && isRunning(during, at)
      ? effect.gifts.map(({ variantId }) => variantId)
      : [],
  )
  if (ids.length === 0) return []
  const rows = await selectVariants(db)
    .where('v.id', 'in', [...new Set(ids)])
    .execute()
  return rows.filter(({ is_sold }) => is_sold)
}

/** A gift is a piece that is there: none is made to be given away. */
export function giftFacts(row: VariantRow): GiftFacts {
  return {
    variantId: row.variant_id,
    available: Math.max(0, (row.on_hand ?? 0) - (row.reserved ?? 0)),
    weightGrams: row.weight_grams,
    listPrice: cents(row.compare_at_cents ?? row.price_cents),
  }
}

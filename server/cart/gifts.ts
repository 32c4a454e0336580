import { cents } from '#domain/money.ts'
import type { GiftInput, Promotion } from '#domain/pricing/pricing-input.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import type { VariantRow } from './queries.ts'

/** The variants that running promotions may give away. */
export function giftIds(promotions: readonly Promotion[], at: Date): string[] {
  return promotions.flatMap(({ effect, during }) =>
    effect.kind === 'gift' && isRunning(during, at)
      ? effect.gifts.map(({ variantId }) => variantId)
      : [],
  )
}

/** Gifts come from stock on hand only, never from pre-order. */
export function giftInput(row: VariantRow): GiftInput {
  return {
    variantId: row.variant_id,
    available: Math.max(0, row.on_hand - row.reserved),
    weightGrams: row.weight_grams,
    listPrice: cents(row.compare_at_cents ?? row.price_cents),
  }
}

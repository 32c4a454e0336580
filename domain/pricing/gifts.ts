import { type Cents, noCents } from '../money.ts'
import type { GiftInput, GlobalPromotion, LineInput } from './pricing-input.ts'

export interface GiftLine {
  variantId: string
  qty: number
  promotionId: string
  originalPricePerUnit: Cents
  subtotal: Cents
  weightGrams: number
}

/** Gifts come last: they get only the stock the cart itself leaves. */
export function giveGifts(
  promotions: readonly GlobalPromotion[],
  gifts: readonly GiftInput[],
  lines: readonly LineInput[],
): GiftLine[] {
  const left = new Map(gifts.map(({ variantId, available }) => [variantId, available]))
  for (const { variantId, qty } of lines) left.set(variantId, (left.get(variantId) ?? 0) - qty)

  const given: GiftLine[] = []
  for (const { id, effect } of promotions) {
    for (const wanted of effect.kind === 'gift' ? effect.gifts : []) {
      const input = gifts.find(({ variantId }) => variantId === wanted.variantId)
      const qty = Math.min(wanted.qty, left.get(wanted.variantId) ?? 0)
      if (!input || qty <= 0) continue
      left.set(wanted.variantId, (left.get(wanted.variantId) ?? 0) - qty)
      given.push({
        variantId: wanted.variantId,
        qty,
        promotionId: id,
        originalPricePerUnit: input.listPrice,
        subtotal: noCents,
        weightGrams: input.weightGrams,
      })
    }
  }
  return given
}

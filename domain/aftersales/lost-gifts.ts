import type { Gift, GlobalPromotion } from '../pricing/pricing-input.ts'
import { shortfall, type TermsLine } from '../pricing/terms.ts'

export type GiftPromotion = GlobalPromotion & { effect: Gift }

const always = { from: null, until: null }

/**
 * The promotions whose gifts what stays of an order would not have earned. One that has been changed
 * since, so that the whole order does not earn it either, is lost with the last item.
 */
export function lostPromotions(
  promotions: readonly GiftPromotion[],
  whole: readonly TermsLine[],
  stays: readonly TermsLine[],
): GiftPromotion[] {
  const at = new Date(0)
  return promotions.filter((promotion) => {
    const terms = { ...promotion, during: always }
    if (stays.length === 0) return true
    return shortfall(terms, whole, at) === null && shortfall(terms, stays, at) !== null
  })
}

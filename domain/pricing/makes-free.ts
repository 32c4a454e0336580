import type { Cents } from '../money.ts'
import type { Promotion, Terms, Voucher } from './pricing-input.ts'

interface Offer extends Partial<Pick<Terms, 'minSpend' | 'minQuantity'>> {
  effect: Promotion['effect'] | Voucher['effect']
}

/**
 * Says whether an offer takes the whole price of a product that is bought alone, or as often as the offer
 * asks for. An item given with others, such as every third, is expected and does not count.
 */
export function makesFree({ effect, minSpend, minQuantity }: Offer, price: Cents): boolean {
  const spend = Math.max(minSpend ?? 0, price * (minQuantity ?? 1))
  return price > 0 && largestCut(effect) >= spend
}

/** Zero for an effect that never takes all of a price. */
function largestCut(effect: Offer['effect']): number {
  if (effect.kind === 'amount') return effect.amount
  if (effect.kind === 'percent') return effect.percent < 100 ? 0 : (effect.cap ?? Infinity)
  if (effect.kind !== 'spend_steps') return 0
  return effect.steps.some(({ percent }) => percent >= 100) ? Infinity : 0
}

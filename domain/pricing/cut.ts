import { type Cents, cents, noCents, percentOf, sumCents } from '../money.ts'
import { bundleCut } from './bundle.ts'
import { buyGetCut } from './buy-get.ts'
import type { Cut, Goods } from './goods.ts'
import type { LocalLine } from './local-discounts.ts'
import type { Amount, ItemEffect, Percent, SpendSteps } from './pricing-input.ts'
import { covers } from './scope.ts'

export function cutOf(effect: Percent | Amount | ItemEffect, goods: Goods): Cut {
  if (effect.kind === 'buy_get') return buyGetCut(effect, goods)
  if (effect.kind === 'bundle') return bundleCut(effect, goods)

  const weights = new Map(
    inScope(goods).map(({ input: { variantId } }) => [
      variantId,
      goods.due.get(variantId) ?? noCents,
    ]),
  )
  const whole = sumCents(weights.values())
  return { amount: cents(Math.min(wantedOff(effect, whole, goods), whole)), weights }
}

function wantedOff(effect: Percent | Amount | SpendSteps, whole: Cents, goods: Goods): number {
  if (effect.kind === 'amount') return effect.amount
  if (effect.kind === 'percent') {
    return Math.min(percentOf(whole, effect.percent), effect.cap ?? whole)
  }
  // Like a minimum spend: counted after product discounts, before cart discounts.
  const spend = sumCents(inScope(goods).map(({ subtotal }) => subtotal))
  const step = effect.steps.findLast(({ from }) => spend >= from)
  return step ? percentOf(whole, step.percent) : noCents
}

function inScope({ scope, lines }: Goods): LocalLine[] {
  return lines.filter(({ input }) => covers(scope, input))
}

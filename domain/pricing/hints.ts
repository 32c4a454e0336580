import { type Cents, cents, sumCents } from '../money.ts'
import { missingToBundle } from './bundle.ts'
import { missingToGet } from './buy-get.ts'
import { promotionsFor } from './global-discounts.ts'
import type { LocalLine } from './local-discounts.ts'
import type { CartInput, GlobalPromotion } from './pricing-input.ts'
import { covers } from './scope.ts'
import { shortfall } from './terms.ts'

type Effect = GlobalPromotion['effect']

/** What to add to the cart for a promotion that it does not have yet. */
export interface PromotionHint {
  id: string
  title: GlobalPromotion['title']
  missing: { kind: 'spend'; amount: Cents } | { kind: 'items'; count: number }
  reward: Exclude<Effect, { kind: 'spend_steps' }>
}

/** In priority order; only promotions of which something is in the cart. */
export function hintPromotions(lines: readonly LocalLine[], input: CartInput): PromotionHint[] {
  return promotionsFor(input).flatMap((promotion) => {
    const { id, title } = promotion
    const step = nextStep(promotion, lines, input.at)
    return step ? [{ id, title, ...step }] : []
  })
}

type Step = Pick<PromotionHint, 'missing' | 'reward'>

function nextStep(promotion: GlobalPromotion, lines: readonly LocalLine[], at: Date): Step | null {
  const { effect } = promotion
  const short = shortfall(promotion, lines, at)
  if (short) {
    const { missingSpend: amount, missingQuantity: count } = short
    const reward = effect.kind === 'spend_steps' ? percentOff(effect.steps[0]?.percent) : effect
    if (!reward) return null
    if (amount !== undefined) return { missing: { kind: 'spend', amount }, reward }
    return count === undefined ? null : { missing: { kind: 'items', count }, reward }
  }
  if (effect.kind === 'spend_steps') return nextSpendStep(effect, promotion.scope, lines)

  const goods = { scope: promotion.scope, lines, due: subtotals(lines) }
  const count =
    effect.kind === 'buy_get'
      ? missingToGet(effect, goods)
      : effect.kind === 'bundle'
        ? missingToBundle(effect, goods)
        : null
  return count === null ? null : { missing: { kind: 'items', count }, reward: effect }
}

function nextSpendStep(
  { steps }: Extract<Effect, { kind: 'spend_steps' }>,
  scope: GlobalPromotion['scope'],
  lines: readonly LocalLine[],
): Step | null {
  const inScope = lines.filter(({ input }) => covers(scope, input))
  const spend = sumCents(inScope.map(({ subtotal }) => subtotal))
  const next = steps.find(({ from }) => from > spend)
  const reward = percentOff(next?.percent)
  if (!next || !reward) return null
  return { missing: { kind: 'spend', amount: cents(next.from - spend) }, reward }
}

function percentOff(percent: number | undefined) {
  return percent === undefined ? null : ({ kind: 'percent', percent, cap: null } as const)
}

function subtotals(lines: readonly LocalLine[]): Map<string, Cents> {
  return new Map(lines.map(({ input, subtotal }) => [input.variantId, subtotal]))
}

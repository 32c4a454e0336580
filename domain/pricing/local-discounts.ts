import { type Cents, cents, noCents, percentOf } from '../money.ts'
import type { LineInput, LocalPromotion, Promotion } from './pricing-input.ts'
import { type LinePoints, linePoints } from './points.ts'
import { covers, isRunning } from './scope.ts'

/** A line after product discounts, as if it were alone in the cart. */
export interface LocalLine {
  input: LineInput
  originalSubtotal: Cents
  subtotal: Cents
  promotion: LocalPromotion | null
  points: LinePoints | null
}

/** The best single candidate: the marked-down price, or one promotion on the list price. */
export function priceLine(line: LineInput, promotions: readonly Promotion[], at: Date): LocalLine {
  const points = linePoints(line)
  if (points) {
    return { input: line, originalSubtotal: noCents, subtotal: noCents, promotion: null, points }
  }
  const originalSubtotal = cents(line.listPrice * line.qty)
  let best: { subtotal: Cents; promotion: LocalPromotion | null } = {
    subtotal: cents(Math.min(line.sellingPrice, line.listPrice) * line.qty),
    promotion: null,
  }
  for (const promotion of candidates(line, promotions, at)) {
    const subtotal = cents(originalSubtotal - reduction(promotion, line))
    if (subtotal < best.subtotal) best = { subtotal, promotion }
  }
  return { input: line, originalSubtotal, ...best, points: null }
}

/** Sorted by id, so that a tie does not depend on the order of promotions. */
function candidates(line: LineInput, promotions: readonly Promotion[], at: Date) {
  return promotions
    .filter((promotion) => promotion.level === 'local')
    .filter(({ during, scope }) => isRunning(during, at) && covers(scope, line))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Percentages round half up per line, not per unit. */
function reduction({ effect }: LocalPromotion, { listPrice, qty }: LineInput): Cents {
  const whole = cents(listPrice * qty)
  if (effect.kind === 'amount') return cents(Math.min(effect.amount, listPrice) * qty)
  return cents(Math.min(percentOf(whole, effect.percent), effect.cap ?? whole, whole))
}

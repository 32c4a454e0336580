import { cents, sumCents, type Cents } from '../money.ts'
import type { Terms } from './pricing-input.ts'
import { covers, isRunning, type InScope } from './scope.ts'
import type { Shortfall } from './voucher.ts'

/** A line as far as terms look at it. */
export interface TermsLine {
  input: InScope & { qty: number }
  /** After product discounts. */
  subtotal: Cents
  /** Not null if it is paid with points. */
  points: object | null
}

/** Why these lines do not meet the terms, or null if they do. */
export function shortfall(
  { during, scope, minSpend, minQuantity }: Terms,
  lines: readonly TermsLine[],
  at: Date,
): Shortfall | null {
  if (during.from && at < during.from) return { problem: 'not_started' }
  if (!isRunning(during, at)) return { problem: 'expired' }

  const inScope = lines.filter(({ input }) => covers(scope, input))
  if (inScope.length === 0) return { problem: 'nothing_to_discount' }

  const spend = sumCents(inScope.map(({ subtotal }) => subtotal))
  if (minSpend !== null && spend < minSpend) {
    return { problem: 'min_spend', missingSpend: cents(minSpend - spend) }
  }
  // Items bought with points count towards neither minimum: their subtotal is zero.
  const quantity = inScope.reduce((sum, line) => sum + (line.points ? 0 : line.input.qty), 0)
  if (minQuantity !== null && quantity < minQuantity) {
    return { problem: 'min_quantity', missingQuantity: minQuantity - quantity }
  }
  return null
}

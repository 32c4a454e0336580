import { type Cents, cents, noCents } from '../money.ts'
import type { Goods } from './goods.ts'
import type { LineInput } from './pricing-input.ts'

/** One item of a line, with its part of what is still to pay. */
export interface Unit {
  input: LineInput
  due: Cents
}

/**
 * The items bought with money, dearest first, at most `most` of each line. Ties are broken by
 * variant, never by position.
 */
export function unitsOf({ lines, due }: Pick<Goods, 'lines' | 'due'>, most: number): Unit[] {
  return lines
    .filter(({ points }) => !points)
    .flatMap(({ input }) => unitsOfLine(input, due.get(input.variantId) ?? noCents, most))
    .toSorted((a, b) => b.due - a.due || (a.input.variantId < b.input.variantId ? -1 : 1))
}

/** A cent that cannot be shared falls to the first items, so that they add up to the line. */
function unitsOfLine(input: LineInput, due: Cents, most: number): Unit[] {
  const each = Math.floor(due / input.qty)
  const odd = due % input.qty
  return Array.from({ length: Math.min(input.qty, most) }, (_, at) => ({
    input,
    due: cents(each + (at < odd ? 1 : 0)),
  }))
}

export function weightsOf(units: readonly Unit[]): Map<string, Cents> {
  const weights = new Map<string, Cents>()
  for (const { input, due } of units) {
    weights.set(input.variantId, cents((weights.get(input.variantId) ?? 0) + due))
  }
  return weights
}

import type { Cents } from '../money.ts'
import type { LocalLine } from './local-discounts.ts'
import type { Scope } from './pricing-input.ts'

/** What a promotion takes off, and the amounts it is spread over, by variant. */
export interface Cut {
  amount: Cents
  weights: ReadonlyMap<string, Cents>
}

export interface Goods {
  scope: Scope
  lines: readonly LocalLine[]
  /** Amount still to pay per variant. */
  due: ReadonlyMap<string, Cents>
}

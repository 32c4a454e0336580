/** A new price that someone may have mistyped; `before` is null for a new variant. */
export interface LowPrice {
  sku: string
  unit: 'money' | 'points'
  /** Decimal text, or points. */
  before: string | null
  after: string
}

/** A fall by more than half, or to nothing; in cents or points. */
export function isLowPrice(before: number | null, after: number): boolean {
  if (after === 0) return before !== 0
  return before !== null && after * 2 < before
}

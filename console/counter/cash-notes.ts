import { type Cents, cents } from '#domain/money.ts'

const sizes = [20, 50, 100, 500, 1000].map((dollars) => dollars * 100)

/** Round sums that people hand over for a total, the smallest first: HK$724 → 740, 750, 800, 1000. */
export function notes(total: Cents): readonly Cents[] {
  const sums = sizes.map((size) => Math.ceil(total / size) * size)
  return [...new Set(sums)].filter((sum) => sum > total).map((sum) => cents(sum))
}

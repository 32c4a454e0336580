import { type Cents, cents, sumCents } from '../money.ts'

/**
 * What each part pays of a sum. A part without an amount pays what the others leave; parts that are
 * too much leave it nothing.
 */
export function partAmounts(sum: Cents, parts: readonly (Cents | null)[]): Cents[] {
  const named = sumCents(parts.flatMap((part) => part ?? []))
  let rest = Math.max(sum - named, 0)
  return parts.map((part) => {
    if (part !== null) return part
    const all = cents(rest)
    rest = 0
    return all
  })
}

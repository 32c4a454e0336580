import { centsOf, decimalText } from '#domain/format-money.ts'
import { sumCents } from '#domain/money.ts'

/** Adds amounts up, as decimal text. */
export function sumOf(amounts: readonly string[]): string {
  return decimalText(sumCents(amounts.map(centsOf)))
}

import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'

export function money(value: number): string {
  return decimalText(cents(value))
}

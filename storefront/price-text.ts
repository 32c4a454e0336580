import { formatMoney, parseDecimalText } from '#domain/format-money.ts'
import { noCents, type Cents } from '#domain/money.ts'
import type { Locale } from '#domain/locale.ts'

/** HK$1,280 from "1280.00", as the API sends money. */
export function priceText(amount: string, locale: Locale): string {
  return formatMoney(amountCents(amount), locale)
}

export function amountCents(amount: string): Cents {
  return parseDecimalText(amount) ?? noCents
}

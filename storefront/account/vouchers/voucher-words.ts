import { formatDay, hongKongDay } from '#domain/dates.ts'
import { say, type Locale } from '#domain/locale.ts'
import type { AccountWords } from '../../messages/en/account.ts'
import { priceText } from '../../price-text.ts'
import type { Voucher } from '../own-data.ts'

/** The discount, unless it equals the title, and the requirements. */
export function termsOf(
  voucher: Voucher,
  words: AccountWords['vouchers'],
  locale: Locale,
): string[] {
  const { min_spending: spending, min_quantity: quantity, scope } = voucher
  const worth = worthOf(voucher, words, locale)
  const needs = [
    ...(spending === null ? [] : [words.minSpending(priceText(spending, locale))]),
    ...(quantity === null ? [] : [words.minQuantity(quantity)]),
  ]
  return [
    ...(isAlike(worth, say(voucher.title, locale)) ? [] : [worth]),
    ...(needs.length > 0 ? needs : [words.everything]),
    ...(scope.everything ? [] : [words.someProducts]),
  ]
}

/** How long a code redeemed today stays valid. */
export function lifeOf(voucher: Voucher, words: AccountWords['vouchers']): string {
  const { valid_days: days, ends_at: end } = voucher
  if (days !== null) return words.validDays(days)
  return end === null ? words.noEnd : words.validUntil(formatDay(hongKongDay(new Date(end))))
}

/** For example "10% off, up to HK$100". */
function worthOf(voucher: Voucher, words: AccountWords['vouchers'], locale: Locale): string {
  const { discount_type: type, discount_value: value, max_discount: most } = voucher
  if (type === 'free_shipping' || value === null) return words.freeShipping
  if (type === 'amount') return words.amount(priceText(value, locale))
  const percent = String(Number(value))
  return most === null
    ? words.percent(percent)
    : words.percentUpTo(percent, priceText(most, locale))
}

/** Ignores spaces: between Chinese and Latin text they are optional. */
function isAlike(one: string, other: string): boolean {
  return one.replaceAll(' ', '') === other.replaceAll(' ', '')
}

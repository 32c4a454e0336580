import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { AccountMessages } from '../../messages/en/account.ts'
import { priceText } from '../../price-text.ts'
import type { Voucher } from '../own-data.ts'

/** The discount, unless it equals the title, and the requirements. */
export function termsOf(
  voucher: Voucher,
  messages: AccountMessages['vouchers'],
  locale: Locale,
): string[] {
  const { min_spending: spending, min_quantity: quantity, scope } = voucher
  const worth = worthOf(voucher, messages, locale)
  const needs = [
    ...(spending === null ? [] : [messages.minSpending(priceText(spending, locale))]),
    ...(quantity === null ? [] : [messages.minQuantity(quantity)]),
  ]
  return [
    ...(isAlike(worth, localize(voucher.title, locale)) ? [] : [worth]),
    ...(needs.length > 0 ? needs : [messages.everything]),
    ...(scope.everything ? [] : [messages.someProducts]),
  ]
}

/** How long a code redeemed today stays valid. */
export function lifeOf(voucher: Voucher, messages: AccountMessages['vouchers']): string {
  const { valid_days: days, ends_at: end } = voucher
  if (days !== null) return messages.validDays(days)
  return end === null ? messages.noEnd : messages.validUntil(formatDay(hongKongDay(new Date(end))))
}

/** For example "10% off, up to HK$100". */
function worthOf(voucher: Voucher, messages: AccountMessages['vouchers'], locale: Locale): string {
  const { discount_type: type, discount_value: value, max_discount: max } = voucher
  if (type === 'free_shipping' || value === null) return messages.freeShipping
  if (type === 'amount') return messages.amount(priceText(value, locale))
  const percent = String(Number(value))
  return max === null
    ? messages.percent(percent)
    : messages.percentUpTo(percent, priceText(max, locale))
}

/** Ignores spaces: between Chinese and Latin text they are optional. */
function isAlike(one: string, other: string): boolean {
  return one.replaceAll(' ', '') === other.replaceAll(' ', '')
}

import type { Locale } from '#domain/locale.ts'
import type { LazyMessageSet } from '../messages/lazy-message-set.ts'
import { amountCents, priceText } from '../price-text.ts'

interface Worth {
  amount: string
  points: number
}

export function worthText(
  { amount, points }: Worth,
  messages: LazyMessageSet['cart'],
  locale: Locale,
) {
  const parts = [
    ...(amountCents(amount) > 0 || points === 0 ? [priceText(amount, locale)] : []),
    ...(points > 0 ? [messages.pointsOf(points)] : []),
  ]
  return parts.join(' + ')
}

import type { Detail } from '#ui/description-list.tsx'
import { Price } from '#ui/price.tsx'
import type { Locale } from '#domain/locale.ts'
import type { Cart } from './cart-query.ts'
import { deliveryDetail } from './discount-summary.ts'

interface DeliveryWords {
  delivery: string
  free: string
  was: string
}

export function deliveryText(
  delivery: { discounts: Cart['discounts']; fee: string },
  messages: DeliveryWords,
  locale: Locale,
): Detail {
  const { term, amount, before } = deliveryDetail(delivery, messages, locale)
  if (before === null) return { term, detail: amount }
  return { term, detail: <Price amount={amount} was={{ label: messages.was, amount: before }} /> }
}

import type { Locale } from '#domain/locale.ts'
import type { Cents } from '#domain/money.ts'
import type { Messages } from '../messages/messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { CourierView } from './product-view.ts'

export function isDeliveredFree({ freeOver }: CourierView, price: Cents): boolean {
  return freeOver !== null && price >= amountCents(freeOver)
}

/** A courier with its fee for goods of this price. */
export function courierText(
  courier: CourierView,
  price: Cents,
  { messages, locale }: { messages: Messages['product']; locale: Locale },
): string {
  const { title, fee, freeOver } = courier
  const cost = isDeliveredFree(courier, price)
    ? messages.freeWithThis
    : messages.fee(priceText(fee, locale), freeOver && priceText(freeOver, locale))
  return title + messages.colon + cost
}

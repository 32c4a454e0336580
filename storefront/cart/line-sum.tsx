import { Price } from '#ui/price.tsx'
import { useLocale } from '../locale.ts'
import { priceText } from '../price-text.ts'
import { useCartMessages } from './cart-messages.ts'
import type { CartLine } from './cart-query.ts'

export function LineSum({ line }: { line: CartLine }) {
  const cart = useCartMessages()
  const locale = useLocale()
  return line.subtotal_point === null
    ? priceText(line.subtotal_price, locale)
    : cart.pointsOf(line.subtotal_point)
}

/** A gift's price, with the regular price struck through. */
export function GiftSum({ line }: { line: CartLine }) {
  const cart = useCartMessages()
  const locale = useLocale()
  const before = priceText(line.original_subtotal_price, locale)
  return (
    <Price
      amount={priceText(line.subtotal_price, locale)}
      was={{ label: cart.was, amount: before }}
    />
  )
}

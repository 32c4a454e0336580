import { localize } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import type { Cart } from './cart-query.ts'

interface PromotionHintsProps {
  cart: Cart
  most?: number
}

/** What to add for promotions that the cart does not have yet: “Add 1 more to get one free”. */
export function PromotionHints({ cart, most = 3 }: PromotionHintsProps) {
  const locale = useLocale()
  if (cart.hints.length === 0) return null
  return (
    <ul className="grid gap-1 text-12">
      {cart.hints.slice(0, most).map(({ title, message }, at) => (
        <li key={at}>
          {localize(message, locale)}
          <span className="text-ink-2"> · {localize(title, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

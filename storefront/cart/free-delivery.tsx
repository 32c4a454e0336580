import { cents } from '#domain/money.ts'
import { Progress } from '#ui/progress.tsx'
import { useLocale } from '../locale.ts'
import { amountCents, priceText } from '../price-text.ts'
import { useCartMessages } from './cart-messages.ts'
import type { Cart } from './cart-query.ts'

/** How much more to spend for free delivery; renders nothing if no courier offers it. */
export function FreeDelivery({ cart: { calculations } }: { cart: Cart }) {
  const messages = useCartMessages()
  const locale = useLocale()
  const { free_shipping_missing: missing, price, price_discount: cut } = calculations
  if (missing === null || amountCents(price.subtotal) === 0) return null
  const goods = cents(
    amountCents(price.subtotal) - amountCents(cut.local) - amountCents(cut.global),
  )
  const left = amountCents(missing)
  const text = left > 0 ? messages.missingToFree(priceText(missing, locale)) : messages.freeReached
  return (
    <div>
      <p className="text-12">{text}</p>
      <Progress label={text} value={left > 0 ? goods : 1} max={left > 0 ? goods + left : 1} />
    </div>
  )
}

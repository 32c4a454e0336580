import { sumCents } from '#domain/money.ts'
import { formatMoney } from '#domain/format-money.ts'
import { DescriptionList, type Fact } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Cart } from './cart-query.ts'
import { deliveryLine } from './delivery-price.tsx'
import { discountFacts } from './discount-facts.ts'

interface CartTotalsProps {
  cart: Cart
  /** Dims the amounts while they may change. */
  isChanging?: boolean
}

/** Totals of the ticked lines, as computed by the server. */
export function CartTotals({ cart, isChanging = false }: CartTotalsProps) {
  const { cart: words } = useLazyMessages()
  const locale = useLocale()
  const { price_discount: cut } = cart.calculations
  const saved = sumCents([amountCents(cut.local), amountCents(cut.global)])
  return (
    <div className={isChanging ? 'opacity-50 transition-opacity' : 'transition-opacity'}>
      <DescriptionList sums facts={useFacts(cart)} />
      {saved > 0 ? (
        <p className="text-12 text-primary-text mt-2 text-end">
          {words.saving(formatMoney(saved, locale))}
        </p>
      ) : null}
    </div>
  )
}

function useFacts({ calculations, discounts }: Cart): Fact[] {
  const { cart: words } = useLazyMessages()
  const locale = useLocale()
  const { price, price_discount: cut, point, shipping_fee: fee } = calculations
  return [
    { term: words.subtotal, detail: priceText(price.subtotal, locale) },
    ...discountFacts({ discounts, ...cut }, words, locale),
    deliveryLine({ discounts, fee }, words, locale),
    { term: words.total, detail: priceText(price.total, locale), total: true },
    ...(point.total > 0 ? [{ term: words.points, detail: words.pointsOf(point.total) }] : []),
  ]
}

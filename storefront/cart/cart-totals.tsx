import { sumCents } from '#domain/money.ts'
import { formatMoney } from '#domain/format-money.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { amountCents, priceText } from '../price-text.ts'
import { useCartMessages } from './cart-messages.ts'
import type { Cart } from './cart-query.ts'
import { deliveryText } from './delivery-price.tsx'
import { discountSummary } from './discount-summary.ts'

interface CartTotalsProps {
  cart: Cart
  /** Dims the amounts while they may change. */
  isChanging?: boolean
}

/** Totals of the ticked lines, as computed by the server. */
export function CartTotals({ cart, isChanging = false }: CartTotalsProps) {
  const messages = useCartMessages()
  const locale = useLocale()
  const { price_discount: cut } = cart.calculations
  const saved = sumCents([amountCents(cut.local), amountCents(cut.global)])
  return (
    <div className={isChanging ? 'opacity-50 transition-opacity' : 'transition-opacity'}>
      <DescriptionList sums details={useDetails(cart)} />
      {saved > 0 ? (
        <p className="text-12 text-primary-text mt-2 text-end">
          {messages.saving(formatMoney(saved, locale))}
        </p>
      ) : null}
    </div>
  )
}

function useDetails({ calculations, discounts }: Cart): Detail[] {
  const messages = useCartMessages()
  const locale = useLocale()
  const { price, price_discount: cut, point, shipping_fee: fee } = calculations
  return [
    { term: messages.subtotal, detail: priceText(price.subtotal, locale) },
    ...discountSummary({ discounts, ...cut }, messages, locale),
    deliveryText({ discounts, fee }, messages, locale),
    { term: messages.total, detail: priceText(price.total, locale), total: true },
    ...(point.total > 0 ? [{ term: messages.points, detail: messages.pointsOf(point.total) }] : []),
  ]
}

import { say } from '#domain/locale.ts'
import { sumCents } from '#domain/money.ts'
import { formatMoney } from '#domain/format-money.ts'
import { DescriptionList, type Fact } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Cart } from './cart-query.ts'

interface CartTotalsProps {
  cart: Cart
  /** Dimmed while the amounts may be about to move. */
  isChanging?: boolean
}

/** What the ticked lines cost, as the server says. */
export function CartTotals({ cart, isChanging = false }: CartTotalsProps) {
  const { cart: words } = useMessages()
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
  const { cart: words } = useMessages()
  const locale = useLocale()
  const { price, price_discount: cut, point, shipping_fee: fee } = calculations
  const shopDiscounts = discounts.filter(({ kind, on }) => kind !== 'local' && on === 'goods')
  const minus = (amount: string) => `−${priceText(amount, locale)}`
  return [
    { term: words.subtotal, detail: priceText(price.subtotal, locale) },
    ...(isSome(cut.local) ? [{ term: words.productDiscount, detail: minus(cut.local) }] : []),
    ...(isSome(cut.global)
      ? [
          {
            term: [
              words.shopDiscount,
              ...shopDiscounts.map(({ title }) => say(title, locale)),
            ].join(' · '),
            detail: minus(cut.global),
          },
        ]
      : []),
    ...(point.total > 0 ? [{ term: words.points, detail: String(point.total) }] : []),
    { term: words.delivery, detail: isSome(fee) ? priceText(fee, locale) : words.free },
    { term: words.total, detail: priceText(price.total, locale), total: true },
  ]
}

function isSome(amount: string): boolean {
  return amountCents(amount) > 0
}

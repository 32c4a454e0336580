import { formatDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { variantPath } from '../cart/line-text.ts'
import { ItemPicture } from '../cart/item-picture.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import { ItemExchange } from './item-exchange.tsx'
import type { Order } from './order-query.ts'
import { OrderSums } from './order-sums.tsx'

/** The items with their titles and prices at the time of the order. */
export function OrderItems({ order }: { order: Order }) {
  const { order: messages } = useLazyMessages()
  return (
    <section aria-labelledby="items-title" className="grid gap-4 print:gap-2">
      <h2 id="items-title" className="text-18">
        {messages.items}
      </h2>
      <ul className="border-t border-line">
        {order.items.map((item) => (
          <OrderItem key={item._id} item={item} />
        ))}
      </ul>
      <OrderSums order={order} className="ms-auto w-full max-w-96" />
    </section>
  )
}

function OrderItem({ item }: { item: Order['items'][number] }) {
  const { product } = useMessages()
  const { order: messages, cart } = useLazyMessages()
  const locale = useLocale()
  const isForMoney = !item.is_gift && item.points === 0
  const isCut = item.original_price_per_unit !== item.price_per_unit
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 print:grid-cols-[minmax(0,1fr)_auto] print:py-1.5">
      <ItemPicture image={item.image} width={64} />
      <div className="grid content-start gap-0.5">
        <h3 className="font-medium">
          <Link href={variantPath(item, locale)}>{localize(item.product_title, locale)}</Link>{' '}
          <span className="font-normal text-ink-2">{messages.times(item.qty)}</span>
        </h3>
        <p className="text-ink-2">{localize(item.product_variant_title, locale)}</p>
        <p className="text-12 text-ink-2">
          {isForMoney && (item.qty > 1 || isCut) ? (
            <Price
              amount={messages.each(priceText(item.price_per_unit, locale))}
              {...(isCut && {
                was: {
                  label: messages.was,
                  amount: priceText(item.original_price_per_unit, locale),
                },
              })}
            />
          ) : null}
        </p>
        {item.is_gift ? (
          <p>
            <Badge kind="new">{cart.gift}</Badge>
          </p>
        ) : null}
        <ItemExchange exchanged_for={item.exchanged_for} replaces={item.replaces} />
        {item.preorder_date ? (
          <p className="text-12 text-ink-2">
            {product.preorderFrom(formatDay(item.preorder_date))}
          </p>
        ) : null}
      </div>
      <p className="text-end tabular-nums">
        <ItemSum item={item} />
      </p>
    </li>
  )
}

/** Points, money, or for a gift its regular price struck through. */
function ItemSum({ item }: { item: Order['items'][number] }) {
  const { order: messages, cart } = useLazyMessages()
  const locale = useLocale()
  if (item.points > 0) return cart.pointsOf(item.points)
  const sum = priceText(item.subtotal_price, locale)
  if (!item.is_gift) return sum
  const before = amountCents(item.original_price_per_unit) * item.qty
  return (
    <Price amount={sum} was={{ label: messages.was, amount: formatMoney(cents(before), locale) }} />
  )
}

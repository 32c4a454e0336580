import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { ItemPicture } from '../cart/item-picture.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'
import { OrderSums } from './order-sums.tsx'

export function ResultItems({ order }: { order: Order }) {
  const { order: messages } = useLazyMessages()
  return (
    <section
      aria-labelledby="result-items"
      className="grid content-start gap-5 self-start rounded-panel bg-bone p-5 w577:p-8"
    >
      <h2 id="result-items" className="text-18">
        {messages.title(order.reference)}
      </h2>
      <ul className="grid gap-4">
        {order.items.map((item) => (
          <ResultItem key={item._id} item={item} />
        ))}
      </ul>
      <OrderSums order={order} />
      <Destination order={order} />
      <p className="text-12 text-ink-2">{messages.keepNumber}</p>
    </section>
  )
}

function ResultItem({ item }: { item: Order['items'][number] }) {
  const { product } = useMessages()
  const { order: messages, cart } = useLazyMessages()
  const locale = useLocale()
  const sum = item.points > 0 ? cart.pointsOf(item.points) : priceText(item.subtotal_price, locale)
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-4">
      <ItemPicture image={item.image} width={64} className="bg-paper" />
      <p>
        {localize(item.product_title, locale)}{' '}
        <span className="text-ink-2">{messages.times(item.qty)}</span>
        <span className="block text-12 text-ink-2">
          {localize(item.product_variant_title, locale)}
        </span>
        {item.preorder_date ? (
          <span className="block text-12 text-ink-2">
            {product.preorderFrom(formatDay(item.preorder_date))}
          </span>
        ) : null}
      </p>
      <p className="text-end tabular-nums">{item.is_gift ? cart.gift : sum}</p>
    </li>
  )
}

function Destination({ order: { delivery, current_status: status } }: { order: Order }) {
  const { paying: messages } = useLazyMessages()
  const locale = useLocale()
  const { pickup, recipient, estimate, courier } = delivery
  const lines = pickup
    ? [
        localize(pickup.title, locale),
        localize(pickup.address, locale),
        localize(pickup.hours, locale),
      ]
    : [
        recipient.name,
        ...(recipient.address_text ? [localize(recipient.address_text, locale)] : []),
        ...(courier ? [localize(courier, locale)] : []),
      ]
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <h3 className="font-medium">{pickup ? messages.collectAt : messages.deliverTo}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {estimate && status !== 'cancelled' ? (
        <p className="text-ink-2">
          {messages.expected} {daysText(estimate)}
        </p>
      ) : null}
    </div>
  )
}

function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}

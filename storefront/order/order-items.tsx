import { formatDay } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import { DescriptionList, type Fact } from '#ui/description-list.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { variantPath } from '../cart/line-words.ts'
import { PiecePicture } from '../cart/piece-picture.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'

/** What was ordered, as it was called and priced then. */
export function OrderItems({ order }: { order: Order }) {
  const { order: words } = useMessages()
  return (
    <section aria-labelledby="items-title" className="grid gap-4 print:gap-2">
      <h2 id="items-title" className="text-18">
        {words.items}
      </h2>
      <ul className="border-t border-line">
        {order.items.map((item) => (
          <OrderItem key={item._id} item={item} />
        ))}
      </ul>
      <DescriptionList sums facts={useSums(order)} className="ms-auto w-full max-w-96" />
    </section>
  )
}

function OrderItem({ item }: { item: Order['items'][number] }) {
  const { order: words } = useMessages()
  const locale = useLocale()
  const isCut = item.original_price_per_unit !== item.price_per_unit
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 print:grid-cols-[minmax(0,1fr)_auto] print:py-1.5">
      <PiecePicture image={item.image} width={64} />
      <div className="grid content-start gap-0.5">
        <h3 className="font-medium">
          <Link href={variantPath(item, locale)}>{say(item.product_title, locale)}</Link>{' '}
          <span className="font-normal text-ink-2">{words.times(item.qty)}</span>
        </h3>
        <p className="text-ink-2">{say(item.product_variant_title, locale)}</p>
        <p className="text-12 text-ink-2">
          {item.qty > 1 || isCut ? (
            <Price
              amount={words.each(priceText(item.price_per_unit, locale))}
              {...(isCut && {
                was: { label: words.was, amount: priceText(item.original_price_per_unit, locale) },
              })}
            />
          ) : null}
        </p>
        {item.preorder_date ? (
          <p className="text-12 text-ink-2">{words.preorder(formatDay(item.preorder_date))}</p>
        ) : null}
      </div>
      <p className="tabular-nums">{priceText(item.subtotal_price, locale)}</p>
    </li>
  )
}

function useSums({ calculations }: Order): Fact[] {
  const { order: words } = useMessages()
  const locale = useLocale()
  const { original_price, product_discount, shop_discount, shipping_fee, total, points } =
    calculations
  const isSome = (amount: string) => amountCents(amount) > 0
  const discount = (term: string, amount: string) =>
    isSome(amount) ? [{ term, detail: `−${priceText(amount, locale)}` }] : []
  return [
    { term: words.originalPrice, detail: priceText(original_price, locale) },
    ...discount(words.productDiscount, product_discount),
    ...discount(words.shopDiscount, shop_discount),
    {
      term: words.shippingFee,
      detail: isSome(shipping_fee) ? priceText(shipping_fee, locale) : words.free,
    },
    ...(points > 0 ? [{ term: words.points, detail: String(points) }] : []),
    { term: words.totalPrice, detail: priceText(total, locale), total: true },
  ]
}

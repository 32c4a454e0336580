import { formatDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { sumCents, type Cents } from '#domain/money.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { deliveryText } from '../cart/delivery-price.tsx'
import { discountSummary } from '../cart/discount-summary.ts'
import type { Locale } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'

/** Sums of an order, the same on its page and after the checkout. */
export function OrderSums({ order, className }: { order: Order; className?: string }) {
  const messages = useLazyMessages()
  const { order: labels } = messages
  const locale = useLocale()
  const { points_earned: earned } = order
  const { done, pending, failed } = refundSums(order.refunds)
  const minus = (term: string, sum: Cents) =>
    sum > 0 ? [{ term, detail: `−${formatMoney(sum, locale)}` }] : []
  const details = [
    ...orderSums(order, messages, locale),
    ...(earned ? [{ term: labels.pointsEarned, detail: earnedText(earned, messages) }] : []),
    ...minus(labels.refundedSum, done),
    ...minus(labels.refundPendingSum, pending),
    ...minus(labels.refundFailedSum, failed),
  ]
  return <DescriptionList sums details={details} {...(className && { className })} />
}

/** The refunds by how far they are, without what was not owed and what pays for a replacement. */
export function refundSums(refunds: Order['refunds']) {
  const counted = refunds.filter(({ is_surplus, method }) => !is_surplus && method !== 'exchange')
  const sumOf = (wanted: Order['refunds'][number]['state']) =>
    sumCents(counted.flatMap(({ state, amount }) => (state === wanted ? amountCents(amount) : [])))
  return { done: sumOf('done'), pending: sumOf('pending'), failed: sumOf('failed') }
}

function earnedText(
  { points, spendable_on: day }: NonNullable<Order['points_earned']>,
  { order: labels, cart }: LazyMessageSet,
): string {
  return labels.earned(cart.pointsOf(points), day && formatDay(day))
}

type Sums = Pick<
  Order['calculations'],
  'original_price' | 'product_discount' | 'shop_discount' | 'shipping_fee' | 'total' | 'points'
>

interface SoldOrder {
  calculations: Sums
  discounts: Order['discounts']
  /** A receipt names no code. */
  voucher?: Order['voucher']
}

/** From the original price to the total: the order's page, the page after checkout, the receipt. */
export function orderSums(
  { calculations: sums, discounts, voucher }: SoldOrder,
  { order: labels, cart }: LazyMessageSet,
  locale: Locale,
): Detail[] {
  const reductions = { discounts, local: sums.product_discount, global: sums.shop_discount }
  const word = voucher ? `${cart.voucher} ${voucher.code}` : cart.voucher
  const names = { ...labels, gift: cart.gift, voucher: word }
  const delivery = { ...labels, delivery: labels.shippingFee }
  return [
    { term: labels.originalPrice, detail: priceText(sums.original_price, locale) },
    ...discountSummary(reductions, names, locale),
    deliveryText({ discounts, fee: sums.shipping_fee }, delivery, locale),
    { term: labels.totalPrice, detail: priceText(sums.total, locale), total: true },
    ...(sums.points > 0 ? [{ term: labels.points, detail: cart.pointsOf(sums.points) }] : []),
  ]
}

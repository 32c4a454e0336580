import { formatDateTime, formatDay, hongKongDay } from '#domain/dates.ts'
import { say, type Locale } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { DescriptionList, type Fact } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { useMessages, type Messages } from '../messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Receipt } from './receipt-query.ts'

/** One sheet: who sold what to whom, what was paid, what went back. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const messages = useMessages()
  const { order: words } = messages
  const locale = useLocale()
  return (
    <article className="receipt grid max-w-form gap-8 print:max-w-none print:gap-5">
      <Seller seller={receipt.seller} />
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="text-28">{words.receipt}</h1>
        <Button kind="ghost" icon="print" className="print:hidden" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <DescriptionList facts={headOf(receipt, words.receiptPage)} />
      <ul className="border-t border-line">
        {receipt.items.map((item, at) => (
          <li
            key={`${item.sku} ${at}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2"
          >
            <p>
              {say(item.product_title, locale)}, {say(item.product_variant_title, locale)}{' '}
              {words.times(item.qty)}
            </p>
            <p className="tabular-nums">{priceText(item.subtotal_price, locale)}</p>
            <p className="text-12 text-ink-2">
              {item.sku} · {words.each(priceText(item.price_per_unit, locale))}
            </p>
          </li>
        ))}
      </ul>
      <DescriptionList
        sums
        facts={sumsOf(receipt, messages, locale)}
        className="ms-auto w-full max-w-96"
      />
      <p className="text-12 text-ink-2">{say(receipt.tax_note, locale)}</p>
    </article>
  )
}

function Seller({ seller }: { seller: Receipt['seller'] }) {
  const { order: words } = useMessages()
  const locale = useLocale()
  const [name, company] = [say(seller.name, locale), say(seller.company, locale)]
  return (
    <header className="border-b border-ink pb-3">
      <p className="text-22 font-medium">{name}</p>
      {company === name ? null : <p>{company}</p>}
      <p>{say(seller.address, locale)}</p>
      <p>
        {seller.phone} · {seller.email}
      </p>
      {seller.registration ? <p>{words.receiptPage.registration(seller.registration)}</p> : null}
    </header>
  )
}

function headOf(receipt: Receipt, words: Messages['order']['receiptPage']): Fact[] {
  const { name, email, area_code: area, phone } = receipt.buyer
  return [
    { term: words.number, detail: receipt.number },
    { term: words.order, detail: receipt.reference },
    { term: words.ordered, detail: formatDateTime(new Date(receipt.ordered_at)) },
    { term: words.paid, detail: formatDateTime(new Date(receipt.issued_at)) },
    { term: words.buyer, detail: `${name}, ${email}, +${area} ${phone}` },
  ]
}

function sumsOf(receipt: Receipt, { order: words }: Messages, locale: Locale): Fact[] {
  const { calculations: sums, payment, refunds } = receipt
  const text = (amount: string) => priceText(amount, locale)
  const less = (term: string, amount: string) =>
    amountCents(amount) > 0 ? [{ term, detail: `−${text(amount)}` }] : []
  const { receiptPage: own } = words
  return [
    { term: words.originalPrice, detail: text(sums.original_price) },
    ...less(words.productDiscount, sums.product_discount),
    ...less(words.shopDiscount, sums.shop_discount),
    { term: words.shippingFee, detail: text(sums.shipping_fee) },
    ...(sums.points > 0 ? [{ term: words.points, detail: String(sums.points) }] : []),
    { term: words.totalPrice, detail: text(sums.total), total: true },
    { term: own.paidBy(say(payment.title, locale)), detail: text(payment.amount) },
    ...refunds.map((refund, at) => {
      const day = formatDay(hongKongDay(new Date(refund.created_at)))
      const term = refund.state === 'done' ? own.refunded(day) : own.refundPending(day)
      // Terms are keys, and two may go back on one day.
      return { term: at > 0 ? `${term} (${at + 1})` : term, detail: `−${text(refund.amount)}` }
    }),
    ...(refunds.length > 0
      ? [{ term: own.afterRefunds, detail: text(receipt.total_after_refunds), total: true }]
      : []),
  ]
}

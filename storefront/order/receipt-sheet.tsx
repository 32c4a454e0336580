import { formatDateTime, formatDay, hongKongDay } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { withNote } from '#domain/with-note.ts'
import { Button } from '#ui/button.tsx'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import { amountCents, priceText } from '../price-text.ts'
import { ItemExchange } from './item-exchange.tsx'
import { orderSums } from './order-sums.tsx'
import type { Receipt } from './receipt-query.ts'

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const messages = useLazyMessages()
  const { order: labels } = messages
  const locale = useLocale()
  return (
    <article className="receipt grid max-w-form gap-8 print:max-w-none print:gap-5">
      <Seller seller={receipt.seller} />
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-28">{labels.receipt}</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button kind="ghost" icon="print" onClick={() => print()}>
            {labels.print}
          </Button>
          <a className="btn btn-ghost" href={`${receipt.pdf_url}&lang=${locale}`}>
            {labels.receiptPdf}
          </a>
        </div>
      </div>
      <DescriptionList details={headOf(receipt, labels.receiptPage, locale)} />
      <ul className="border-t border-line">
        {receipt.items.map((item, at) => (
          <li
            key={`${item.sku} ${at}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2"
          >
            <p>
              {joinName([item.product_title, item.product_variant_title], locale)}{' '}
              {labels.times(item.qty)}
            </p>
            <p className="tabular-nums">
              {item.points > 0
                ? messages.cart.pointsOf(item.points)
                : priceText(item.subtotal_price, locale)}
            </p>
            <p className="text-12 text-ink-2">
              {[item.sku, howPriced(item, messages, locale)].filter(Boolean).join(' · ')}
            </p>
            <div className="col-span-full">
              <ItemExchange exchanged_for={item.exchanged_for} replaces={item.replaces} />
            </div>
          </li>
        ))}
      </ul>
      <DescriptionList
        sums
        details={sumsOf(receipt, messages, locale)}
        className="ms-auto w-full max-w-96"
      />
      <p className="text-12 text-ink-2">{localize(receipt.tax_note, locale)}</p>
    </article>
  )
}

function howPriced(
  { is_gift: isGift, points, price_per_unit: each }: Receipt['items'][number],
  { order, cart }: LazyMessageSet,
  locale: Locale,
): string {
  if (isGift) return cart.gift
  return points > 0 ? '' : order.each(priceText(each, locale))
}

function Seller({ seller }: { seller: Receipt['seller'] }) {
  const { order: labels } = useLazyMessages()
  const locale = useLocale()
  const [name, company] = [localize(seller.name, locale), localize(seller.company, locale)]
  return (
    <header className="border-b border-ink pb-3">
      <p className="text-22 font-medium">{name}</p>
      {company === name ? null : <p>{company}</p>}
      <p>{localize(seller.address, locale)}</p>
      <p>
        {seller.phone} · {seller.email}
      </p>
      {seller.registration ? <p>{labels.receiptPage.registration(seller.registration)}</p> : null}
    </header>
  )
}

/** One line, unless it was paid by several. */
function partsOf(payment: Receipt['payment']) {
  return payment.parts.length > 1 ? payment.parts : [payment]
}

function headOf(
  receipt: Receipt,
  labels: LazyMessageSet['order']['receiptPage'],
  locale: Locale,
): Detail[] {
  const { name, email, area_code: area, phone } = receipt.buyer
  return [
    { term: labels.number, detail: receipt.number },
    { term: labels.order, detail: receipt.reference },
    { term: labels.ordered, detail: formatDateTime(new Date(receipt.ordered_at)) },
    { term: labels.paid, detail: formatDateTime(new Date(receipt.issued_at)) },
    { term: labels.buyer, detail: joinName([name, email, phone && `+${area} ${phone}`], locale) },
  ]
}

function sumsOf(receipt: Receipt, messages: LazyMessageSet, locale: Locale): Detail[] {
  const { calculations: sums, payment, refunds } = receipt
  const { order: labels } = messages
  const text = (amount: string) => priceText(amount, locale)
  const isFree = amountCents(sums.total) === 0
  const { receiptPage: own } = labels
  return [
    ...orderSums(receipt, messages, locale),
    ...(isFree
      ? [{ term: labels.nothingToPay, detail: text(payment.amount) }]
      : partsOf(payment).map(({ title, amount }, at) => {
          const term = own.paidBy(localize(title, locale))
          return {
            term: at > 0 ? withNote(term, String(at + 1), locale) : term,
            detail: text(amount),
          }
        })),
    ...refunds.map((refund, at) => {
      const day = formatDay(hongKongDay(new Date(refund.created_at)))
      const term = refund.state === 'done' ? own.refunded(day) : own.refundPending(day)
      // Terms serve as React keys, and two refunds may share a day.
      return {
        term: at > 0 ? withNote(term, String(at + 1), locale) : term,
        detail: `−${text(refund.amount)}`,
      }
    }),
    ...(refunds.length > 0
      ? [{ term: own.afterRefunds, detail: text(receipt.total_after_refunds), total: true }]
      : []),
  ]
}

import { formatMoney } from '#domain/format-money.ts'
import { say, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { LetterKind } from '../jobs/queue.ts'
import type { OrderRow } from '../orders/queries.ts'
import { html } from '../html.ts'
import { asLine, linkLine, page, table, type Row, type WrittenLetter } from './letter-frame.ts'
import { orderLabels, orderWords, type LetterFacts } from './order-words.ts'

interface Written {
  kind: LetterKind
  order: OrderRow
  facts: LetterFacts
  /** Opens the order without signing in. */
  link: string
}

/** One letter about an order, in the order's language, as text and as HTML. */
export function writeOrderLetter({ kind, order, facts, link }: Written): WrittenLetter {
  const { locale } = order
  const words = orderWords[locale][kind]
  const paragraphs = words.paragraphs(facts)
  const rows = [...itemRows(order, locale), ...totalRows(order, locale)]
  const payee = isUnpaid(order) ? payeeRows(order, locale) : []
  const { open } = orderLabels[locale]
  return {
    subject: `${words.subject(facts)} | ${facts.brand}`,
    text: [
      ...paragraphs,
      rows.map(asLine).join('\n'),
      ...(payee.length > 0 ? [payee.map(asLine).join('\n')] : []),
      `${open}: ${link}`,
      facts.brand,
    ].join('\n\n'),
    html: page(
      locale,
      facts.brand,
      html` ${paragraphs.map((text) => html`<p>${text}</p>`)} ${table(rows)}
      ${payee.length > 0 ? table(payee) : ''} ${linkLine(link, open)}`,
    ),
  }
}

function itemRows(order: OrderRow, locale: Locale): Row[] {
  return order.items.map((item) => [
    `${say(item.product_title, locale)}, ${say(item.variant_title, locale)} × ${item.qty}`,
    priceOf(item, locale),
  ])
}

function priceOf(item: OrderRow['items'][number], locale: Locale): string {
  const labels = orderLabels[locale]
  if (item.is_gift) return labels.gift
  return item.points > 0
    ? `${item.points.toLocaleString('en')} ${labels.points}`
    : formatMoney(cents(item.subtotal_cents), locale)
}

function totalRows(order: OrderRow, locale: Locale): Row[] {
  const labels = orderLabels[locale]
  return [
    ...discountRows(order, locale),
    [labels.shipping, formatMoney(cents(order.shipping_cents), locale)],
    [labels.total, formatMoney(cents(order.total_cents), locale)],
  ]
}

/** Product discounts are in the items' prices already, and free delivery in its fee. */
function discountRows(order: OrderRow, locale: Locale): Row[] {
  return order.discounts
    .filter(({ kind, applies_to }) => kind !== 'local' && applies_to === 'goods')
    .map(({ title, amount_cents }) => [
      say(title, locale),
      `−${formatMoney(cents(amount_cents), locale)}`,
    ])
}

function payeeRows(order: OrderRow, locale: Locale): Row[] {
  const labels = orderLabels[locale]
  return [
    [labels.payTo, say(order.payment.title, locale)],
    ...order.payment.payee.map(({ label, value }) => [say(label, locale), value] as const),
    [labels.reference, order.reference],
  ]
}

function isUnpaid(order: OrderRow): boolean {
  return order.paid_at === null && order.current_status === 'submitted'
}

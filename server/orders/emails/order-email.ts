import { formatAddress } from '#domain/address.ts'
import { formatPhone } from '#domain/contact.ts'
import { formatDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { EmailTemplate } from '../../platform/jobs/queue.ts'
import {
  asLine,
  linkLine,
  page,
  table,
  type Row,
  type RenderedEmail,
} from '../../platform/mail/email-layout.ts'
import { html } from '../../platform/text/html.ts'
import { dueCents } from '../present.ts'
import type { OrderRow } from '../queries.ts'
import { orderLabels } from './order-field-labels.ts'
import type { OrderEmailData } from './order-email-data.ts'
import { orderEmailMessages } from './order-email-messages.ts'
import type { Parcel } from './parcel.ts'

interface Written {
  kind: EmailTemplate
  order: OrderRow
  facts: OrderEmailData
  link: string
}

/** Writes one email about an order, in the order's language, as text and HTML. */
export function renderOrderEmail({ kind, order, facts, link }: Written): RenderedEmail {
  const { locale } = order
  const messages = orderEmailMessages[locale][kind]
  const paragraphs = messages.paragraphs(facts)
  const sections = facts.parcel
    ? parcelSections(facts.parcel, locale)
    : [
        {
          caption: null,
          rows: [
            ...itemRows(order, locale),
            ...totalRows(order, locale),
            ...expectedRows(kind, facts, locale),
            ...recipientRows(kind, order),
          ],
        },
      ]
  if (isUnpaid(order)) sections.push({ caption: null, rows: payeeRows(order, locale) })
  const links = linksOf(facts.parcel, link, locale)
  return {
    locale,
    subject: `${messages.subject(facts)} | ${facts.brand}`,
    text: [
      ...paragraphs,
      ...sections.map(({ caption, rows }) => [caption ?? [], rows.map(asLine)].flat(2).join('\n')),
      ...links.map(({ words: label, href }) => `${label}: ${href}`),
      facts.brand,
    ].join('\n\n'),
    html: page(
      locale,
      facts.brand,
      html` ${paragraphs.map((text) => html`<p>${text}</p>`)}
      ${sections.map(({ caption, rows }) => html`${caption === null ? '' : html`<p>${caption}</p>`} ${table(rows)}`)}
      ${links.map(({ words: label, href }) => linkLine(href, label))}`,
    ),
  }
}

interface Section {
  caption: string | null
  rows: Row[]
}

function parcelSections({ items, toFollow }: Parcel, locale: Locale): Section[] {
  const { inParcel, toFollow: follows } = orderLabels[locale]
  const rowsOf = (items: Parcel['items']): Row[] =>
    items.map(({ title, qty }) => [title, `× ${qty}`])
  const sent = { caption: inParcel, rows: rowsOf(items) }
  return toFollow.length > 0 ? [sent, { caption: follows, rows: rowsOf(toFollow) }] : [sent]
}

function linksOf(parcel: Parcel | null, link: string, locale: Locale) {
  const { open, track } = orderLabels[locale]
  const order = { words: open, href: link }
  return parcel?.trackingUrl ? [{ words: track, href: parcel.trackingUrl }, order] : [order]
}

function itemRows(order: OrderRow, locale: Locale): Row[] {
  return order.items.map((item) => [
    `${localize(item.product_title, locale)}, ${localize(item.variant_title, locale)} × ${item.qty}${cancelledOf(item, locale)}${preorderOf(item, locale)}`,
    priceOf(item, locale),
  ])
}

function cancelledOf({ cancelled_qty: count }: OrderRow['items'][number], locale: Locale): string {
  return count > 0 ? ` (${orderLabels[locale].cancelled(String(count))})` : ''
}

function preorderOf({ preorder_on: day }: OrderRow['items'][number], locale: Locale): string {
  return day ? ` (${orderLabels[locale].preorder(formatDay(day))})` : ''
}

/** Only in the payment confirmation: before payment no delivery date can be promised. */
function expectedRows(kind: EmailTemplate, { expected }: OrderEmailData, locale: Locale): Row[] {
  return kind === 'payment_received' && expected ? [[orderLabels[locale].expected, expected]] : []
}

/** Only after a change: the customer sees whether it is right. */
function recipientRows(kind: EmailTemplate, order: OrderRow): Row[] {
  if (kind !== 'order_edited') return []
  const { locale, country, recipient } = order
  const { name, area_code, phone, address } = recipient
  const to =
    address && formatAddress({ ...address, country, pointCode: address.point_code }, locale)
  const lines = [name, formatPhone(area_code, phone), to].filter(Boolean).join(', ')
  return [[orderLabels[locale].deliverTo, lines]]
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
    ...partRows(order, locale),
  ]
}

function partRows(order: OrderRow, locale: Locale): Row[] {
  if (order.paid_at !== null || order.received_cents === 0) return []
  const labels = orderLabels[locale]
  return [
    [labels.received, formatMoney(cents(order.received_cents), locale)],
    [labels.left, formatMoney(cents(dueCents(order)), locale)],
  ]
}

/** Product discounts are included in item prices, and free delivery in its fee. */
function discountRows(order: OrderRow, locale: Locale): Row[] {
  return order.discounts
    .filter(({ kind, applies_to }) => kind !== 'local' && applies_to === 'goods')
    .map(({ title, amount_cents }) => [
      localize(title, locale),
      `−${formatMoney(cents(amount_cents), locale)}`,
    ])
}

function payeeRows(order: OrderRow, locale: Locale): Row[] {
  const labels = orderLabels[locale]
  return [
    [labels.payTo, localize(order.payment.title, locale)],
    ...order.payment.payee.map(({ label, value }) => [localize(label, locale), value] as const),
    [labels.reference, order.reference],
  ]
}

function isUnpaid(order: OrderRow): boolean {
  return order.paid_at === null && order.current_status === 'submitted'
}

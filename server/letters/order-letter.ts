import { formatMoney } from '#domain/format-money.ts'
import { say, htmlLang, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { LetterKind } from '../jobs/queue.ts'
import type { OrderRow } from '../orders/queries.ts'
import { html, type Html } from '../html.ts'
import { orderLabels, orderWords, type LetterFacts } from './order-words.ts'

export interface WrittenLetter {
  subject: string
  html: string
  text: string
}

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
        ${payee.length > 0 ? table(payee) : ''}
        <p><a href="${link}" style="color:#161616">${open}</a></p>`,
    ),
  }
}

type Row = readonly [label: string, value: string]

function itemRows(order: OrderRow, locale: Locale): Row[] {
  return order.items.map((item) => [
    `${say(item.product_title, locale)}, ${say(item.variant_title, locale)} × ${item.qty}`,
    formatMoney(cents(item.subtotal_cents), locale),
  ])
}

function totalRows(order: OrderRow, locale: Locale): Row[] {
  const labels = orderLabels[locale]
  const discount = order.shop_discount_cents
  return [
    ...(discount > 0
      ? [[labels.discount, `−${formatMoney(cents(discount), locale)}`] as const]
      : []),
    [labels.shipping, formatMoney(cents(order.shipping_cents), locale)],
    [labels.total, formatMoney(cents(order.total_cents), locale)],
  ]
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

function asLine([label, value]: Row): string {
  return `${label}: ${value}`
}

function table(rows: readonly Row[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    style="border-top:1px solid #dedad3;margin:16px 0"
  >
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:6px 0">${label}</td>
          <td style="padding:6px 0;text-align:right">${value}</td>
        </tr>`,
    )}
  </table>`
}

function page(locale: Locale, brand: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <meta charset="utf-8" />
      <body style="margin:0;background:#f6f3ee;color:#161616;font:14px/1.6 sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff">
          <p style="font-size:18px;letter-spacing:.02em">${brand}</p>
          ${content}
        </div>
      </body>
    </html>`.text
}

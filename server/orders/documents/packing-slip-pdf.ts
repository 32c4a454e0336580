import type { z } from '@hono/zod-openapi'
import type { getReceipt } from '#contract/endpoints/receipts.ts'
import type { getOrder } from '#contract/endpoints/orders.ts'
import { formatPhone } from '#domain/contact.ts'
import { htmlLang, localize, type Locale } from '#domain/locale.ts'
import type { OrderRow } from '../queries.ts'
import { documentLabels } from './document-labels.ts'
import { drawPdf, type PdfSheet } from './pdf-sheet.ts'
import { drawSeller } from './receipt-pdf.ts'

type Order = z.input<typeof getOrder.answer>
type Receipt = z.input<typeof getReceipt.answer>

/** What goes into the parcel and where it goes: no prices, so that it can be a present. */
export function packingSlipPdf(
  { items }: Pick<OrderRow, 'items'>,
  order: Order,
  receipt: Receipt,
  locale: Locale,
): Promise<Buffer> {
  const labels = documentLabels[locale]
  const info = {
    title: `${labels.slip} ${order.reference}`,
    author: localize(receipt.seller.name, locale),
    language: htmlLang[locale],
    createdAt: new Date(receipt.issued_at),
  }
  return drawPdf(info, (sheet) => {
    drawSeller(sheet, receipt, locale)
    sheet.title(`${labels.slip}  ${order.reference}`)
    drawDestination(sheet, order, locale)
    const { supplement_of: first, supplements } = order
    const others = [...(first ? [first] : []), ...supplements].map(({ reference }) => reference)
    if (others.length > 0) sheet.text(`${labels.packWith}  ${others.join(', ')}`)
    sheet.gap(12)
    sheet.rule()
    for (const item of items) {
      const title = `${localize(item.product_title, locale)}, ${localize(item.variant_title, locale)}`
      const qty = item.qty - item.cancelled_qty
      if (qty === 0) continue
      sheet.row(title, `× ${qty}`, item.is_gift ? `${item.sku} · ${labels.gift}` : item.sku)
    }
    sheet.rule()
    if (order.delivery.note !== '') sheet.text(`${labels.note}  ${order.delivery.note}`)
    sheet.gap(24)
    sheet.text(`${labels.packed}  ______________________`, { small: true })
  })
}

function drawDestination(sheet: PdfSheet, { delivery }: Order, locale: Locale): void {
  const labels = documentLabels[locale]
  const { recipient, pickup, courier } = delivery
  sheet.text(pickup ? labels.pickup : labels.deliverTo, { small: true })
  sheet.text(`${recipient.name}, ${formatPhone(recipient.area_code, recipient.phone)}`)
  const address = pickup
    ? `${localize(pickup.title, locale)}, ${localize(pickup.address, locale)}`
    : recipient.address_text && localize(recipient.address_text, locale)
  if (address) sheet.text(address)
  if (courier) sheet.text(localize(courier, locale), { small: true })
}

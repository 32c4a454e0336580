import type { z } from '@hono/zod-openapi'
import type { getOrder } from '#contract/endpoints/orders.ts'
import type { getReceipt } from '#contract/endpoints/receipts.ts'
import { formatPhone } from '#domain/contact.ts'
import { htmlLang, localize, type Locale } from '#domain/locale.ts'
import { joinList, joinName } from '#domain/punctuation.ts'
import type { OrderRow } from '../queries.ts'
import { documentLabels } from './document-labels.ts'
import { drawPdf, type PdfSheet } from './pdf-sheet.ts'
import { drawSeller } from './receipt-pdf.ts'

type Order = z.input<typeof getOrder.answer>
export type Seller = Pick<z.input<typeof getReceipt.answer>, 'seller'>

export interface Slip {
  order: Order
  items: OrderRow['items']
  /** How many of each item have left. */
  shipped: ReadonlyMap<string, number>
}

/** Content and address of each parcel, a page each: no prices, so that it can be a present. */
export function packingSlipsPdf(
  slips: readonly Slip[],
  seller: Seller,
  locale: Locale,
): Promise<Buffer> {
  const labels = documentLabels[locale]
  const references = joinList(
    slips.map(({ order }) => order.reference),
    locale,
  )
  const info = {
    title: `${labels.slip} ${references}`,
    author: localize(seller.seller.name, locale),
    language: htmlLang[locale],
    createdAt: new Date(slips[0]?.order.created_at ?? 0),
  }
  return drawPdf(info, (sheet) => {
    for (const [at, slip] of slips.entries()) {
      if (at > 0) sheet.page()
      drawPackingSlip(sheet, slip, seller, locale)
    }
  })
}

function drawPackingSlip(sheet: PdfSheet, slip: Slip, seller: Seller, locale: Locale): void {
  const { order } = slip
  const labels = documentLabels[locale]
  drawSeller(sheet, seller, locale)
  sheet.barcode(order.reference)
  sheet.title(`${labels.slip}  ${order.reference}`)
  drawDestination(sheet, order, locale)
  const { supplement_of: first, supplements } = order
  const others = [...(first ? [first] : []), ...supplements].map(({ reference }) => reference)
  if (others.length > 0) sheet.text(`${labels.packWith}  ${joinList(others, locale)}`)
  sheet.gap(12)
  sheet.rule()
  for (const { item, qty } of packed(slip)) {
    const title = joinName([item.product_title, item.variant_title], locale)
    sheet.row(title, `× ${qty}`, item.is_gift ? `${item.sku} · ${labels.gift}` : item.sku, true)
  }
  sheet.rule()
  if (order.delivery.note !== '') sheet.text(`${labels.note}  ${order.delivery.note}`)
  sheet.gap(24)
  sheet.text(`${labels.packed}  ______________________`, { small: true })
}

/** Items still to pack; once everything has left, all of it. */
function packed({ items, shipped }: Slip) {
  const whole = items
    .map((item) => ({ item, qty: item.qty - item.cancelled_qty }))
    .filter(({ qty }) => qty > 0)
  const left = whole
    .map(({ item, qty }) => ({ item, qty: qty - (shipped.get(item.id) ?? 0) }))
    .filter(({ qty }) => qty > 0)
  return left.length > 0 ? left : whole
}

function drawDestination(sheet: PdfSheet, { delivery }: Order, locale: Locale): void {
  const labels = documentLabels[locale]
  const { recipient, pickup, courier } = delivery
  sheet.text(pickup ? labels.pickup : labels.deliverTo, { small: true })
  const phone = formatPhone(recipient.area_code, recipient.phone)
  sheet.text(joinName([recipient.name, phone], locale))
  const address = pickup
    ? joinName([pickup.title, pickup.address], locale)
    : recipient.address_text && localize(recipient.address_text, locale)
  if (address) sheet.text(address)
  if (courier) sheet.text(`${labels.by}  ${localize(courier, locale)}`)
}

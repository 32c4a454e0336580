import type { z } from '@hono/zod-openapi'
import type { getOrder } from '#contract/endpoints/orders.ts'
import { formatPhone } from '#domain/contact.ts'
import { htmlLang, localize, type Locale } from '#domain/locale.ts'
import { joinList, joinName } from '#domain/punctuation.ts'
import { documentLabels } from './document-labels.ts'
import type { Seller } from './packing-slip-pdf.ts'
import { drawPdf, labelPage, type PdfSheet } from './pdf-sheet.ts'

type Order = z.input<typeof getOrder.answer>

/** For the outside of parcels: who sends it, who gets it, and the order number for a scanner. */
export function addressLabelsPdf(
  orders: readonly Order[],
  seller: Seller,
  locale: Locale,
): Promise<Buffer> {
  const references = joinList(
    orders.map(({ reference }) => reference),
    locale,
  )
  const info = {
    title: `${documentLabels[locale].label} ${references}`,
    author: localize(seller.seller.name, locale),
    language: htmlLang[locale],
    createdAt: new Date(orders[0]?.created_at ?? 0),
  }
  return drawPdf(
    info,
    (sheet) => {
      for (const [at, order] of orders.entries()) {
        if (at > 0) sheet.page()
        drawLabel(sheet, order, seller, locale)
      }
    },
    labelPage,
  )
}

function drawLabel(sheet: PdfSheet, order: Order, { seller }: Seller, locale: Locale): void {
  const labels = documentLabels[locale]
  const { recipient, courier } = order.delivery
  sheet.text(`${labels.from}  ${localize(seller.name, locale)}`, { small: true })
  sheet.text(joinName([seller.address, seller.phone], locale), {
    small: true,
  })
  sheet.rule()
  sheet.text(labels.deliverTo, { small: true })
  sheet.title(recipient.name)
  sheet.title(formatPhone(recipient.area_code, recipient.phone))
  if (recipient.address?.point_code) sheet.title(recipient.address.point_code)
  if (recipient.address_text) sheet.text(localize(recipient.address_text, locale), { after: 12 })
  sheet.rule()
  if (courier) sheet.text(localize(courier, locale))
  sheet.text(order.reference, { after: 8 })
  sheet.barcode(order.reference)
}

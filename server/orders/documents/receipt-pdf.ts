import type { z } from '@hono/zod-openapi'
import type { getReceipt } from '#contract/endpoints/receipts.ts'
import { formatDateTime, formatDay, hongKongDay } from '#domain/dates.ts'
import { formatMoney, parseDecimalText } from '#domain/format-money.ts'
import { htmlLang, localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import { noCents } from '#domain/money.ts'
import { joinName } from '#domain/punctuation.ts'
import { documentLabels } from './document-labels.ts'
import { drawPdf, type PdfSheet } from './pdf-sheet.ts'

type Receipt = z.input<typeof getReceipt.answer>

/** The receipt as the API answers it, as one PDF. */
export function receiptPdf(receipt: Receipt, locale: Locale): Promise<Buffer> {
  const labels = documentLabels[locale]
  const info = {
    title: `${labels.receipt} ${receipt.number}`,
    author: localize(receipt.seller.name, locale),
    language: htmlLang[locale],
    createdAt: new Date(receipt.issued_at),
  }
  return drawPdf(info, (sheet) => {
    drawSeller(sheet, receipt, locale)
    drawHead(sheet, receipt, locale)
    for (const item of receipt.items) drawItem(sheet, item, locale)
    sheet.rule()
    drawSums(sheet, receipt, locale)
    sheet.gap(20)
    sheet.text(localize(receipt.tax_note, locale), { small: true })
  })
}

export function drawSeller(sheet: PdfSheet, { seller }: Pick<Receipt, 'seller'>, locale: Locale) {
  const [name, company] = [localize(seller.name, locale), localize(seller.company, locale)]
  sheet.title(name)
  if (company !== name) sheet.text(company)
  sheet.text(localize(seller.address, locale))
  sheet.text([seller.phone, seller.email].filter(Boolean).join(' · '))
  if (seller.registration !== '') {
    sheet.text(`${documentLabels[locale].registration} ${seller.registration}`)
  }
  sheet.gap(12)
  sheet.rule()
  sheet.gap(8)
}

function drawHead(sheet: PdfSheet, receipt: Receipt, locale: Locale): void {
  const labels = documentLabels[locale]
  const { name, email, area_code: area, phone } = receipt.buyer
  sheet.barcode(receipt.reference)
  sheet.title(labels.receipt)
  sheet.text(`${labels.number}  ${receipt.number}`)
  sheet.text(`${labels.order}  ${receipt.reference}`)
  sheet.text(`${labels.ordered}  ${formatDateTime(new Date(receipt.ordered_at))}`)
  sheet.text(`${labels.paid}  ${formatDateTime(new Date(receipt.issued_at))}`)
  const buyer = joinName([name, email, phone && `+${area} ${phone}`], locale)
  if (buyer !== '') sheet.text(`${labels.buyer}  ${buyer}`)
  sheet.gap(16)
  sheet.rule()
}

function drawItem(sheet: PdfSheet, item: Receipt['items'][number], locale: Locale): void {
  const labels = documentLabels[locale]

  const title = joinName([item.product_title, item.product_variant_title], locale)
  const each = item.is_gift
    ? labels.gift
    : item.points > 0
      ? ''
      : `${item.qty} × ${priceOf(item.price_per_unit, locale)}`
  const amount =
    item.points > 0 ? labels.pointsOf(item.points) : priceOf(item.subtotal_price, locale)
  const below = [[item.sku, each].filter(Boolean).join(' · '), ...exchangesOf(item, locale)]
  sheet.row(title, amount, below.join('\n'))
}

function exchangesOf(
  { exchanged_for: given, replaces }: Receipt['items'][number],
  locale: Locale,
): string[] {
  const labels = documentLabels[locale]
  const variantOf = (each: (typeof given)[number]) => localize(each.product_variant_title, locale)
  return [
    ...given.map((each) => labels.exchangedFor(variantOf(each), each.qty, each.order.reference)),
    ...(replaces ? [labels.replaces(variantOf(replaces), replaces.order.reference)] : []),
  ]
}

function drawSums(sheet: PdfSheet, receipt: Receipt, locale: Locale): void {
  const labels = documentLabels[locale]
  const { calculations: sums, payment } = receipt
  const price = (amount: string) => priceOf(amount, locale)
  sheet.sum(labels.goods, price(sums.original_price))
  if (!isZero(sums.product_discount)) sheet.sum(labels.discount, `−${price(sums.product_discount)}`)
  for (const { title, amount, kind } of receipt.discounts) {
    if (kind !== 'local') sheet.sum(localize(title, locale), `−${price(amount)}`)
  }
  sheet.sum(labels.delivery, isZero(sums.shipping_fee) ? labels.free : price(sums.shipping_fee))
  sheet.sum(labels.total, price(sums.total), true)
  if (sums.points > 0) sheet.sum(labels.points, labels.pointsOf(sums.points))
  for (const { title, amount } of partsOf(payment)) {
    sheet.sum(labels.paidBy(localize(title, locale)), price(amount))
  }
  for (const { amount, state, created_at } of receipt.refunds) {
    const term = state === 'done' ? labels.refunded : labels.refundPending
    sheet.sum(`${term} ${formatDay(hongKongDay(new Date(created_at)))}`, `−${price(amount)}`)
  }
  if (receipt.refunds.length > 0) {
    sheet.sum(labels.afterRefunds, price(receipt.total_after_refunds), true)
  }
}

/** One line, unless it was paid by several. */
function partsOf(payment: Receipt['payment']): { title: LocalizedText; amount: string }[] {
  return payment.parts.length > 1 ? payment.parts : [payment]
}

function isZero(amount: string): boolean {
  return (parseDecimalText(amount) ?? noCents) === noCents
}

function priceOf(amount: string, locale: Locale): string {
  return formatMoney(parseDecimalText(amount) ?? noCents, locale)
}

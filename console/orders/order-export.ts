import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import type { Language } from '../language/language.ts'
import { defineMessages } from '../language/messages.ts'
import { sheetTime } from '../language/show.ts'
import type { CsvColumn } from '../parts/csv.ts'
import { orderMessages } from './messages.ts'

type ExportedOrder = StaffAnswer<'GET /orders/export'>['data'][number]
type Item = ExportedOrder['items'][number]

/** A row for each item; what is said of the order is on its first. */
export interface ExportRow {
  order: ExportedOrder
  item: Item | undefined
  isFirst: boolean
}

export function exportRows(orders: readonly ExportedOrder[]): ExportRow[] {
  return orders.flatMap((order) => {
    const [first, ...rest] = order.items
    return [
      { order, item: first, isFirst: true },
      ...rest.map((item) => ({ order, item, isFirst: false })),
    ]
  })
}

/** Columns of Shopify's export of orders, so that sums of a column count each order once. */
export function exportColumns(language: Language): readonly CsvColumn<ExportRow>[] {
  const texts = orderMessages[language]
  const { columns } = texts
  const more = exportMessages[language]
  const said = (text: ExportedOrder['address']) => (text ? localize(text, language) : '')
  return [
    { title: columns.reference, text: ({ order }) => order.reference },
    ofOrder(columns.placed, (order) => sheetTime(order.created_at)),
    ofOrder(columns.status, (order) => texts.status[order.current_status]),
    ofOrder(columns.payment, (order) => (order.is_paid ? texts.paid : texts.unpaid)),
    ofOrder(more.paid, (order) => (order.paid_at === null ? '' : sheetTime(order.paid_at))),
    ofOrder(columns.method, (order) => texts.method[order.payment_method]),
    ofOrder(more.fulfilment, (order) => texts.fulfilment[order.fulfilment]),
    ofOrder(columns.channel, (order) => texts.channel[order.channel]),
    ofOrder(more.agent, (order) => order.agent ?? ''),
    ofOrder(columns.customer, (order) => order.name),
    ofOrder(columns.email, (order) => order.email),
    ofOrder(columns.phone, (order) => order.phone),
    ofOrder(columns.delivery, (order) => texts.delivery[order.delivery_method]),
    ofOrder(more.address, (order) => said(order.address)),
    ofOrder(more.country, (order) => order.country),
    ofOrder(more.shop, (order) => said(order.pickup)),
    ofOrder(more.tracking, (order) => order.tracking_numbers.join(' ')),
    ofOrder(more.note, (order) => order.note),
    ofOrder(more.voucher, (order) => order.voucher_code ?? ''),
    ofOrder(more.original, (order) => order.original_price),
    ofOrder(more.productDiscount, (order) => order.product_discount),
    ofOrder(more.shopDiscount, (order) => order.shop_discount),
    ofOrder(more.deliveryFee, (order) => order.shipping_fee),
    ofOrder(columns.total, (order) => order.total),
    ofOrder(more.refunded, (order) => order.refunded),
    ofItem(more.sku, (item) => item.sku),
    ofItem(more.item, (item) => localize(item.product_title, language)),
    ofItem(more.variant, (item) => localize(item.product_variant_title, language)),
    ofItem(more.qty, (item) => String(item.qty)),
    ofItem(more.price, (item) => item.price_per_unit),
    ofItem(more.subtotal, (item) => item.subtotal_price),
    ofItem(more.itemDiscount, (item) => item.global_discount),
    ofItem(more.itemPoints, (item) => String(item.points)),
  ]
}

function ofOrder(title: string, text: (order: ExportedOrder) => string): CsvColumn<ExportRow> {
  return { title, text: ({ order, isFirst }) => (isFirst ? text(order) : '') }
}

function ofItem(title: string, text: (item: Item) => string): CsvColumn<ExportRow> {
  return { title, text: ({ item }) => (item ? text(item) : '') }
}

/** Titles of the file for packers and accountants. */
const exportMessages = defineMessages({
  paid: ['Paid at', '付款時間'],
  agent: ['Assistant of', '購物助理'],
  fulfilment: ['Fulfilment', '出貨'],
  country: ['Country', '國家或地區'],
  address: ['Address', '地址'],
  shop: ['Shop', '門市'],
  tracking: ['Tracking numbers', '運單號碼'],
  voucher: ['Voucher', '優惠券'],
  original: ['Items total', '貨品總額'],
  productDiscount: ['Product discounts', '貨品折扣'],
  shopDiscount: ['Shop discounts', '全店折扣'],
  deliveryFee: ['Delivery fee', '運費'],
  refunded: ['Refunded', '已退款'],
  note: ['Note from the customer', '顧客備註'],
  sku: ['SKU', 'SKU'],
  item: ['Item', '貨品'],
  variant: ['Colour and size', '顏色及尺碼'],
  qty: ['Quantity', '數量'],
  price: ['Item price', '單價'],
  subtotal: ['Item subtotal', '貨品小計'],
  itemDiscount: ['Item share of shop discounts', '貨品分攤的全店折扣'],
  itemPoints: ['Item points', '貨品積分'],
})

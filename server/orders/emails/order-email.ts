import type { PictureCopy } from '#db/json-types.ts'
import { formatDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { EmailTemplate } from '../../platform/jobs/queue.ts'
import type {
  EmailBlock,
  EmailBrand,
  EmailLink,
  EmailPicture,
  Row,
} from '../../platform/mail/email-blocks.ts'
import { renderEmail, type RenderedEmail } from '../../platform/mail/render-email.ts'
import { dueCents } from '../due.ts'
import type { OrderRow } from '../queries.ts'
import { deliveryRows } from './delivery-rows.ts'
import { orderLabels } from './order-field-labels.ts'
import type { OrderEmailData } from './order-email-data.ts'
import { orderEmailMessages } from './order-email-messages.ts'
import type { Parcel } from './parcel.ts'

type Item = Pick<
  OrderRow['items'][number],
  | 'picture'
  | 'product_title'
  | 'variant_title'
  | 'qty'
  | 'cancelled_qty'
  | 'preorder_on'
  | 'is_gift'
  | 'points'
  | 'subtotal_cents'
>

/** Parts of an order that emails show. */
export interface EmailOrder extends Pick<
  OrderRow,
  | 'locale'
  | 'reference'
  | 'current_status'
  | 'paid_at'
  | 'received_cents'
  | 'shipping_cents'
  | 'total_cents'
  | 'discounts'
  | 'payment'
  | 'country'
  | 'recipient'
  | 'delivery'
  | 'payment_method'
> {
  items: readonly Item[]
}

interface Written {
  kind: EmailTemplate
  order: EmailOrder
  data: OrderEmailData
  brand: EmailBrand
  link: string
  pictureOf: (picture: PictureCopy | null) => EmailPicture | null
  choices: readonly EmailLink[]
}

/** Writes one email about an order, in the order's language, as text and HTML. */
export function renderOrderEmail(written: Written): RenderedEmail {
  const { kind, order, data, brand, choices } = written
  const { locale } = order
  const messages = orderEmailMessages[locale][kind]
  return renderEmail(locale, {
    subject: messages.subject(data),
    brand,
    blocks: [
      ...messages.paragraphs(data).map((text) => ({ kind: 'paragraph', text }) as const),
      ...(data.parcel ? trackingBlocks(data.parcel, locale) : []),
      ...linkBlocks(written),
      ...(data.parcel ? parcelBlocks(data.parcel, written) : orderBlocks(written)),
      ...(isUnpaid(order) && !data.isOnCollection ? payeeBlocks(order, locale) : []),
    ],
    choices,
  })
}

function trackingBlocks({ courier, tracking }: Parcel, locale: Locale): EmailBlock[] {
  const labels = orderLabels[locale]
  const rows: Row[] = [
    ...(courier ? [[labels.courier, courier] as const] : []),
    ...(tracking ? [[labels.tracking, tracking] as const] : []),
  ]
  return rows.length > 0 ? [{ kind: 'rows', caption: null, rows }] : []
}

/** One button; the order's page gives way to the parcel's. */
function linkBlocks({ data, link, order: { locale } }: Written): EmailBlock[] {
  const { open, track } = orderLabels[locale]
  const href = data.parcel?.trackingUrl
  if (!href) return [{ kind: 'button', words: open, href: link }]
  return [
    { kind: 'button', words: track, href },
    { kind: 'link', words: open, href: link },
  ]
}

function parcelBlocks({ items, toFollow }: Parcel, written: Written): EmailBlock[] {
  const { inParcel, toFollow: follows } = orderLabels[written.order.locale]
  const block = (caption: string, contents: Parcel['items']): EmailBlock => ({
    kind: 'items',
    caption,
    items: contents.map(({ title, variant, picture, qty }) => ({
      picture: written.pictureOf(picture),
      title,
      detail: variant,
      notes: [],
      amount: `× ${qty}`,
    })),
  })
  return [
    block(inParcel, items),
    ...(toFollow.length > 0 ? [block(follows, toFollow)] : []),
    ...deliveryBlocks(written.kind, written.order, written.data),
  ]
}

function orderBlocks({ kind, order, data, pictureOf }: Written): EmailBlock[] {
  const { locale } = order
  const items = order.items.map((item) => ({
    picture: pictureOf(item.picture),
    title: localize(item.product_title, locale),
    detail: `${localize(item.variant_title, locale)} × ${item.qty}`,
    notes: [...cancelledOf(item, locale), ...preorderOf(item, locale)],
    amount: priceOf(item, locale),
  }))
  return [
    { kind: 'items', caption: null, items },
    { kind: 'rows', caption: null, rows: totalRows(order, locale) },
    ...deliveryBlocks(kind, order, data),
  ]
}

function cancelledOf({ cancelled_qty: count }: Item, locale: Locale): string[] {
  return count > 0 ? [orderLabels[locale].cancelled(String(count))] : []
}

function preorderOf({ preorder_on: day }: Item, locale: Locale): string[] {
  return day ? [orderLabels[locale].preorder(formatDay(day))] : []
}

/** Emails that say where the order goes, so that a mistake is seen in time. */
const deliveryKinds: readonly EmailTemplate[] = [
  'order_placed',
  'payment_received',
  'order_shipped',
  'order_edited',
]

function deliveryBlocks(
  kind: EmailTemplate,
  order: EmailOrder,
  { expected }: OrderEmailData,
): EmailBlock[] {
  if (!deliveryKinds.includes(kind)) return []
  return [{ kind: 'rows', caption: null, rows: deliveryRows(order, expected) }]
}

function priceOf(item: Item, locale: Locale): string {
  const labels = orderLabels[locale]
  if (item.is_gift) return labels.gift
  return item.points > 0
    ? `${item.points.toLocaleString('en')} ${labels.points}`
    : formatMoney(cents(item.subtotal_cents), locale)
}

function totalRows(order: EmailOrder, locale: Locale): Row[] {
  const labels = orderLabels[locale]
  return [
    ...discountRows(order, locale),
    [labels.shipping, deliveryPrice(order)],
    [labels.total, formatMoney(cents(order.total_cents), locale), 'strong'],
    ...partRows(order, locale),
  ]
}

function deliveryPrice({ locale, shipping_cents: fee }: EmailOrder): string {
  return fee === 0 ? orderLabels[locale].free : formatMoney(cents(fee), locale)
}

function partRows(order: EmailOrder, locale: Locale): Row[] {
  if (order.paid_at !== null || order.received_cents === 0) return []
  const labels = orderLabels[locale]
  return [
    [labels.received, formatMoney(cents(order.received_cents), locale)],
    [labels.left, formatMoney(cents(dueCents(order)), locale), 'strong'],
  ]
}

/** Product discounts are included in item prices, and free delivery in its fee. */
function discountRows(order: EmailOrder, locale: Locale): Row[] {
  return order.discounts
    .filter(({ kind, applies_to }) => kind !== 'local' && applies_to === 'goods')
    .map(({ title, amount_cents }) => [
      localize(title, locale),
      `−${formatMoney(cents(amount_cents), locale)}`,
    ])
}

function payeeBlocks(order: EmailOrder, locale: Locale): EmailBlock[] {
  const labels = orderLabels[locale]
  const { link, fps } = order.payment
  const rows: Row[] = [
    [labels.payTo, localize(order.payment.title, locale)],
    ...order.payment.payee.map(({ label, value }) => [localize(label, locale), value] as const),
    [labels.reference, order.reference],
    ...(fps ? [[labels.qrCode, labels.onOrderPage] as const] : []),
  ]
  return [
    { kind: 'rows', caption: null, rows },
    ...(link ? [{ kind: 'link', words: labels.openPayMe, href: link } as const] : []),
  ]
}

function isUnpaid(order: EmailOrder): boolean {
  return order.paid_at === null && order.current_status === 'submitted'
}

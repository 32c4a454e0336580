import type { AgentContent } from '#db/agent-content.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { emailPictureWidth } from '../../platform/files/images.ts'
import type { Ctx } from '../../platform/context.ts'
import { total } from '../wire/present-totals.ts'

type Item = OrderRow['items'][number]

/** How many of an item have left the shop, or were collected. */
export type Fulfilled = (item: Item) => number

const nothing: Fulfilled = () => 0

/** Every line that the order ever had, by the checkout's ids. */
export function presentOrderLines(
  ctx: Ctx,
  content: AgentContent,
  order: OrderRow,
  fulfilledOf = nothing,
) {
  const { locale } = order
  const present = order.items.map((item) => {
    const { variant_id: variantId, subtotal_cents: subtotal, global_discount_cents: off } = item
    const isCancelled = order.current_status === 'cancelled'
    const current = isCancelled ? 0 : item.qty - item.cancelled_qty
    const fulfilled = Math.min(fulfilledOf(item), current)
    const image = item.picture && {
      image_url: `${ctx.settings.publicUrl}/files/${item.picture.file_id}/${emailPictureWidth}.jpg`,
    }
    return {
      id: lineId(content, item),
      item: { id: variantId, title: itemTitle(item, order), price: item.unit_cents, ...image },
      quantity: { original: item.qty, total: current, fulfilled },
      totals: [
        total('subtotal', subtotal, locale),
        ...(off > 0 ? [total('items_discount', -off, locale)] : []),
        total('total', subtotal - off, locale),
      ],
      status: lineStatus(current, fulfilled),
    }
  })
  return [...present, ...removedLines(content, order)]
}

/** Lines that staff took out of the order before it was paid. */
function removedLines({ lines }: AgentContent, { items, locale }: OrderRow) {
  return lines.flatMap(({ id, variant_id: variantId, qty, sold }) => {
    if (!sold || items.some((item) => item.variant_id === variantId)) return []
    return [
      {
        id,
        item: { id: variantId, ...sold },
        quantity: { original: qty, total: 0, fulfilled: 0 },
        totals: [total('subtotal', 0, locale), total('total', 0, locale)],
        status: 'removed',
      },
    ]
  })
}

export function itemTitle(item: Item, { locale }: Pick<OrderRow, 'locale'>): string {
  const names = [localize(item.product_title, locale), localize(item.variant_title, locale)]
  return joinName(names, locale)
}

/** A gift, or what staff added, has the id of the order's item. */
export function lineId({ lines }: AgentContent, item: Item): string {
  const line = item.is_gift ? undefined : lines.find((each) => each.variant_id === item.variant_id)
  return line?.id ?? item.id
}

function lineStatus(current: number, fulfilled: number): string {
  if (current === 0) return 'removed'
  if (fulfilled === current) return 'fulfilled'
  return fulfilled > 0 ? 'partial' : 'processing'
}

export function presentOrderTotals(order: OrderRow, locale: Locale) {
  const { shop_discount_cents: off } = order
  return [
    total('subtotal', order.original_cents - order.product_discount_cents, locale),
    ...(off > 0 ? [total('items_discount', -off, locale)] : []),
    total('fulfillment', order.shipping_cents, locale),
    total('total', order.total_cents, locale),
  ]
}

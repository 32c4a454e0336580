import type { DeliveryCopy } from '#db/json-types.ts'
import { newId, randomText } from '#domain/ids.ts'
import { variantTitle } from '../cart/present.ts'
import type { VariantRow } from '../cart/queries.ts'
import { reserveStock } from '../inventory/order-stock.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { OrderRow } from './queries.ts'

interface Replacement {
  id: string
  reference: string
  /** The request it answers. */
  requestId: string
  staffId: string | null
  lines: readonly Line[]
  /** Share that the returned items pay; by default all. */
  byExchange?: number
  /** The shop it leaves at once, where it was taken over the counter. */
  shop?: Shop
}

interface Shop extends NonNullable<DeliveryCopy['pickup']> {
  store_id: string
}

interface Line {
  row: VariantRow
  /** The item it replaces. */
  itemId: string
  qty: number
  unitCents: number
}

/** How a replacement is paid, as the order shows it. */
const payment = {
  title: { en: 'Exchange', zh: '換貨', cn: '换货' },
  payee: [],
  link: null,
  fps: null,
}

/**
 * Writes the order that sends the replacements: to the same person, by the same way, without a
 * delivery fee, and paid; at a counter it is collected and completed at once. Throws `out_of_stock`.
 */
export async function writeReplacement(
  trx: Trx,
  ctx: TrxCtx,
  order: OrderRow,
  replacement: Replacement,
): Promise<void> {
  const { id, reference, requestId, staffId, lines, shop } = replacement
  const now = ctx.clock()
  const total = lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0)
  const { byExchange = total } = replacement
  const isOnline = isSelfPlaced(order) && !shop
  await trx
    .insertInto('orders')
    .values({
      id,
      reference,
      account_id: order.account_id,
      taken_by: isOnline ? null : (staffId ?? order.taken_by),
      locale: order.locale,
      paid_at: now,
      payment_method: 'exchange',
      payment: JSON.stringify(payment),
      ...(shop ? soldHere(shop, now) : sentAs(order)),
      recipient: JSON.stringify(order.recipient),
      contact_email: order.contact_email,
      contact_phone: order.contact_phone,
      original_cents: total,
      product_discount_cents: 0,
      shop_discount_cents: 0,
      shipping_cents: 0,
      total_cents: total,
      access_key: randomText(32),
      created_at: now,
      exchange_of: requestId,
    })
    .execute()
  const entry = { order_id: id, actor: 'staff' as const, created_at: now }
  await trx
    .insertInto('order_statuses')
    .values([
      { ...entry, slug: 'submitted' },
      { ...entry, slug: 'pending' },
      ...(shop ? [{ ...entry, slug: 'completed' as const }] : []),
    ])
    .execute()
  if (byExchange > 0) {
    await trx
      .insertInto('payments')
      .values({
        id: newId('payment'),
        order_id: id,
        method: 'exchange',
        amount_cents: byExchange,
        reference: order.reference,
        created_at: now,
      })
      .execute()
  }
  for (const [position, line] of lines.entries()) {
    await writeLine(trx, ctx, { order, shop }, { ...line, orderId: id, position })
  }
}

/** On the storefront or through an agent, not by staff. */
function isSelfPlaced({ channel }: OrderRow): boolean {
  return channel === 'web' || channel === 'agent'
}

/** By the way of the first order. */
function sentAs(order: OrderRow) {
  return {
    store_id: order.store_id,
    channel: isSelfPlaced(order) ? ('web' as const) : ('phone' as const),
    current_status: 'pending' as const,
    delivery_method: order.delivery_method,
    delivery: JSON.stringify({ ...order.delivery, estimate: null }),
    country: order.country,
  }
}

/** Over the counter. */
function soldHere({ store_id, id, title, address, hours, phone }: Shop, at: Date) {
  const pickup = { id, title, address, hours, phone }
  return {
    store_id,
    channel: 'shop' as const,
    current_status: 'completed' as const,
    fulfilment: 'collected' as const,
    fulfilment_at: at,
    delivery_method: 'PICKUP' as const,
    delivery: JSON.stringify({ courier: null, pickup, estimate: null }),
    country: 'HK',
  }
}

interface Written {
  order: OrderRow
  shop: Shop | undefined
}

async function writeLine(
  trx: Trx,
  ctx: TrxCtx,
  { order: { items, store_id, delivery }, shop }: Written,
  { row, itemId, qty, unitCents, orderId, position }: Line & { orderId: string; position: number },
): Promise<void> {
  const replaced = items.find((item) => item.id === itemId)
  if (!replaced) throw new Error(`${itemId} is an item of the order`)
  const allocated = await reserveStock(trx, ctx, {
    order: { id: orderId, store_id: shop?.store_id ?? store_id },
    delivery: { pickup: shop ? { _id: shop.id } : delivery.pickup && { _id: delivery.pickup.id } },
    wanted: [{ variantId: row.variant_id, qty }],
    ...(shop && { onlyFrom: shop.id }),
  })
  const id = newId('orderItem')
  await trx
    .insertInto('order_items')
    .values({
      id,
      order_id: orderId,
      position,
      product_id: replaced.product_id,
      variant_id: row.variant_id,
      sku: row.sku,
      slug: JSON.stringify(replaced.slug),
      product_title: JSON.stringify(replaced.product_title),
      variant_title: JSON.stringify(variantTitle(row)),
      picture: row.picture && JSON.stringify(row.picture),
      qty,
      original_cents: unitCents,
      unit_cents: unitCents,
      subtotal_cents: qty * unitCents,
      global_discount_cents: 0,
      replaces_item_id: replaced.id,
      preorder_on: allocated.find(({ expectedOn }) => expectedOn !== null)?.expectedOn ?? null,
      cost_cents: row.cost_cents,
    })
    .execute()
  await trx
    .insertInto('order_allocations')
    .values(
      allocated.map((each) => ({
        order_item_id: id,
        variant_id: each.variantId,
        warehouse_id: each.warehouseId,
        qty: each.qty,
      })),
    )
    .execute()
}

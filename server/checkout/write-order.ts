import { type Selectable, sql } from 'kysely'
import { insertRows } from '#db/insert-rows.ts'
import type { DeliveryCopy } from '#db/json-types.ts'
import type { OrderStatusesTable } from '#db/types.ts'
import type { Day } from '#domain/dates.ts'
import { newId } from '#domain/ids.ts'
import type { Cart } from '../cart/price-lines.ts'
import type { CartKey } from '../cart/queries.ts'
import type { AllocatedItems } from '../inventory/order-stock.ts'
import { addJobs, jobsOf } from '../orders/order-jobs.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Trx } from '../platform/database/db.ts'
import type { FoundVoucher } from '../promotions/find-voucher.ts'
import type { Delivery } from '../shipping/delivery.ts'
import { copyDiscounts } from './copy-discounts.ts'
import { copyItems } from './copy-items.ts'
import type { OrderDraft } from './draft-order.ts'
import { estimate } from './estimate.ts'
import { allocateToItems } from './requested-quantities.ts'

interface WriteOrderInput {
  order: OrderDraft
  cart: Cart
  cartKey: CartKey
  allocations: readonly AllocatedItems[]
  delivery: Delivery
  /** Days without deliveries, besides Sundays. */
  holidays: readonly Day[]
  account: Account
  voucher: FoundVoucher | null
}

/** Writes an order with everything that belongs to it and removes its lines from the cart. */
export async function writeOrder(trx: Trx, writing: WriteOrderInput): Promise<void> {
  const { order, cart, cartKey, allocations, account, voucher } = writing
  const items = copyItems(cart, order.id)
  const shares = allocateToItems(items, allocations)
  const expectedOn = (itemId: string) =>
    shares.find((share) => share.itemId === itemId && share.expectedOn !== null)?.expectedOn ?? null
  const orders = [{ ...order, delivery: copyOfDelivery(writing) }]
  const bought = cart.lines.map(({ row }) => row.variant_id)
  await sql`
    with new_order as (${insertRows('orders', orders)}),
    new_statuses as (${insertRows('order_statuses', historyOf(order, account))}),
    new_items as (${insertRows(
      'order_items',
      items.map((item) => ({ ...item, preorder_on: expectedOn(item.id) })),
    )}),
    new_allocations as (${insertRows(
      'order_allocations',
      shares.map(({ itemId, variantId, warehouseId, qty }) => ({
        order_item_id: itemId,
        variant_id: variantId,
        warehouse_id: warehouseId,
        qty,
      })),
    )}),
    new_discounts as (
      ${insertRows('order_discounts', copyDiscounts(cart, order.id, voucher))}
    ),
    new_notice as (${insertRows('staff_notifications', noticesOf(order))}),
    bought as (
      delete from cart_items where account_id = ${cartKey.accountId}
        and store_id = ${cartKey.storeId} and variant_id = any(${bought}::text[])
    )
    ${addJobs(jobsOf(order))}`.execute(trx)
  if (order.paid_at) await writePaymentOfNothing(trx, order)
}

/** Every order starts as submitted; a free one moves on at once. */
function historyOf(order: OrderDraft, account: Account): Partial<Selectable<OrderStatusesTable>>[] {
  const entry = { order_id: order.id, created_at: order.created_at }
  const actor = account.kind === 'TEMP' ? 'guest' : 'customer'
  const submitted = { ...entry, slug: 'submitted', actor } as const
  return order.current_status === 'submitted'
    ? [submitted]
    : [submitted, { ...entry, slug: order.current_status, actor: 'system' }]
}

/** Staff are notified of a card order only once it is paid. */
function noticesOf({ id, payment_method, paid_at }: OrderDraft) {
  if (payment_method === 'card' && paid_at === null) return []
  return [{ kind: 'new_order' as const, order_id: id }]
}

async function writePaymentOfNothing(trx: Trx, order: OrderDraft): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: newId('payment'),
      order_id: order.id,
      method: order.payment_method,
      amount_cents: order.total_cents,
      created_at: order.created_at,
    })
    .execute()
}

function copyOfDelivery({ order, delivery, allocations, holidays }: WriteOrderInput): DeliveryCopy {
  const { courier, pickup } = delivery
  return {
    courier: courier && {
      id: courier.id,
      title: courier.title,
      tracking_url: courier.tracking_url,
    },
    pickup: pickup && {
      id: pickup._id,
      title: pickup.title,
      address: pickup.address,
      hours: pickup.hours,
      phone: pickup.phone,
    },
    ...estimate(delivery, order.created_at, allocations, holidays),
  }
}

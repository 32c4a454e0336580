import { sql } from 'kysely'
import { insertRows } from '#db/insert-rows.ts'
import type { DeliveryCopy } from '#db/json-types.ts'
import { newId } from '#domain/ids.ts'
import type { Actor } from '#domain/order/order-status.ts'
import type { Cart } from '../cart/price-lines.ts'
import type { CartKey } from '../cart/queries.ts'
import type { AllocatedItems } from '../inventory/order-stock.ts'
import { addJobs, jobsOf } from '../orders/order-jobs.ts'
import type { Trx } from '../platform/database/db.ts'
import type { FoundVoucher } from '../promotions/find-voucher.ts'
import type { Calendar } from '../settings/calendar.ts'
import type { Delivery } from '../shipping/delivery.ts'
import type { OrderDraft } from './draft-order.ts'
import { estimate } from './estimate.ts'
import { insertOrder, type StatusEntry } from './insert-order.ts'

interface WriteOrderInput {
  order: OrderDraft
  cart: Cart
  /** Where the lines were; null if they were in no cart. */
  cartKey: CartKey | null
  allocations: readonly AllocatedItems[]
  delivery: Delivery
  calendar: Calendar
  /** Who ordered. */
  actor: Actor
  voucher: FoundVoucher | null
}

/** Writes an order with everything that belongs to it and removes its lines from the cart. */
export async function writeOrder(trx: Trx, writing: WriteOrderInput): Promise<void> {
  const { order, cart, cartKey, allocations, actor, voucher } = writing
  const row = { ...order, delivery: copyOfDelivery(writing) }
  const history = historyOf(order, actor)
  const bought = cart.lines.map(({ row: { variant_id: id } }) => id)
  await sql`
    with ${insertOrder({ order: row, history, cart, allocations, voucher })},
    new_notice as (${insertRows('staff_notifications', noticesOf(order))}),
    bought as (
      delete from cart_items where account_id = ${cartKey?.accountId ?? null}::text
        and store_id = ${cartKey?.storeId ?? null}::text and variant_id = any(${bought}::text[])
    )
    ${addJobs(jobsOf(order))}`.execute(trx)
  if (order.paid_at) await writePaymentOfNothing(trx, order)
}

/** Every order starts as submitted; a free one moves on at once. */
function historyOf(order: OrderDraft, actor: Actor): StatusEntry[] {
  const submitted = { slug: 'submitted', actor } as const
  return order.current_status === 'submitted'
    ? [submitted]
    : [submitted, { slug: order.current_status, actor: 'system' }]
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

function copyOfDelivery({ order, delivery, allocations, calendar }: WriteOrderInput): DeliveryCopy {
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
    ...estimate(delivery, order.created_at, allocations, calendar),
  }
}

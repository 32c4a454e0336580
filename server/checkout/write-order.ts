import { type Insertable, sql } from 'kysely'
import type { DeliveryCopy } from '#db/json-types.ts'
import type { OrderStatusesTable } from '#db/types.ts'
import { newId } from '#domain/ids.ts'
import type { Account } from '../auth/authenticate.ts'
import type { Delivery } from '../cart/delivery.ts'
import type { Cart } from '../cart/price-lines.ts'
import type { CartKey } from '../cart/queries.ts'
import type { Trx } from '../context.ts'
import type { AllocatedPieces } from '../stock/order-stock.ts'
import { copyItems } from './copy-items.ts'
import type { OrderDraft } from './draft-order.ts'
import { estimate } from './estimate.ts'
import { sharePieces } from './wanted-pieces.ts'

interface Writing {
  order: OrderDraft
  cart: Cart
  cartKey: CartKey
  pieces: readonly AllocatedPieces[]
  delivery: Delivery
  account: Account
}

/** Writes an order with all that belongs to it, and takes its lines out of the cart, at a stroke. */
export async function writeOrder(trx: Trx, writing: Writing): Promise<void> {
  const { order, cart, cartKey, pieces, delivery, account } = writing
  const items = copyItems(cart, order.id)
  const shares = sharePieces(items, pieces)
  const expectedOn = (itemId: string) =>
    shares.find((share) => share.itemId === itemId && share.expectedOn !== null)?.expectedOn ?? null
  const deliveryCopy = JSON.stringify(copyOfDelivery(delivery, order.created_at, pieces))
  await trx
    .with('new_order', (db) => db.insertInto('orders').values({ ...order, delivery: deliveryCopy }))
    .with('new_status', (db) => db.insertInto('order_statuses').values(historyOf(order, account)))
    .with('new_items', (db) =>
      db
        .insertInto('order_items')
        .values(items.map((item) => ({ ...item, preorder_on: expectedOn(item.id) }))),
    )
    .with('bought', (db) =>
      db
        .deleteFrom('cart_items')
        .where('account_id', '=', cartKey.accountId)
        .where('store_id', '=', cartKey.storeId)
        .where(
          'variant_id',
          '=',
          sql<string>`any(${cart.lines.map(({ row }) => row.variant_id)}::text[])`,
        ),
    )
    .insertInto('order_allocations')
    .values(
      shares.map(({ itemId, variantId, warehouseId, qty }) => ({
        order_item_id: itemId,
        variant_id: variantId,
        warehouse_id: warehouseId,
        qty,
      })),
    )
    .execute()
  if (order.paid_at) await writePaymentOfNothing(trx, order)
}

/** Every order is submitted first, one with nothing to pay for just that moment. */
function historyOf(order: OrderDraft, account: Account): Insertable<OrderStatusesTable>[] {
  const entry = { order_id: order.id, created_at: order.created_at }
  const actor = account.kind === 'TEMP' ? 'guest' : 'customer'
  const submitted = { ...entry, slug: 'submitted', actor } as const
  return order.current_status === 'submitted'
    ? [submitted]
    : [submitted, { ...entry, slug: order.current_status, actor: 'system' }]
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

function copyOfDelivery(
  delivery: Delivery,
  orderedAt: Date,
  pieces: readonly AllocatedPieces[],
): DeliveryCopy {
  const { courier, pickup } = delivery
  const expected = pieces.map(({ expectedOn }) => expectedOn)
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
    estimate: estimate(delivery, orderedAt, expected),
  }
}

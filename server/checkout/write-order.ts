import { sql, type Insertable } from 'kysely'
import type { DeliveryCopy } from '#db/json-types.ts'
import type { OrderItemsTable } from '#db/types.ts'
import { newId } from '#domain/ids.ts'
import type { Account } from '../auth/authenticate.ts'
import type { Delivery } from '../cart/delivery.ts'
import { productSlug, variantTitle } from '../cart/present.ts'
import type { Cart, CartLine } from '../cart/price-lines.ts'
import type { CartKey } from '../cart/queries.ts'
import type { Trx } from '../context.ts'
import type { AllocatedPieces } from '../stock/order-stock.ts'
import type { OrderDraft } from './draft-order.ts'
import { estimate } from './estimate.ts'

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
  const items = cart.lines.map((line, position) => copyOf(line, order.id, position, pieces))
  const deliveryCopy = JSON.stringify(copyOfDelivery(delivery, order.created_at, pieces))
  await trx
    .with('new_order', (db) => db.insertInto('orders').values({ ...order, delivery: deliveryCopy }))
    .with('new_status', (db) =>
      db.insertInto('order_statuses').values({
        order_id: order.id,
        slug: order.current_status,
        actor: account.kind === 'TEMP' ? 'guest' : 'customer',
        created_at: order.created_at,
      }),
    )
    .with('new_items', (db) => db.insertInto('order_items').values(items))
    .with('bought', (db) =>
      db
        .deleteFrom('cart_items')
        .where('account_id', '=', cartKey.accountId)
        .where('store_id', '=', cartKey.storeId)
        .where(
          'variant_id',
          '=',
          sql<string>`any(${items.map((item) => item.variant_id)}::text[])`,
        ),
    )
    .insertInto('order_allocations')
    .values(
      pieces.map(({ variantId, warehouseId, qty }) => ({
        order_item_id: items.find((item) => item.variant_id === variantId)?.id ?? '',
        variant_id: variantId,
        warehouse_id: warehouseId,
        qty,
      })),
    )
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

/** The line as it was shown, so that later changes of the product do not touch the order. */
function copyOf(
  { row, price }: CartLine,
  orderId: string,
  position: number,
  pieces: readonly AllocatedPieces[],
): Insertable<OrderItemsTable> & { id: string } {
  const unmade = pieces.find(
    ({ variantId, expectedOn }) => variantId === row.variant_id && expectedOn !== null,
  )
  return {
    id: newId('orderItem'),
    order_id: orderId,
    position,
    product_id: row.product_id,
    variant_id: row.variant_id,
    sku: row.sku,
    slug: JSON.stringify(productSlug(row.title)),
    product_title: JSON.stringify(row.title),
    variant_title: JSON.stringify(variantTitle(row)),
    picture: row.picture && JSON.stringify(row.picture),
    qty: row.qty,
    original_cents: price.originalPricePerUnit,
    unit_cents: price.discountedPricePerUnit,
    subtotal_cents: price.subtotal,
    global_discount_cents: price.globalDiscount,
    preorder_on: unmade?.expectedOn ?? null,
  }
}

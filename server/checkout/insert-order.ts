import { type RawBuilder, type Selectable, sql } from 'kysely'
import { insertRows } from '#db/insert-rows.ts'
import type { OrdersTable } from '#db/types.ts'
import type { Actor, OrderStatus } from '#domain/order/order-status.ts'
import type { Cart } from '../cart/price-lines.ts'
import type { AllocatedItems } from '../inventory/order-stock.ts'
import type { FoundVoucher } from '../promotions/find-voucher.ts'
import { copyDiscounts } from './copy-discounts.ts'
import { copyItems } from './copy-items.ts'
import { allocateToItems } from './requested-quantities.ts'

export interface StatusEntry {
  slug: OrderStatus
  actor: Actor
}

interface NewOrder {
  order: Partial<Selectable<OrdersTable>> & Pick<Selectable<OrdersTable>, 'id' | 'created_at'>
  history: readonly StatusEntry[]
  cart: Cart
  allocations: readonly AllocatedItems[]
  voucher: FoundVoucher | null
}

/** Parts of a `with` that insert an order, its history, items, allocations and discounts. */
export function insertOrder(input: NewOrder): RawBuilder<unknown> {
  const { order, history, cart, allocations, voucher } = input
  const items = copyItems(cart, order.id)
  const shares = allocateToItems(items, allocations)
  const expectedOn = (itemId: string) =>
    shares.find((share) => share.itemId === itemId && share.expectedOn !== null)?.expectedOn ?? null
  const entry = { order_id: order.id, created_at: order.created_at }
  return sql`
    new_order as (${insertRows('orders', [order])}),
    new_statuses as (${insertRows(
      'order_statuses',
      history.map((status) => ({ ...entry, ...status })),
    )}),
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
    )`
}

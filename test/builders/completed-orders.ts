import type { TestShop, Visitor } from '../shop.ts'
import type { CheckoutBody, SellingPlace } from './cart.ts'
import { acceptPayment, completeOrder, shipOrder } from './order-changes.ts'
import { anOrder, type Placed } from './orders.ts'

/** Two units at HK$380, paid and shipped. */
export async function aShippedOrder(
  shop: TestShop,
  place: SellingPlace,
  more: Partial<CheckoutBody> = {},
  by?: Visitor,
): Promise<Placed> {
  const order = await anOrder(shop, place, more, false, by)
  await acceptPayment(shop.ctx, order.id)
  await shipOrder(shop.ctx, order.id, 'SF1234567')
  return order
}

/** Two units at HK$380, paid, shipped and confirmed. */
export async function aCompletedOrder(
  shop: TestShop,
  place: SellingPlace,
  more: Partial<CheckoutBody> = {},
  by?: Visitor,
): Promise<Placed> {
  const order = await aShippedOrder(shop, place, more, by)
  await completeOrder(shop.ctx, order.id, 'customer')
  return order
}

import type { TestShop } from '../shop.ts'
import { byCourier, type SellingPlace } from './cart.ts'
import { aProduct } from './catalogue.ts'
import { aMember, givePoints } from './members.ts'
import { acceptPayment, completeOrder, shipOrder } from './order-changes.ts'
import { addToCart, checkOut } from './shopper.ts'

/** A completed order by a member with 2,000 points: three units at 400 points, two paid at HK$380. */
export async function aPointsOrder(shop: TestShop, place: SellingPlace) {
  const { ctx } = shop
  const buyer = await aMember(shop)
  await givePoints(ctx, buyer.accountId, 2000)
  const stocked = { warehouseId: place.stockroom, stock: 9 }
  const tee = (await aProduct(ctx, { ...stocked, pointsPrice: 400 })).variant().id
  const shirt = (await aProduct(ctx, { ...stocked, price: 38_000 })).variant().id
  await addToCart(buyer, tee, 3)
  await addToCart(buyer, shirt, 2)
  const choice = { point_product_variant_ids: [tee] }
  const { order_id: id } = await checkOut(buyer, byCourier(place, [tee, shirt], choice))
  await acceptPayment(ctx, id)
  await shipOrder(ctx, id, 'SF1234567')
  await completeOrder(ctx, id, 'customer')
  const { items } = await buyer.api('GET /orders/{id}/details', { params: { id } })
  const lineOf = (variantId: string) =>
    items.find((item) => item.product_variant_id === variantId)?._id ?? ''
  return { id, buyer, tee: lineOf(tee), shirt: lineOf(shirt) }
}

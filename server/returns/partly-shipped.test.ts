import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')

interface Partly extends Placed {
  itemId: string
}

/** A paid order of two items at HK$380, one of them shipped. */
async function aPartlyShippedOrder(): Promise<Partly> {
  const order = await anOrder(shop, place)
  await acceptPayment(ctx, order.id)
  const params = { id: order.id }
  const { items } = await manager.api('GET /orders/{id}', { params })
  const itemId = items[0]?._id ?? ''
  const body = { tracking_number: 'SF1', items: [{ order_item_id: itemId, qty: 1 }] }
  await manager.api('POST /orders/{id}/shipments', { params, body })
  return { ...order, itemId }
}

const list = ({ buyer, id }: Placed) =>
  buyer.api('GET /orders/{id}/refund-request', { params: { id } })

const ask = ({ buyer, id, itemId }: Partly, qty: number) =>
  buyer.api('POST /orders/{id}/refund-request', {
    params: { id },
    body: { reason: 'Too small', refund_items: [{ order_item_id: itemId, qty }] },
  })

test('an unshipped item cannot be requested back', async () => {
  const order = await aPartlyShippedOrder()
  expect((await list(order)).refundable.items).toMatchObject([{ qty: 1, amount: '380.00' }])
  await expect(ask(order, 2)).rejects.toMatchObject({
    code: 'items_not_refundable',
    details: { refundable: 1 },
  })
  expect((await ask(order, 1)).refundable.items).toEqual([])
  await manager.api('POST /orders/{id}/shipments', { params: { id: order.id }, body: {} })
  expect((await list(order)).refundable.items).toMatchObject([{ qty: 1, amount: '380.00' }])
})

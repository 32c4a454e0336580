import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { ledgerProblems } from '../audit/ledger-problems.ts'
import { acceptPayment } from '../orders/settle-payment.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')

interface Partly extends Placed {
  itemId: string
}

/** Of two pieces at HK$380, paid, one has left. */
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

const dropRest = ({ id }: Placed) =>
  manager.api('PUT /orders/{id}/rest-dropped', { params: { id }, body: { reason: 'Lost' } })

const list = ({ buyer, id }: Placed) =>
  buyer.api('GET /orders/{id}/refund-request', { params: { id } })

const ask = ({ buyer, id, itemId }: Partly, qty: number) =>
  buyer.api('POST /orders/{id}/refund-request', {
    params: { id },
    body: { reason: 'Too small', refund_items: [{ order_item_id: itemId, qty }] },
  })

test('a piece that is still to be sent cannot be asked back, and be sent all the same', async () => {
  const order = await aPartlyShippedOrder()
  expect((await list(order)).refundable.items).toMatchObject([{ qty: 1, amount: '380.00' }])
  await expect(ask(order, 2)).rejects.toMatchObject({
    code: 'pieces_not_refundable',
    details: { refundable: 1 },
  })
  expect((await ask(order, 1)).refundable.items).toEqual([])
  await manager.api('POST /orders/{id}/shipments', { params: { id: order.id }, body: {} })
  expect((await list(order)).refundable.items).toMatchObject([{ qty: 1, amount: '380.00' }])
})

test('what will not come after all can be asked back with the rest', async () => {
  const order = await aPartlyShippedOrder()
  await dropRest(order)
  expect((await list(order)).refundable.items).toMatchObject([{ qty: 2, amount: '760.00' }])
})

test('a piece that never left is not put back on its shelf', async () => {
  const order = await aPartlyShippedOrder()
  await dropRest(order)
  const { data } = await ask(order, 2)
  const params = { id: data[0]?._id ?? '' }
  const grant = (restock_qty: number) =>
    manager.api('PUT /refund-requests/{id}/approve', {
      params,
      body: { items: [{ order_item_id: order.itemId, qty: 2, restock_qty }] },
    })
  await expect(grant(2)).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'items.0.restock_qty' }],
  })
  expect(await grant(1)).toMatchObject({ refund_items: [{ granted_qty: 2, restocked_qty: 1 }] })
  expect(await ledgerProblems(ctx.db)).toEqual([])
})

test('of pieces asked back one by one, those that never left stay off their shelf too', async () => {
  const order = await aPartlyShippedOrder()
  await dropRest(order)
  const grantOne = async () => {
    const { data } = await ask(order, 1)
    const id = data.find(({ state }) => state === 'waiting_for_approval')?._id ?? ''
    const items = [{ order_item_id: order.itemId, qty: 1, restock_qty: 1 }]
    return manager.api('PUT /refund-requests/{id}/approve', { params: { id }, body: { items } })
  }
  await grantOne()
  await expect(grantOne()).rejects.toMatchObject({ issues: [{ path: 'items.0.restock_qty' }] })
})

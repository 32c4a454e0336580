import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aGiftOf, aPromotion } from '#test/builders/promotions.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')
const socks = (
  await aProduct(ctx, { price: 5_000, warehouseId: place.stockroom, stock: 9 })
).variant().id
await aPromotion(ctx, aGiftOf(socks))

/** Two items at HK$380 with HK$40 of delivery, and a free pair of socks. */
async function anOrderWithGift() {
  const order = await aCompletedOrder(shop, place)
  const params = { id: order.id }
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params })
  const [bought, gift] = [false, true].map((is) => items.find(({ is_gift }) => is_gift === is))
  async function grant(itemId: string | undefined, qty: number, with_delivery: boolean) {
    const { data } = await order.buyer.api('POST /orders/{id}/refund-request', {
      params,
      body: { reason: 'Loose', refund_items: [{ order_item_id: itemId ?? '', qty }] },
    })
    const waiting = data.find(({ state }) => state === 'waiting_for_approval')
    return manager.api('PUT /refund-requests/{id}/approve', {
      params: { id: waiting?._id ?? '' },
      body: { with_delivery, items: [{ order_item_id: itemId ?? '', qty, restock_qty: qty }] },
    })
  }
  return { bought, gift, grant }
}

test.each([
  // The socks are worth HK$50 here.
  ['kept', '760.00', 0],
  ['returned', '760.00', 1],
  ['charged', '710.00', 0],
] as const)(
  'a gift whose goods went back is %s, as staff decide',
  async (gifts, back, returned) => {
    const order = await aCompletedOrder(shop, place)
    const params = { id: order.id }
    const { items } = await order.buyer.api('GET /orders/{id}/details', { params })
    const [bought, gift] = [false, true].map((is) => items.find(({ is_gift }) => is_gift === is))
    const { data } = await order.buyer.api('POST /orders/{id}/refund-request', {
      params,
      body: { reason: 'Loose', refund_items: [{ order_item_id: bought?._id ?? '', qty: 2 }] },
    })
    const id = data[0]?._id ?? ''
    const waiting = await manager.api('GET /refund-requests/{id}', { params: { id } })
    expect(waiting.gifts_at_risk).toMatchObject([
      { order_item_id: gift?._id, qty: 1, value: gift?.original_price_per_unit },
    ])
    expect(gift?.original_price_per_unit).toBe('50.00')
    const decided = await manager.api('PUT /refund-requests/{id}/approve', {
      params: { id },
      body: { gifts },
    })
    expect(decided).toMatchObject({ gifts_at_risk: [], gifts: { decision: gifts } })
    expect(decided.refunds).toMatchObject([{ amount: back }])
    const told = await order.buyer.api('GET /orders/{id}/refund-request', { params })
    expect(told.data[0]).toMatchObject({ granted_amount: back, gifts: { decision: gifts } })
    const left = told.refundable.items.find((item) => item.order_item_id === gift?._id)
    expect(left === undefined).toBe(returned === 1)
    expect(await findIntegrityProblems(ctx.db)).toEqual([])
  },
)

test('a part that keeps the gift earned puts no gift at risk', async () => {
  const { bought, grant } = await anOrderWithGift()
  expect(await grant(bought?._id, 1, false)).toMatchObject({
    granted_amount: '380.00',
    gifts_at_risk: [],
    gifts: null,
  })
})

test('returning every bought item refunds delivery; the gift may be kept', async () => {
  const { bought, grant } = await anOrderWithGift()
  expect(await grant(bought?._id, 2, true)).toMatchObject({
    granted_amount: '760.00',
    delivery_amount: '40.00',
    order: { refundable: '0.00' },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a returned gift refunds nothing and is restocked', async () => {
  const { bought, gift, grant } = await anOrderWithGift()
  expect(await grant(gift?._id, 1, false)).toMatchObject({
    state: 'approved',
    granted_amount: '0.00',
    refunds: [],
    refund_items: [{ restocked_qty: 1 }],
  })
  await expect(grant(bought?._id, 1, true)).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'with_delivery' }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

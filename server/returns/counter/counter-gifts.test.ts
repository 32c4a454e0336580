import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aGiftOf, aPromotion } from '#test/builders/promotions.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('manager')
const warehouse_id = place.mall
await api('POST /cash-sessions', { body: { warehouse_id, float: '5000' } })
const socks = (
  await aProduct(ctx, { price: 5_000, warehouseId: place.stockroom, stock: 9 })
).variant().id
await aPromotion(ctx, aGiftOf(socks))

test.each([
  // The socks are worth HK$50 here.
  ['kept', '760.00', 0],
  ['returned', '760.00', 1],
  ['charged', '710.00', 0],
] as const)(
  'at the counter a gift whose goods come back is %s, as staff decide',
  async (gifts, refund, returned) => {
    const order = await aCompletedOrder(shop, place)
    const { items } = await order.buyer.api('GET /orders/{id}/details', {
      params: { id: order.id },
    })
    const [bought, gift] = [false, true].map((is) => items.find(({ is_gift }) => is_gift === is))
    const item = { order_item_id: bought?._id ?? '', qty: 2 }
    const asked = { warehouse_id, order_id: order.id, gifts }
    const quote = await api('POST /counter/returns/quotes', { body: { ...asked, items: [item] } })
    expect(quote).toMatchObject({
      gifts_at_risk: [{ order_item_id: gift?._id, qty: 1, value: '50.00' }],
      refund,
    })
    const answer = await api('POST /counter/returns', {
      body: {
        ...asked,
        items: [{ ...item, restock_qty: 2 }],
        reason: 'Too small',
        refund_by: 'cash',
        expected: { refund, to_pay: '0.00' },
      },
    })
    expect(answer).toMatchObject({ cash: refund, refund })
    const request = await api('GET /refund-requests/{id}', {
      params: { id: answer.refund_request_id },
    })
    expect(request).toMatchObject({ gifts_at_risk: [], gifts: { decision: gifts } })
    const taken = await ctx.db
      .selectFrom('order_items')
      .select('returned_qty')
      .where('id', '=', gift?._id ?? '')
      .executeTakeFirst()
    expect(taken).toEqual({ returned_qty: returned })
    expect(await findIntegrityProblems(ctx.db)).toEqual([])
  },
)

test('a part that still earns the gift puts none at risk, nor does an exchange', async () => {
  const order = await aCompletedOrder(shop, place)
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  const bought = items.find(({ is_gift }) => !is_gift)
  const quote = (qty: number, variant_id: string | null) =>
    api('POST /counter/returns/quotes', {
      body: {
        warehouse_id,
        order_id: order.id,
        items: [{ order_item_id: bought?._id ?? '', qty, variant_id }],
        gifts: 'charged',
      },
    })
  expect(await quote(1, null)).toMatchObject({ gifts_at_risk: [], refund: '380.00' })
  const same = bought?.product_variant_id ?? null
  expect(await quote(2, same)).toMatchObject({ gifts_at_risk: [], refund: '0.00' })
})

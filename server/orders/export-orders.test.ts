import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, shipOrder } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('manager')

test('the export has what a packer and an accountant need of each order, filtered as the list', async () => {
  const buyer = await shop.visitor()
  const warehouseId = place.stockroom
  const shirt = await aProduct(ctx, { price: 38_000, stock: 5, warehouseId })
  const coat = await aProduct(ctx, { price: 52_000, stock: 5, warehouseId })
  const ids = [shirt.variant().id, coat.variant().id]
  for (const id of ids) await addToCart(buyer, id)
  const { order_id: id, reference } = await checkOut(buyer, byCourier(place, ids))
  await acceptPayment(ctx, id)
  await shipOrder(ctx, id, 'SF 777')
  const { data, total } = await api('GET /orders/export', { query: { keyword: reference } })
  expect(total).toBe(1)
  const [order] = data
  expect(order).toMatchObject({
    reference,
    name: 'Chan Tai Man',
    email: 'tai.man@example.com',
    is_paid: true,
    paid_at: expect.any(String),
    pickup: null,
    tracking_numbers: ['SF 777'],
    total: '900.00',
    shipping_fee: '0.00',
    original_price: '900.00',
    refunded: '0.00',
    country: 'HK',
  })
  expect(order?.address?.en).toContain('Hoi Yuen Road')
  const sums = order?.items.map(({ qty, subtotal_price: sum }) => `${qty} × ${sum}`)
  expect(sums?.toSorted()).toEqual(['1 × 380.00', '1 × 520.00'])
})

test('what is collected has a shop in place of an address', async () => {
  const { reference } = await anOrder(shop, place, {}, true)
  const { data } = await api('GET /orders/export', { query: { keyword: reference } })
  expect(data).toMatchObject([{ address: null, pickup: { en: expect.any(String) }, paid_at: null }])
})

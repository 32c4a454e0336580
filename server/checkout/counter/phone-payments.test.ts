import { expect, test } from 'vitest'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const { mall: warehouse_id } = await aSellingPlace(ctx)
const { api } = await shop.staff('assistant')

test('an assistant offers cash by phone where the shop takes it, for collection only', async () => {
  const { data } = await api('GET /counter/payment-methods')
  expect(data).toContainEqual({
    slug: 'cash',
    title: expect.objectContaining({ en: 'Cash on collection' }),
  })
  expect(data.map(({ slug }) => slug)).not.toContain('card')

  const product = await aProduct(ctx, { stock: 1, warehouseId: warehouse_id })
  const lines = [{ variant_id: product.variant().id, qty: 1 }]
  const pickup = { method: 'PICKUP', warehouse_id } as const
  const order = {
    warehouse_id,
    lines,
    delivery_details: { name: 'Wong', email: 'wong@example.com', phone: '91234567' },
    payment_method: 'cash',
  } as const
  const { cart } = await api('POST /counter/quotes', {
    body: { warehouse_id, lines, delivery_info: pickup },
  })
  const expected_total = cart.calculations.price.total
  const body = { ...order, delivery_info: pickup, expected_total }
  const sent = { method: 'DELIVERY', courier_id: (await aCourier(ctx)).id } as const
  await expect(
    api('POST /counter/phone-orders', { body: { ...body, delivery_info: sent } }),
  ).rejects.toThrow()
  const { order_id: id } = await api('POST /counter/phone-orders', { body })
  const taken = await api('GET /orders/{id}', { params: { id } })
  expect(taken).toMatchObject({ payment: { method: 'cash' }, is_paid: false })
})

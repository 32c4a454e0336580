import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { amountOff, aPromotion, aVoucher, percentOff } from '#test/builders/promotions.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('assistant')

test('staff see how the price of each item came about, to what was paid for it', async () => {
  const product = await aProduct(ctx, { price: 40_000, stock: 5, warehouseId: place.stockroom })
  const scope = { product_ids: [product.id] }
  await aPromotion(ctx, percentOff(10), { level: 'local', title: 'Autumn week', scope })
  await aVoucher(ctx, amountOff(10_000), { title: 'Thank you', code: 'THANKYOU' })
  const buyer = await shop.visitor()
  const variantId = product.variant().id
  await addToCart(buyer, variantId, 2)
  const body = byCourier(place, [variantId], { voucher_code: 'THANKYOU' })
  const { order_id: id } = await checkOut(buyer, body)
  const { items } = await api('GET /orders/{id}', { params: { id } })
  expect(items).toMatchObject([
    {
      original_price: '800.00',
      price_steps: [
        { kind: 'promotion', title: { en: 'Autumn week' }, code: null, amount: '80.00' },
        { kind: 'voucher', title: { en: 'Thank you' }, code: 'THANKYOU', amount: '100.00' },
      ],
      paid_price: '620.00',
    },
  ])
})

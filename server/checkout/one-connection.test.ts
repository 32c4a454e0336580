import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { connectDatabase } from '#db/connect.ts'
import { aSellingPlace, byCourier, byPickup } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut, clearCart, readCart, setQuantity } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { createApp } from '../app.ts'
import { TagCache } from '../platform/cache/tag-cache.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)

test('checkout works with one connection and cold caches', async () => {
  const { id } = (await aProduct(shop.ctx)).variant()
  const { token, accountId } = await shop.visitor()
  const narrow = connectDatabase({
    url: shop.ctx.settings.databaseUrl ?? '',
    poolSize: 1,
    connectTimeoutMs: 1000,
  })
  const cold = () => {
    const app = createApp({ ...shop.ctx, db: narrow.db, cache: new TagCache(10) })
    const send = async (request: Request) => app.fetch(request)
    const base = 'http://localhost/api/customer'
    const api = createClient({ base, locale: 'en', send, token: () => token })
    return { api, token, accountId }
  }
  await addToCart(cold(), id, 3)
  await setQuantity(cold(), id, 2)
  const refused = checkOut(cold(), byCourier(place, [id], { expected_total: '1.00' }), 'key')
  await expect(refused).rejects.toMatchObject({ code: 'price_changed' })
  await checkOut(cold(), byCourier(place, [id]), 'key')
  await addToCart(cold(), id)
  const { order_id } = await checkOut(cold(), byPickup(place, [id]))
  await cold().api('PUT /orders/{id}/cancelled', { params: { id: order_id } })
  expect(await readCart(cold())).toMatchObject({ count: 0 })
  await clearCart(cold())
  await narrow.close()
})

import { expect, test } from 'vitest'
import { connectDatabase } from '#db/connect.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment, rejectProof } from '#test/builders/order-changes.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { TagCache } from '../platform/cache/tag-cache.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

test('payments settle with one connection and cold caches', async () => {
  const { buyer, id } = await anOrder(shop, place)
  const image = await aProof(shop, buyer.token)
  await buyer.api('PUT /orders/{id}/upload', { params: { id }, body: { image } })
  const narrow = connectDatabase({
    url: ctx.settings.databaseUrl ?? '',
    poolSize: 1,
    connectTimeoutMs: 1000,
  })
  const cold = () => ({ ...ctx, db: narrow.db, cache: new TagCache(10) })
  await rejectProof(cold(), id, 'The amount cannot be read.')
  await acceptPayment(cold(), id)
  await narrow.close()
  expect(await buyer.api('GET /orders/{id}/details', { params: { id } })).toMatchObject({
    is_paid: true,
  })
})

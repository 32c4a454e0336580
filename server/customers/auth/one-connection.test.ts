import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { connectDatabase } from '#db/connect.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer, codeSentTo, freshEmail, password } from '#test/builders/customers.ts'
import { addToCart, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { createApp } from '../../app.ts'
import { TagCache } from '../../platform/cache/tag-cache.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
await aSellingPlace(shop.ctx)

test('customer calls work with one connection and cold caches', async () => {
  const { id } = (await aProduct(shop.ctx)).variant()
  const customer = await aCustomer(shop)
  const visitor = await shop.visitor()
  await addToCart(visitor, id, 2)
  const narrow = connectDatabase({
    url: shop.ctx.settings.databaseUrl ?? '',
    poolSize: 1,
    connectTimeoutMs: 1000,
  })
  const cold = (token: string | null) => {
    const app = createApp({ ...shop.ctx, db: narrow.db, cache: new TagCache(10) })
    const send = async (request: Request) => app.fetch(request)
    const base = 'http://localhost/api/customer'
    return createClient({ base, locale: 'en', send, token: () => token })
  }
  const email = freshEmail()
  await cold(null)('POST /auth/register', { body: { type: 'EMAIL', email, password } })
  const migrating = await shop.visitor()
  await cold(migrating.token)('POST /auth/migrate', {
    body: { type: 'EMAIL', email: freshEmail(), password },
  })
  const { token } = await cold(visitor.token)('POST /auth/login', {
    body: { type: 'EMAIL', login_id: customer.email, password },
  })
  expect(await readCart(customer)).toMatchObject({ count: 2 })
  await cold(token)('GET /auth/change-email-request')
  await cold(token)('POST /auth/change-email', {
    body: { verification_code: await codeSentTo(shop, customer.email), email: freshEmail() },
  })
  await cold(null)('POST /auth/forget-password', { body: { type: 'EMAIL', email: customer.email } })
  const verification_code = await codeSentTo(shop, customer.email)
  const new_password = 'Causeway2027'
  await cold(null)('POST /auth/reset-password', { body: { verification_code, new_password } })
  const again = await cold(null)('POST /auth/login', {
    body: { type: 'EMAIL', login_id: customer.email, password: new_password },
  })
  await cold(again.token)('PUT /profiles/account', { body: { username: 'Ada' } })
  await cold(again.token)('PUT /notification-settings/details', { body: { language: 'zh' } })
  await cold(again.token)('DELETE /profiles/account', { body: { password: new_password } })
  await narrow.close()
})

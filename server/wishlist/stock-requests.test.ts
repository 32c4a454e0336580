import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember, verifyEmail } from '#test/builders/members.ts'
import { aWarehouse, mainStore } from '#test/builders/stores.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { receiveStock } from '../inventory/receive-stock.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { eraseStockRequests } from './request-stock.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
await mainStore(ctx)
const warehouseId = (await aWarehouse(ctx)).id
const key = 'POST /stores/{store_id}/stock-requests'
const params = { store_id: 'main' }

async function aSoldOutVariant(): Promise<string> {
  const product = await aProduct(ctx, { stock: 0, warehouseId })
  return product.variant().id
}

const ask = (product_variant_id: string, email: string) =>
  shop.anybody()(key, { params, body: { product_variant_id, email } })

async function restock(variantId: string): Promise<void> {
  await inTransaction(ctx, (trx) =>
    receiveStock(trx, ctx, { warehouseId, lines: [{ variantId, qty: 3 }], reason: 'Delivery' }),
  )
  shop.passTime(11 * 60)
  await runDueJobs(shop, 'alert_stock_requests', 'send_stock_alert')
}

const sentTo = (email: string) => shop.emails.filter(({ to }) => to === email)

test('a guest hears once that the variant is back', async () => {
  const variantId = await aSoldOutVariant()
  const first = await ask(variantId, 'Wong@Example.com')
  expect(await ask(variantId, 'wong@example.com')).toEqual(first)
  await restock(variantId)
  expect(sentTo('wong@example.com')).toHaveLength(1)
  expect(sentTo('wong@example.com')[0]?.text).toContain(`variant=${variantId}`)
  expect(sentTo('wong@example.com')[0]?.text).toMatch(/: HK\$\d/)
  await restock(variantId)
  expect(sentTo('wong@example.com')).toHaveLength(1)
})

test('the link in the email ends every request of the address', async () => {
  const [one, other] = [await aSoldOutVariant(), await aSoldOutVariant()]
  await ask(one, 'leung@example.com')
  await ask(other, 'leung@example.com')
  await restock(one)
  const [email] = sentTo('leung@example.com')
  const link = /<(.*)>/.exec(email?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect((await shop.app.request(link, { method: 'POST' })).status).toBe(200)
  await restock(other)
  expect(sentTo('leung@example.com')).toHaveLength(1)
})

test.each(['', 'not an address'])('the address “%s” is refused', async (email) => {
  const variantId = await aSoldOutVariant()
  await expect(ask(variantId, email)).rejects.toMatchObject({ status: 422 })
})

test('a variant that is not sold cannot be asked for', async () => {
  await expect(ask('var_unknown000', 'ho@example.com')).rejects.toMatchObject({ status: 404 })
})

test('a customer is written to at the confirmed address, and an erasure deletes the request', async () => {
  const variantId = await aSoldOutVariant()
  const member = await aMember(shop)
  await verifyEmail(ctx, member)
  await member.api(key, { params, body: { product_variant_id: variantId } })
  const requests = ctx.db.selectFrom('stock_requests').select('email')
  const own = requests.where('account_id', '=', member.accountId)
  expect(await own.execute()).toHaveLength(1)
  await ask(variantId, 'still@example.com')
  await inTransaction(ctx, (trx) => eraseStockRequests(trx, member.accountId, []))
  expect(await own.execute()).toEqual([])
  expect(await requests.where('variant_id', '=', variantId).execute()).toHaveLength(1)
})

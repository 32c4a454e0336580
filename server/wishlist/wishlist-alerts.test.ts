import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, change, type BuiltProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { mainStore, aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { alertPriceDrop } from '../catalogue/queue-wishlist-alerts.ts'
import { lockStock } from '../inventory/lock-stock.ts'
import { moveStock } from '../inventory/move-stock.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WishlistAlert } from '../platform/jobs/queue.ts'
import { findPriceDrops } from './find-price-drops.ts'
import { mergeWishlists } from './merge-wishlists.ts'
import { sendWishlistAlert } from './send-wishlist-alert.ts'
import { alertWishlists } from './alert-wishlists.ts'

const shop = await testShop()
const { ctx } = shop
const store = await mainStore(ctx)
const warehouseId = (await aWarehouse(ctx)).id
const params = { store_id: 'main' }

interface OwnerOptions {
  channels?: string[]
  isNotifiable?: boolean
  isVerified?: boolean
  language?: 'en' | 'zh' | 'cn'
}

/** A member with the product on their wishlist and alerts enabled by default. */
async function anOwner({ id }: BuiltProduct, options: OwnerOptions = {}) {
  const member = await aMember(shop)
  const { accountId } = member
  await ctx.db
    .updateTable('accounts')
    .set({ email_verified_at: options.isVerified === false ? null : ctx.clock() })
    .where('id', '=', accountId)
    .execute()
  const settings = {
    is_notifiable: options.isNotifiable ?? true,
    channels: options.channels ?? ['email', 'wishlist'],
    language: options.language ?? 'en',
    unsubscribe_key: `key-${accountId}`,
  }
  await ctx.db
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute()
  await member.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: id },
  })
  return member
}

async function restock(variantId: string, quantity: number): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const stock = await lockStock(trx, [variantId])
    const move = { variantId, warehouseId, kind: 'receive' as const, onHand: quantity }
    await moveStock(trx, ctx, stock, [move])
  })
  await ctx.bus.settled()
}

async function setPrice({ id }: BuiltProduct, price_cents: number): Promise<void> {
  await change(ctx, [`product:${id}`, 'products'], async (trx) => {
    await trx.updateTable('variants').set({ price_cents }).where('product_id', '=', id).execute()
    await alertPriceDrop(trx, id, ctx.clock())
  })
}

async function waiting(name: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select coalesce(key, '') as key from graphile_worker.jobs
    where task_identifier = ${name}`.execute(ctx.db)
  return rows.map(({ key }) => key)
}

/** Runs the job and the emails that it queues; returns the recipients. */
async function notify({ id }: BuiltProduct, news: WishlistAlert): Promise<string[]> {
  const before = shop.emails.length
  await sql`delete from graphile_worker._private_jobs`.execute(ctx.db)
  await alertWishlists(ctx, { product_id: id, news })
  const { rows } = await sql<{ payload: Parameters<typeof sendWishlistAlert>[1] }>`
    select p.payload from graphile_worker._private_jobs p
    join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'send_wishlist_alert'`.execute(ctx.db)
  for (const { payload } of rows) await sendWishlistAlert(ctx, payload)
  return shop.emails.slice(before).map(({ to }) => to)
}

test('a product back in stock is announced to its wishlist owners in their language', async () => {
  const product = await aProduct(ctx, {
    title: { en: 'Chore coat', zh: '工裝外套', cn: '工装外套' },
    price: 98_000,
    stock: 0,
    warehouseId,
  })
  const one = await anOwner(product)
  const other = await anOwner(product, { language: 'zh' })
  await restock(product.variant().id, 3)
  expect(await waiting('alert_wishlists')).toContain(`wish:returned:${product.id}:${store.id}`)
  const notified = await notify(product, 'returned')
  expect(notified.toSorted()).toEqual([one.email, other.email].toSorted())
  const email = shop.emails.find(({ to }) => to === other.email)
  expect(email).toMatchObject({
    subject: expect.stringContaining('工裝外套已補貨'),
    text: expect.stringContaining(`http://shop.test/zh/shop/main/product/${product.id}/`),
    headers: {
      'List-Unsubscribe': `<http://shop.test/api/unsubscribe/key-${other.accountId}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(email?.text).toContain(`/api/unsubscribe/key-${other.accountId}`)
})

test('more stock, another size, or a product on no wishlist sends no alert', async () => {
  const sizes = { sizes: ['S', 'M'], variants: { M: { stock: 0 } }, warehouseId }
  const product = await aProduct(ctx, sizes)
  await anOwner(product)
  const unloved = await aProduct(ctx, { stock: 0, warehouseId })
  await restock(product.variant('S').id, 3)
  await restock(product.variant('M').id, 3)
  await restock(unloved.variant().id, 3)
  const keys = await waiting('alert_wishlists')
  expect(keys).not.toContain(`wish:returned:${product.id}:${store.id}`)
  expect(keys).not.toContain(`wish:returned:${unloved.id}:${store.id}`)
})

test('a lower price sends an alert; a higher or equal price does not', async () => {
  const product = await aProduct(ctx, { price: 50_000, warehouseId })
  const { email } = await anOwner(product)
  await setPrice(product, 60_000)
  await setPrice(product, 50_000)
  expect(await waiting('alert_wishlists')).not.toContain(`wish:cheaper:${product.id}`)
  expect(await notify(product, 'cheaper')).toEqual([])
  await setPrice(product, 39_900)
  expect(await waiting('alert_wishlists')).toContain(`wish:cheaper:${product.id}`)
  expect(await notify(product, 'cheaper')).toEqual([email])
  expect(shop.emails.at(-1)?.text).toContain('399')
})

test('a customer gets one alert per product and day, however often the job runs', async () => {
  const product = await aProduct(ctx, { price: 50_000, warehouseId })
  const { email } = await anOwner(product)
  await setPrice(product, 45_000)
  const runs = await Promise.all([
    notify(product, 'cheaper'),
    alertWishlists(ctx, { product_id: product.id, news: 'cheaper' }),
  ])
  expect(runs[0].length).toBeLessThanOrEqual(1)
  await setPrice(product, 40_000)
  expect(await notify(product, 'cheaper')).toEqual([])
  // The lower price is queued for tomorrow.
  expect(await waiting('alert_wishlists')).toContain(`wish:cheaper:${product.id}`)
  shop.passTime(24 * 3600 + 60)
  expect(await notify(product, 'cheaper')).toEqual([email])
})

test('only customers with alerts enabled and a verified address get an alert', async () => {
  const product = await aProduct(ctx, { price: 50_000, warehouseId })
  await anOwner(product, { channels: ['email', 'newsletter'] })
  await anOwner(product, { channels: ['wishlist'] })
  await anOwner(product, { isNotifiable: false })
  await anOwner(product, { isVerified: false })
  const visitor = await shop.visitor()
  await visitor.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: product.id },
  })
  await setPrice(product, 1000)
  expect(await notify(product, 'cheaper')).toEqual([])
})

test('a customer who unsubscribes before the email is sent gets none', async () => {
  const product = await aProduct(ctx, { warehouseId })
  const { accountId } = await anOwner(product)
  await ctx.db
    .updateTable('notification_settings')
    .set({ channels: ['email'] })
    .where('account_id', '=', accountId)
    .execute()
  const before = shop.emails.length
  const notified_at = ctx.clock().toISOString()
  const job = { account_id: accountId, product_id: product.id, price: 100, notified_at }
  await sendWishlistAlert(ctx, { ...job, news: 'returned' })
  expect(shop.emails.length).toBe(before)
})

test('a product that is gone again when the job runs sends no alert', async () => {
  const product = await aProduct(ctx, { stock: 0, warehouseId })
  await anOwner(product)
  expect(await notify(product, 'returned')).toEqual([])
})

test('a visitor’s wishlist merges into the customer’s without duplicates', async () => {
  const [visitor, member] = [await shop.visitor(), await aMember(shop)]
  const [mine, both] = [await aProduct(ctx, { warehouseId }), await aProduct(ctx, { warehouseId })]
  for (const [{ api }, product] of [
    [visitor, mine],
    [visitor, both],
    [member, both],
  ] as const) {
    const body = { product_id: product.id }
    await api('POST /stores/{store_id}/wishlist/add-to-wishlist', { params, body })
  }
  const merge = () =>
    inTransaction(ctx, (trx) =>
      mergeWishlists(trx, { from: visitor.accountId, into: member.accountId }),
    )
  await Promise.all([merge(), merge()])
  const { data } = await member.api('GET /stores/{store_id}/wishlist/ids', { params })
  expect(data.toSorted()).toEqual([mine.id, both.id].toSorted())
  const left = await visitor.api('GET /stores/{store_id}/wishlist/ids', { params })
  expect(left.total).toBe(0)
})

test('the daily check finds products that a promotion made cheaper', async () => {
  const product = await aProduct(ctx, { price: 50_000, warehouseId })
  const same = await aProduct(ctx, { price: 50_000, warehouseId })
  await anOwner(same)
  const { accountId } = await anOwner(product)
  await ctx.db
    .updateTable('wishlist_items')
    .set({ last_price_cents: 60_000 })
    .where('account_id', '=', accountId)
    .execute()
  await sql`delete from graphile_worker._private_jobs`.execute(ctx.db)
  await findPriceDrops(ctx)
  const { rows } = await sql<{ to: string; price: number }>`
    select payload ->> 'account_id' as to, (payload ->> 'price')::int as price
    from graphile_worker._private_jobs where payload ->> 'account_id' is not null
      and payload ->> 'product_id' in (${product.id}, ${same.id})`.execute(ctx.db)
  expect(rows).toEqual([{ to: accountId, price: 50_000 }])
})

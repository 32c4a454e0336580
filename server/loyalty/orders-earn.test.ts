import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { change } from '#test/builders/catalogue.ts'
import { allPoints, endReturnDays, givePoints, register } from '#test/builders/members.ts'
import { acceptPayment, shipOrder } from '#test/builders/order-changes.ts'
import { anOrder as orderIn } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { completeQuietOrder } from '../orders/complete-later.ts'
import { startRefund } from '../payments/start-refund.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { earnPoints } from './earn-points.ts'
import { spendPoints } from './spend-points.ts'
import { reversePoints } from './reverse-points.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

const tier = (slug: string, from_points: number, factor: number) => ({
  slug,
  title: { en: slug, zh: slug, cn: slug },
  from_points,
  factor,
})
const terms = { points_live_months: 24, tiers: [tier('member', 0, 1), tier('silver', 1000, 1.5)] }
await change(ctx, ['configuration'], (trx) =>
  trx
    .insertInto('configurations')
    .values({ slug: 'membership', value: JSON.stringify(terms) })
    .execute(),
)

async function aShippedOrder(isMember = true) {
  const order = await orderIn(shop, place)
  if (isMember) await register(shop, order.buyer)
  await acceptPayment(ctx, order.id)
  await shipOrder(ctx, order.id, 'SF123')
  return order
}

const complete = ({ id, buyer }: Awaited<ReturnType<typeof aShippedOrder>>) =>
  buyer.api('PUT /orders/{id}/completed', { params: { id } })

const refund = (orderId: string, cents: number) =>
  inTransaction(ctx, (trx) =>
    startRefund(trx, ctx, { orderId, cents, goodsCents: cents, reason: 'Too small' }),
  )

const balanceOf = (accountId: string) => allPoints(ctx, accountId)

test('a completed order earns one point per dollar of its goods, excluding delivery, once', async () => {
  const order = await aShippedOrder()
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
  const { calculations } = await complete(order)
  expect(calculations.shipping_fee).not.toBe('0.00')
  expect(await balanceOf(order.buyer.accountId)).toBe(760)
  const again = () => inTransaction(ctx, (trx) => earnPoints(trx, ctx, { orderId: order.id }))
  await Promise.all([again(), again(), again()])
  expect(await balanceOf(order.buyer.accountId)).toBe(760)
})

test('an order completed twice concurrently earns once', async () => {
  const order = await aShippedOrder()
  const outcomes = await Promise.allSettled([complete(order), complete(order), complete(order)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(order.buyer.accountId)).toBe(760)
})

test('a temporary account earns nothing', async () => {
  const order = await aShippedOrder(false)
  await complete(order)
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
})

test('an order that is never confirmed completes two weeks after shipping', async () => {
  const order = await aShippedOrder()
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`complete:${order.id}`}`.execute(ctx.db)
  const wait = (rows[0]?.run_at.getTime() ?? 0) - ctx.clock().getTime()
  expect(Math.round(wait / 24 / 3_600_000)).toBe(14)
  await completeQuietOrder(ctx, order.id)
  const found = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  expect(found.current_status).toBe('completed')
  expect(await balanceOf(order.buyer.accountId)).toBe(760)
  await expect(completeQuietOrder(ctx, order.id)).resolves.toBeUndefined()
})

test('the current tier multiplies what an order earns', async () => {
  const order = await aShippedOrder()
  const earlier = await aShippedOrder()
  await ctx.db
    .updateTable('orders')
    .set({ account_id: order.buyer.accountId })
    .where('id', '=', earlier.id)
    .execute()
  await inTransaction(ctx, (trx) => earnPoints(trx, ctx, { orderId: earlier.id }))
  await complete(order)
  // 760 points do not reach silver yet.
  expect(await balanceOf(order.buyer.accountId)).toBe(1520)
  await endReturnDays(ctx, order.buyer.accountId)
  const third = await aShippedOrder()
  await ctx.db
    .updateTable('orders')
    .set({ account_id: order.buyer.accountId, current_status: 'completed' })
    .where('id', 'in', [third.id, earlier.id])
    .execute()
  await inTransaction(ctx, (trx) => earnPoints(trx, ctx, { orderId: third.id }))
  expect(await balanceOf(order.buyer.accountId)).toBe(1520 + 1140)
})

test('a refund takes back its share of the points exactly once, and a full refund takes all', async () => {
  const order = await aShippedOrder()
  await complete(order)
  const { refundIds } = await refund(order.id, 38_050)
  const [refundId = ''] = refundIds
  const again = () =>
    inTransaction(ctx, (trx) => reversePoints(trx, ctx, { orderId: order.id, refundId }))
  await Promise.all([again(), again(), again()])
  // HK$379.50 remain.
  expect(await balanceOf(order.buyer.accountId)).toBe(379)
  await refund(order.id, 37_950)
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
  await refund(order.id, 4_000)
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
})

test('points spent before a refund are owed and settled by the next ones earned', async () => {
  const order = await aShippedOrder()
  await complete(order)
  const { accountId } = order.buyer
  await endReturnDays(ctx, accountId)
  await inTransaction(ctx, (trx) => spendPoints(trx, ctx, { accountId, points: 700 }))
  await refund(order.id, 76_000)
  expect(await balanceOf(accountId)).toBe(-700)
  await expect(
    inTransaction(ctx, (trx) => spendPoints(trx, ctx, { accountId, points: 1 })),
  ).rejects.toMatchObject({ details: { balance: -700, needed: 1 } })
  await givePoints(ctx, accountId, 1000)
  expect(await balanceOf(accountId)).toBe(300)
})

test('a refund takes the order’s own points before older ones', async () => {
  const order = await aShippedOrder()
  const { accountId } = order.buyer
  await givePoints(ctx, accountId, 500, 5)
  await complete(order)
  await refund(order.id, 76_000)
  const lots = await ctx.db
    .selectFrom('points_lots')
    .select('remaining')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  expect(lots).toEqual([{ remaining: 500 }, { remaining: 0 }])
})

test('money refunded before completion earns nothing', async () => {
  const order = await aShippedOrder()
  await refund(order.id, 38_000)
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
  await complete(order)
  expect(await balanceOf(order.buyer.accountId)).toBe(380)
  await refund(order.id, 38_000)
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
})

test('a refund by staff without a return takes back the points for goods, not for delivery', async () => {
  const order = await aShippedOrder()
  await complete(order)
  const manager = await shop.staff('manager')
  const goodwill = (amount: string) =>
    manager.api('POST /orders/{id}/refunds', {
      params: { id: order.id },
      body: { amount, reason: 'A loose button' },
    })
  await Promise.all([goodwill('100.50'), goodwill('100.50')])
  // HK$559 remain.
  expect(await balanceOf(order.buyer.accountId)).toBe(559)
  await goodwill('559.00')
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
  await goodwill('40.00')
  expect(await balanceOf(order.buyer.accountId)).toBe(0)
  const { data } = await order.buyer.api('GET /profiles/membership/transactions')
  expect(data.map(({ kind, points }) => [kind, points])).toEqual([
    ['take_back', -559],
    ['take_back', -100],
    ['take_back', -101],
    ['earn', 760],
  ])
})

test('after all these tests the points ledger adds up', async () => {
  const problems = await findIntegrityProblems(ctx.db)
  expect(problems.filter(({ rule }) => /point|lot/.test(rule))).toEqual([])
})

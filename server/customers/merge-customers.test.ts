import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aPost } from '#test/builders/journal.ts'
import { aMember, endReturnDays, givePoints, verifyEmail } from '#test/builders/members.ts'
import { anOrder } from '#test/builders/orders.ts'
import { aPointsOrder } from '#test/builders/points-orders.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { earnedWithinYear, pointsBalance } from '../loyalty/balance.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff()

function merge(account_id: string, duplicate_id: string, by = api) {
  return by('POST /customers/{account_id}/merges', {
    params: { account_id },
    body: { duplicate_id, reason: 'Asked at the counter' },
  })
}

const lotsOf = (accountId: string) =>
  ctx.db
    .selectFrom('points_lots')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .execute()

async function membershipOf({ accountId }: Visitor) {
  const [points, earned, lots] = await Promise.all([
    pointsBalance(ctx.db, accountId, ctx.clock()),
    earnedWithinYear(ctx.db, accountId, ctx.clock()),
    lotsOf(accountId),
  ])
  return { points, earned, lots: lots.length }
}

test('a guest’s orders become the customer’s, and the guest is closed', async () => {
  const member = await aMember(shop)
  const { id, reference, buyer } = await anOrder(shop, place)
  const merged = await merge(member.accountId, buyer.accountId)
  expect(merged).toMatchObject({ _id: member.accountId, order_count: 1 })
  const own = await member.api('GET /orders/{id}/details', { params: { id } })
  expect(own.reference).toBe(reference)
  await expect(buyer.api('GET /orders/{id}/details', { params: { id } })).rejects.toMatchObject({
    status: 401,
  })
  const { data } = await api('GET /customers', { query: { type: 'TEMP' } })
  expect(data.map(({ _id }) => _id)).not.toContain(buyer.accountId)
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'after'])
    .where('subject_id', '=', member.accountId)
    .execute()
  expect(changes).toEqual([
    {
      action: 'customer_merged',
      after: {
        duplicate_id: buyer.accountId,
        orders: [reference],
        reason: 'Asked at the counter',
      },
    },
  ])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an account is merged once, not into itself, and only into a customer', async () => {
  const [one, other] = [await aMember(shop), await aMember(shop)]
  const { buyer } = await anOrder(shop, place)
  const refused = { status: 422, issues: [{ path: 'duplicate_id' }] }
  await expect(merge(one.accountId, one.accountId)).rejects.toMatchObject(refused)
  await expect(merge(buyer.accountId, buyer.accountId)).rejects.toMatchObject({ status: 404 })
  const outcomes = await Promise.allSettled([
    merge(one.accountId, buyer.accountId),
    merge(other.accountId, buyer.accountId),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(merge(one.accountId, buyer.accountId)).rejects.toMatchObject(refused)
})

test('an assistant merges no one', async () => {
  const member = await aMember(shop)
  const { buyer } = await anOrder(shop, place)
  const assistant = await shop.staff('assistant')
  const attempt = merge(member.accountId, buyer.accountId, assistant.api)
  await expect(attempt).rejects.toMatchObject({ status: 403 })
})

test('two accounts become one: orders, points with their expiry, tier, vouchers, phone', async () => {
  const { id, buyer } = await aPointsOrder(shop, place)
  const member = await aMember(shop)
  await verifyEmail(ctx, member)
  await ctx.db
    .updateTable('accounts')
    .set({ email: null, area_code: '852', phone: '51234567', phone_e164: '+85251234567' })
    .set({ phone_verified_at: ctx.clock() })
    .where('id', '=', buyer.accountId)
    .execute()
  await givePoints(ctx, member.accountId, 100, 30)
  const voucher = await aVoucher(ctx, amountOff(5_000), { points: 300 })
  await buyer.api('POST /vouchers/redeem', { body: { voucher_id: voucher.id, qty: 1 } })
  const before = await membershipOf(buyer)
  const merged = await merge(member.accountId, buyer.accountId)
  expect(merged).toMatchObject({
    points: 100 + before.points,
    order_count: 1,
    email: member.email,
    phone: '51234567',
    is_phone_verified: true,
  })
  expect(await lotsOf(buyer.accountId)).toEqual([])
  expect(await lotsOf(member.accountId)).toHaveLength(1 + before.lots)
  const after = await membershipOf(member)
  expect(after.earned).toBe(before.earned)
  const own = await member.api('GET /orders/{id}/details', { params: { id } })
  expect(own._id).toBe(id)
  expect((await member.api('GET /redeemed-vouchers/all')).total).toBe(1)
  await expect(buyer.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('comments of the other account become the customer’s, and what both wrote is there once', async () => {
  const [member, other] = [await aMember(shop), await aMember(shop)]
  const post = await aPost(ctx)
  const write = ({ api: by }: Visitor, comment: string) =>
    by('POST /posts/review', { body: { _id: post.id, comment } })
  await write(member, 'Lovely wool')
  await write(other, 'Lovely wool')
  await write(other, 'When is it back?')
  await merge(member.accountId, other.accountId)
  const { data } = await member.api('GET /posts/{id}/reviews', { params: { id: post.id } })
  const written = data.map(({ comment, user_id }) => `${comment} ${user_id}`)
  expect(written.toSorted()).toEqual([
    `Lovely wool ${member.accountId}`,
    `When is it back? ${member.accountId}`,
  ])
})

test('points that an account owes are owed by the other, also after a second merge', async () => {
  const { id, buyer } = await aPointsOrder(shop, place)
  const [member, third] = [await aMember(shop), await aMember(shop)]
  await endReturnDays(ctx, buyer.accountId)
  const { points } = await membershipOf(buyer)
  const voucher = await aVoucher(ctx, amountOff(5_000), { points })
  await buyer.api('POST /vouchers/redeem', { body: { voucher_id: voucher.id, qty: 1 } })
  const goodwill = { amount: '700.00', reason: 'A loose button' }
  await api('POST /orders/{id}/refunds', { params: { id }, body: goodwill })
  const owed = (await membershipOf(buyer)).points
  expect(owed).toBeLessThan(0)
  await givePoints(ctx, member.accountId, 100)
  expect((await merge(member.accountId, buyer.accountId)).points).toBe(100 + owed)
  expect((await merge(third.accountId, member.accountId)).points).toBe(100 + owed)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('two merges of the same two accounts at once leave one account', async () => {
  const [one, other] = [await aMember(shop), await aMember(shop)]
  for (const { accountId } of [one, other]) await givePoints(ctx, accountId, 50)
  const outcomes = await Promise.allSettled([
    merge(one.accountId, other.accountId),
    merge(other.accountId, one.accountId),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

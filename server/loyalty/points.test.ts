import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { pointsBalance } from './balance.ts'
import { expirePoints } from './expire-points.ts'
import { returnPoints } from './return-points.ts'
import { spendPoints } from './spend-points.ts'

const shop = await testShop()
const { ctx } = shop
const days = (count: number) => count * 24 * 3600

async function spend(
  accountId: string,
  points: number,
  orderId: string = newId('order'),
): Promise<string> {
  await inTransaction(ctx, (trx) => spendPoints(trx, ctx, { accountId, points, orderId }))
  return orderId
}

function giveBack(orderId: string): Promise<void> {
  return inTransaction(ctx, (trx) => returnPoints(trx, ctx, { orderId }))
}

function lotsOf(accountId: string) {
  return ctx.db
    .selectFrom('points_lots')
    .select(['points', 'remaining', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

test('fifty concurrent spends of 300 from 1,000 points: three succeed, 100 are left', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 1000)
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => spend(accountId, 300)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'not_enough_points' })
  expect(await pointsBalance(ctx.db, accountId, ctx.clock())).toBe(100)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a spend beyond the balance reports balance and need, and takes nothing', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 200)
  await expect(spend(accountId, 201)).rejects.toMatchObject({
    code: 'not_enough_points',
    details: { balance: 200, needed: 201 },
  })
  expect(await pointsBalance(ctx.db, accountId, ctx.clock())).toBe(200)
})

test('points that expire first are spent first', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 100, 300)
  await givePoints(ctx, accountId, 100, 10)
  await spend(accountId, 150)
  const lots = await lotsOf(accountId)
  expect(lots.map(({ remaining }) => remaining)).toEqual([50, 0])
})

test('the points an order spent are returned exactly once, even concurrently, with their expiry date', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 400, 300)
  await givePoints(ctx, accountId, 100, 2)
  const orderId = await spend(accountId, 450)
  await Promise.all(Array.from({ length: 10 }, () => giveBack(orderId)))
  await giveBack(orderId)
  expect(await pointsBalance(ctx.db, accountId, ctx.clock())).toBe(500)
  const [long, , soon, later] = await lotsOf(accountId)
  expect(later).toMatchObject({ points: 350, expires_at: long?.expires_at })
  // Points about to expire are extended by a month.
  const left = (soon?.expires_at.getTime() ?? 0) - ctx.clock().getTime()
  expect(left / 24 / 3_600_000).toBeGreaterThan(29)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an order that spent no points gets none back', async () => {
  await expect(giveBack(newId('order'))).resolves.toBeUndefined()
})

test('an order or a redeemed code takes points at most once', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 500)
  const orderId = await spend(accountId, 100)
  await expect(spend(accountId, 100, orderId)).rejects.toThrow('points_spent_once')
  const redeem = () =>
    inTransaction(ctx, (trx) =>
      spendPoints(trx, ctx, { accountId, points: 100, voucherCodeId: 'vcd_one' }),
    )
  await redeem()
  await expect(redeem()).rejects.toThrow('points_spent_once_per_voucher_code')
  expect(await pointsBalance(ctx.db, accountId, ctx.clock())).toBe(300)
})

test('expired points cannot be spent, even before the expiry job has run', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 100, 10)
  await givePoints(ctx, accountId, 30, 40)
  shop.passTime(days(11))
  expect(await pointsBalance(ctx.db, accountId, ctx.clock())).toBe(30)
  await expect(spend(accountId, 31)).rejects.toMatchObject({
    details: { balance: 30, needed: 31 },
  })
  await Promise.all([expirePoints(ctx), expirePoints(ctx), spend(accountId, 10)])
  expect(await pointsBalance(ctx.db, accountId, ctx.clock())).toBe(20)
  const expired = await ctx.db
    .selectFrom('points_transactions')
    .select('points')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'expire')
    .execute()
  expect(expired).toEqual([{ points: -100 }])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test.each([
  [
    'a point that was never given',
    sql`update points_balances set available = available + 1 where available > 0`,
  ],
  [
    'an entry that was edited',
    sql`update points_transactions set points = points + 1 where points > 1`,
  ],
  [
    'a lot that lost a point',
    sql`update points_lots set remaining = remaining - 1 where remaining > 0`,
  ],
  ['a missing draw', sql`delete from points_lot_debits`],
  ['a debt without a refund', sql`update points_balances set available = 0, debt = 5`],
])('the audit finds %s', async (_, tamper) => {
  const undone = ctx.db.transaction().execute(async (trx) => {
    await tamper.execute(trx)
    expect(await findIntegrityProblems(trx)).not.toEqual([])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
})

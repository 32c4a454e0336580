import { expect, test } from 'vitest'
import { membershipTerms } from '#contract/membership-terms.ts'
import { membership } from '#demo/membership.ts'
import { newId } from '#domain/ids.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { testShop } from '#test/shop.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { spendPoints } from './spend-points.ts'

const shop = await testShop()
const { ctx } = shop

test('membership requires a registered account', async () => {
  const visitor = await shop.visitor()
  for (const call of ['status', 'balance', 'transactions'] as const) {
    const key = `GET /profiles/membership/${call}` as const
    await expect(visitor.api(key)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(shop.anybody()(key)).rejects.toMatchObject({ status: 401 })
  }
})

test('a new member starts on the first tier with no points', async () => {
  const { api } = await aMember(shop)
  expect(await api('GET /profiles/membership/status')).toMatchObject({
    level: 1,
    factor: 1,
    points: 0,
    points_earned: 0,
    tier: { title: { en: 'Member', zh: '會員', cn: '会员' } },
    next_tier: null,
    expiring_soon: null,
  })
  expect(await api('GET /profiles/membership/balance')).toEqual({
    balance: 0,
    coming: [],
    expiring: [],
  })
  expect(await api('GET /profiles/membership/transactions')).toMatchObject({ data: [], total: 0 })
})

test('the status shows what expires soon, and the balance after everything has expired', async () => {
  const { api, accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 100, 400)
  await givePoints(ctx, accountId, 30, 20)
  await givePoints(ctx, accountId, 40, 30)
  const { points, expiring_soon } = await api('GET /profiles/membership/status')
  expect(points).toBe(170)
  expect(expiring_soon?.points).toBe(70)
  const { balance, expiring } = await api('GET /profiles/membership/balance')
  expect(balance).toBe(170)
  expect(expiring.map((each) => each.points)).toEqual([30, 40, 100])
  expect(expiring[0]?.expires_at).toBe(expiring_soon?.expires_at)
})

test('movements are listed newest first, by page, with titles and a running balance', async () => {
  const { api, accountId, token } = await aMember(shop)
  for (const points of [100, 200, 300]) await givePoints(ctx, accountId, points)
  await inTransaction(ctx, (trx) =>
    spendPoints(trx, ctx, { accountId, points: 50, voucherCodeId: newId('voucherCode') }),
  )
  const first = await api('GET /profiles/membership/transactions', { query: { per_page: 3 } })
  expect(first).toMatchObject({ total: 4, current_page: 1 })
  expect(first.data.map((each) => [each.points, each.balance_after])).toEqual([
    [-50, 550],
    [300, 600],
    [200, 300],
  ])
  expect(first.data[0]?.title.zh).toBe('換領優惠券')
  const next = await shop.app.request(first.next_page_url ?? '', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await next.json()).toMatchObject({ data: [{ points: 100 }], next_page_url: null })
})

test('another customer’s points are not visible', async () => {
  const rich = await aMember(shop)
  await givePoints(ctx, rich.accountId, 999)
  const { api } = await aMember(shop)
  expect(await api('GET /profiles/membership/balance')).toMatchObject({ balance: 0 })
  expect(await api('GET /profiles/membership/transactions')).toMatchObject({ total: 0 })
})

test.each([{ page: 0 }, { per_page: 0 }, { page: 1.5 }])('%o is invalid', async (query) => {
  const { api } = await aMember(shop)
  await expect(api('GET /profiles/membership/transactions', { query })).rejects.toMatchObject({
    status: 422,
  })
})

test('the demo label’s tiers are valid terms', () => {
  expect(membershipTerms.parse(membership)).toEqual(membership)
})

const [first, ...above] = membership.tiers
test.each([
  [[]],
  [above],
  [[first, ...above.toReversed()]],
  [[first, { ...above[0], slug: 'member' }]],
  [[{ ...first, factor: 0 }]],
])('tiers %j are refused', (tiers) => {
  expect(membershipTerms.safeParse({ tiers }).success).toBe(false)
})

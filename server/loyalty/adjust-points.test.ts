import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const manager = await shop.staff('manager')

function adjust(account_id: string, points: number, { api } = manager, idempotencyKey?: string) {
  return api('POST /customers/{account_id}/points', {
    params: { account_id },
    body: { points, reason: 'Late parcel' },
    ...(idempotencyKey && { idempotencyKey }),
  })
}

test('staff add and remove points with a reason shown to the customer', async () => {
  const member = await aMember(shop)
  expect(await adjust(member.accountId, 300)).toEqual({ balance: 300 })
  expect(await adjust(member.accountId, -120)).toEqual({ balance: 180 })
  const own = await member.api('GET /profiles/membership/transactions')
  expect(own.data[0]).toMatchObject({
    kind: 'adjust',
    points: -120,
    balance_after: 180,
    reason: 'Late parcel',
  })
  const seen = await manager.api('GET /customers/{account_id}/points', {
    params: { account_id: member.accountId },
  })
  expect(seen).toMatchObject({ balance: 180, total: 2, data: own.data })
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select(['staff_id', 'action', 'after'])
    .where('subject_id', '=', member.accountId)
    .orderBy('id')
    .execute()
  expect(changes).toMatchObject([
    { staff_id: manager.id, action: 'points_adjusted', after: { points: 300 } },
    { after: { points: -120, balance: 180 } },
  ])
})

test('no more points can be removed than the balance, even concurrently', async () => {
  const { accountId } = await aMember(shop)
  await givePoints(ctx, accountId, 100)
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => adjust(accountId, -60)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(adjust(accountId, -60)).rejects.toMatchObject({
    status: 409,
    code: 'not_enough_points',
    details: { balance: 40, needed: 60 },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an adjustment retried with its key is made once', async () => {
  const { accountId } = await aMember(shop)
  await adjust(accountId, 50, manager, 'adjust-1')
  expect(await adjust(accountId, 50, manager, 'adjust-1')).toEqual({ balance: 50 })
})

test('an assistant reads points but cannot adjust them; a customer can do neither', async () => {
  const member = await aMember(shop)
  const assistant = await shop.staff('assistant')
  const params = { account_id: member.accountId }
  await expect(
    assistant.api('GET /customers/{account_id}/points', { params }),
  ).resolves.toMatchObject({ balance: 0 })
  await expect(adjust(member.accountId, 10, assistant)).rejects.toMatchObject({ status: 403 })
  const customer = shop.staffApi(member.token)
  await expect(customer('GET /customers/{account_id}/points', { params })).rejects.toMatchObject({
    status: 401,
  })
})

test('visitors and unknown accounts have no points to adjust', async () => {
  const visitor = await shop.visitor()
  await expect(adjust(visitor.accountId, 10)).rejects.toMatchObject({ status: 404 })
  await expect(adjust(newId('account'), 10)).rejects.toMatchObject({ status: 404 })
  await expect(
    manager.api('GET /customers/{account_id}/points', { params: { account_id: 'acc_none' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test.each([0, 1.5, 2_000_000, -2_000_000])('adjusting by %f points is refused', async (points) => {
  const { accountId } = await aMember(shop)
  await expect(adjust(accountId, points)).rejects.toMatchObject({ status: 422, code: 'invalid' })
})

import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aMember } from '#test/builders/members.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff()

function merge(account_id: string, guest_id: string, by = api) {
  return by('POST /customers/{account_id}/merges', {
    params: { account_id },
    body: { guest_id, reason: 'Asked at the counter' },
  })
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
        guest_id: buyer.accountId,
        orders: [reference],
        reason: 'Asked at the counter',
      },
    },
  ])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('only a guest is merged, once, and only into a customer', async () => {
  const [one, other] = [await aMember(shop), await aMember(shop)]
  const { buyer } = await anOrder(shop, place)
  const refused = { status: 422, issues: [{ path: 'guest_id' }] }
  await expect(merge(one.accountId, other.accountId)).rejects.toMatchObject(refused)
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

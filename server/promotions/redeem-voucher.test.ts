import { expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { amountOff, aVoucher, freeDelivery, percentOff } from '#test/builders/promotions.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { pointsBalance } from '../loyalty/balance.ts'

const shop = await testShop()
const { ctx } = shop
const days = (count: number) => new Date(ctx.clock().getTime() + count * 24 * 3_600_000)

async function aRichMember(points = 1_000): Promise<Visitor> {
  const member = await aMember(shop)
  await givePoints(ctx, member.accountId, points)
  return member
}

const redeem = ({ api }: Visitor, voucher_id: string, qty = 1, idempotencyKey?: string) =>
  api('POST /vouchers/redeem', {
    body: { voucher_id, qty },
    ...(idempotencyKey && { idempotencyKey }),
  })

const balanceOf = ({ accountId }: Visitor) => pointsBalance(ctx.db, accountId, ctx.clock())

test('points are exchanged for codes, valid for the promised number of days', async () => {
  const member = await aRichMember()
  const { id } = await aVoucher(ctx, amountOff(5_000), { points: 300, validDays: 30 })
  const { data, points_balance } = await redeem(member, id, 2)
  expect(points_balance).toBe(400)
  expect(data).toHaveLength(2)
  expect(new Set(data.map(({ code }) => code)).size).toBe(2)
  expect(data[0]).toMatchObject({
    code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
    state: 'usable',
    points: 300,
    order: null,
    voucher: { _id: id, discount_type: 'amount', discount_value: '50.00', points_required: 300 },
  })
  const lives = Date.parse(data[0]?.expires_at ?? '') - Date.parse(data[0]?.redeemed_at ?? '')
  expect(lives).toBe(30 * 24 * 3_600_000)
  const listed = await member.api('GET /redeemed-vouchers/all')
  expect(listed.total).toBe(2)
  const params = { discount_code_id: data[0]?._id ?? '' }
  expect(await member.api('GET /redeemed-vouchers/{discount_code_id}/details', { params })).toEqual(
    data[0],
  )
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('too few points redeem nothing, not even a part', async () => {
  const member = await aRichMember(500)
  const { id } = await aVoucher(ctx, amountOff(5_000), { points: 300 })
  await expect(redeem(member, id, 2)).rejects.toMatchObject({
    status: 409,
    code: 'not_enough_points',
  })
  expect((await member.api('GET /redeemed-vouchers/all')).data).toEqual([])
  expect(await balanceOf(member)).toBe(500)
})

test('the same request again redeems nothing more', async () => {
  const member = await aRichMember()
  const { id } = await aVoucher(ctx, amountOff(5_000), { points: 300 })
  const first = await redeem(member, id, 1, 'redeem-once')
  expect(await redeem(member, id, 1, 'redeem-once')).toEqual(first)
  expect(await balanceOf(member)).toBe(700)
})

test('twenty concurrent requests for 300 of 1,000 points redeem three codes', async () => {
  const member = await aRichMember()
  const { id } = await aVoucher(ctx, amountOff(5_000), { points: 300 })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(member, id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await balanceOf(member)).toBe(100)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a voucher limited to five is redeemed five times by twenty concurrent members', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => aRichMember()))
  const { id } = await aVoucher(ctx, amountOff(5_000), { points: 100, maxUses: 5 })
  const outcomes = await Promise.allSettled(members.map((member) => redeem(member, id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const details = await shop.anybody()('GET /vouchers/{voucher_id}/details', {
    params: { voucher_id: id },
  })
  expect(details.is_available).toBe(false)
})

test('the number of codes per customer can be limited', async () => {
  const member = await aRichMember()
  const { id } = await aVoucher(ctx, amountOff(5_000), { points: 0, perCustomer: 1 })
  await redeem(member, id)
  await expect(redeem(member, id)).rejects.toMatchObject({
    status: 409,
    code: 'voucher_not_redeemable',
    details: { problem: 'already_used' },
  })
})

test('a voucher that has not started, has ended or is not for points cannot be redeemed', async () => {
  const member = await aRichMember()
  const early = await aVoucher(ctx, amountOff(500), { points: 1, startsAt: days(1) })
  const late = await aVoucher(ctx, amountOff(500), { points: 1, endsAt: days(-1) })
  const shared = await aVoucher(ctx, amountOff(500))
  const hidden = await aVoucher(ctx, amountOff(500), { points: 1, isListed: false })
  const problem = (text: string) => ({
    code: 'voucher_not_redeemable',
    details: { problem: text },
  })
  await expect(redeem(member, early.id)).rejects.toMatchObject(problem('not_started'))
  await expect(redeem(member, late.id)).rejects.toMatchObject(problem('expired'))
  await expect(redeem(member, shared.id)).rejects.toMatchObject(problem('unknown'))
  await expect(redeem(member, hidden.id)).rejects.toMatchObject({ status: 404 })
  await expect(redeem(member, 'vou_none')).rejects.toMatchObject({ status: 404 })
  await expect(redeem(member, early.id, 0)).rejects.toMatchObject({ status: 422 })
  expect(await balanceOf(member)).toBe(1_000)
})

test('a temporary account redeems nothing and has no codes', async () => {
  const visitor = await shop.visitor()
  const { id } = await aVoucher(ctx, amountOff(500), { points: 0 })
  await expect(redeem(visitor, id)).rejects.toMatchObject({ status: 403 })
  await expect(visitor.api('GET /redeemed-vouchers/all')).rejects.toMatchObject({ status: 403 })
  await expect(shop.anybody()('GET /redeemed-vouchers/all')).rejects.toMatchObject({ status: 401 })
})

test('another customer’s code is not found', async () => {
  const owner = await aRichMember()
  const { id } = await aVoucher(ctx, amountOff(500), { points: 0 })
  const { data } = await redeem(owner, id)
  const other = await aMember(shop)
  const params = { discount_code_id: data[0]?._id ?? '' }
  await expect(
    other.api('GET /redeemed-vouchers/{discount_code_id}/details', { params }),
  ).rejects.toMatchObject({ status: 404 })
  expect((await other.api('GET /redeemed-vouchers/all')).data).toEqual([])
})

test('codes are listed by state and by page', async () => {
  const member = await aRichMember()
  const { id } = await aVoucher(ctx, amountOff(500), { points: 0 })
  await redeem(member, id, 3)
  await ctx.db
    .updateTable('voucher_codes')
    .set({ expires_at: new Date(0) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('voucher_codes')
        .select('id')
        .where('account_id', '=', member.accountId)
        .limit(1),
    )
    .execute()
  const list = (query: { state?: 'usable' | 'expired' | 'used'; per_page?: number }) =>
    member.api('GET /redeemed-vouchers/all', { query })
  expect(await list({ state: 'usable' })).toMatchObject({ total: 2 })
  expect(await list({ state: 'expired' })).toMatchObject({
    total: 1,
    data: [{ state: 'expired' }],
  })
  expect(await list({ state: 'used' })).toMatchObject({ total: 0, data: [] })
  const first = await list({ per_page: 2 })
  expect(first.data).toHaveLength(2)
  expect(first.next_page_url).toContain('page=2')
})

test('running vouchers are listed in the shop’s order or the requested one', async () => {
  await aVoucher(ctx, percentOff(10), { slug: 'ten', title: 'Ten', points: 900, position: 1 })
  await aVoucher(ctx, percentOff(5), { slug: 'five', title: 'Five', points: 400, position: 2 })
  await aVoucher(ctx, freeDelivery, { slug: 'door', points: 100, position: 3 })
  await aVoucher(ctx, percentOff(50), { slug: 'over', points: 1, endsAt: days(-1) })
  await aVoucher(ctx, percentOff(60), { slug: 'hidden', points: 1, isListed: false })
  const list = (query: CallInput<'GET /vouchers/all'>['query']) =>
    shop.anybody()('GET /vouchers/all', { ...(query && { query }) })
  const percentages = async (query: CallInput<'GET /vouchers/all'>['query'] = {}) =>
    (await list({ ...query, discount_type: 'percent' })).data.map(({ slug }) => slug)
  expect(await percentages()).toEqual(['ten', 'five'])
  expect(await percentages({ slug: 'points_asc' })).toEqual(['five', 'ten'])
  expect(await percentages({ sort_by: 'title.en' })).toEqual(['five', 'ten'])
  expect(await percentages({ sort_by: 'title.en', sort_order: 'desc' })).toEqual(['ten', 'five'])
  expect((await list({ discount_type: 'free_shipping' })).data).toMatchObject([{ slug: 'door' }])
  await expect(list({ page: 0 })).rejects.toMatchObject({ status: 422 })
})

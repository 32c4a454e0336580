import { expect, test } from 'vitest'
import { addDays, dayMs, hongKongDay } from '#domain/dates.ts'
import { aSellingPlace, byPickup } from '#test/builders/cart.ts'
import { change } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { expirePoints } from './expire-points.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')
const owner = await shop.staff('owner')
const voucher = await aVoucher(ctx, amountOff(5_000), { points: 300 })

/** Lets days pass in which everyone stays signed in. */
async function passDays(days: number) {
  shop.passTime(days * 24 * 3600)
  const expires_at = new Date(ctx.clock().getTime() + dayMs)
  await ctx.db.updateTable('access_tokens').set({ expires_at }).execute()
  await ctx.db.updateTable('staff_tokens').set({ expires_at }).execute()
}

type Member = Awaited<ReturnType<typeof aMember>>

const balanceOf = ({ api }: Member) => api('GET /profiles/membership/balance')
const statusOf = ({ api }: Member) => api('GET /profiles/membership/status')
const redeem = ({ api }: Member) =>
  api('POST /vouchers/redeem', { body: { voucher_id: voucher.id, qty: 1 } })
const release = ({ accountId }: Member, { id }: Placed, by = manager) =>
  by.api('POST /customers/{account_id}/points/release', {
    params: { account_id: accountId },
    body: { order_id: id, reason: 'Waived the right to return' },
  })

async function ask(order: Placed, qty = 2): Promise<string> {
  const params = { id: order.id }
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params })
  const { data } = await order.buyer.api('POST /orders/{id}/refund-request', {
    params,
    body: { reason: 'Too small', refund_items: [{ order_item_id: items[0]?._id ?? '', qty }] },
  })
  return data.find(({ state }) => state === 'waiting_for_approval')?._id ?? ''
}

const grant = (id: string) =>
  manager.api('PUT /refund-requests/{id}/approve', { params: { id }, body: {} })

const refundAll = ({ id }: Placed) =>
  manager.api('POST /orders/{id}/refunds', {
    params: { id },
    body: { amount: '760.00', reason: 'All went back' },
  })

async function setReturnDays(days: number) {
  await owner.api('PUT /configurations/{slug}', {
    params: { slug: 'limits' },
    body: { value: { return_days: days } },
  })
  await runDueJobs(shop, 'reschedule_points')
}

async function buyWith(member: Member, voucher_code: string) {
  return anOrder(shop, place, { voucher_code }, false, member)
}

test('what an order earns is coming, with its day, until it can no longer be returned', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  const day = addDays(hongKongDay(ctx.clock()), 15)
  const coming = [
    { points: 760, spendable_on: day, order: { _id: order.id, reference: order.reference } },
  ]
  expect(await balanceOf(member)).toEqual({ balance: 0, coming, expiring: [] })
  expect(await statusOf(member)).toMatchObject({ points: 0, points_earned: 0, coming })
  const { data } = await member.api('GET /profiles/membership/transactions')
  expect(data).toMatchObject([{ kind: 'earn', points: 760, spendable_on: day }])
  await expect(redeem(member)).rejects.toMatchObject({
    code: 'not_enough_points',
    details: { balance: 0, needed: 300 },
  })

  await passDays(14)
  const params = { id: order.id }
  const { refundable } = await member.api('GET /orders/{id}/refund-request', { params })
  expect(refundable).toMatchObject({ is_allowed: true, until: addDays(day, -1) })
  await expect(redeem(member)).rejects.toMatchObject({ code: 'not_enough_points' })
  await passDays(1)
  const later = await member.api('GET /orders/{id}/refund-request', { params })
  expect(later.refundable).toMatchObject({ is_allowed: false, refusal: 'too_late' })
  expect(await balanceOf(member)).toMatchObject({ balance: 760, coming: [] })
  expect(await statusOf(member)).toMatchObject({ points: 760, points_earned: 760, coming: [] })
  expect((await redeem(member)).points_balance).toBe(460)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('bought, completed, redeemed, returned: the points are refused, and no debt is left', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  await expect(redeem(member)).rejects.toMatchObject({ code: 'not_enough_points' })
  await grant(await ask(order))
  expect(await balanceOf(member)).toEqual({ balance: 0, coming: [], expiring: [] })
  await expect(redeem(member)).rejects.toMatchObject({ code: 'not_enough_points' })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a refund takes what the order has coming and leaves points to spend alone', async () => {
  const member = await aMember(shop)
  await givePoints(ctx, member.accountId, 300, 400)
  const order = await aCompletedOrder(shop, place, {}, member)
  await redeem(member)
  await grant(await ask(order, 1))
  expect(await balanceOf(member)).toMatchObject({ balance: 0, coming: [{ points: 380 }] })
  await grant(await ask(order, 1))
  expect(await balanceOf(member)).toMatchObject({ balance: 0, coming: [] })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('points wait while a return that was requested in time is undecided', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  const requestId = await ask(order, 1)
  await passDays(20)
  expect(await balanceOf(member)).toMatchObject({
    balance: 0,
    coming: [{ points: 760, spendable_on: null }],
  })
  await expect(redeem(member)).rejects.toMatchObject({ code: 'not_enough_points' })
  await expect(release(member, order)).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'order_id' }],
  })
  await grant(requestId)
  expect(await balanceOf(member)).toMatchObject({ balance: 380, coming: [] })
  await redeem(member)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('other days for returns move coming points, not those that can be spent', async () => {
  const member = await aMember(shop)
  await aCompletedOrder(shop, place, {}, member)
  await passDays(16)
  await aCompletedOrder(shop, place, {}, member)
  const bought = hongKongDay(ctx.clock())
  await setReturnDays(30)
  expect(await balanceOf(member)).toMatchObject({
    balance: 760,
    coming: [{ points: 760, spendable_on: addDays(bought, 31) }],
  })
  await setReturnDays(7)
  expect((await balanceOf(member)).coming).toMatchObject([{ spendable_on: addDays(bought, 8) }])
  await passDays(8)
  expect(await balanceOf(member)).toMatchObject({ balance: 1520, coming: [] })
  await setReturnDays(14)
  expect(await balanceOf(member)).toMatchObject({ balance: 1520, coming: [] })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('points live from the day they can be spent on', async () => {
  const member = await aMember(shop)
  await aCompletedOrder(shop, place, {}, member)
  const [, month, day] = addDays(hongKongDay(ctx.clock()), 15).split('-')
  await passDays(15)
  const { expiring } = await balanceOf(member)
  expect(hongKongDay(new Date(expiring[0]?.expires_at ?? 0)).slice(5)).toBe(`${month}-${day}`)
})

test('staff release the points of an order, with a reason in the audit log', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  const assistant = await shop.staff('assistant')
  await expect(release(member, order, assistant)).rejects.toMatchObject({ status: 403 })
  expect(await release(member, order)).toEqual({ balance: 760, coming: [] })
  await expect(release(member, order)).rejects.toMatchObject({ status: 422 })
  await expect(release(await aMember(shop), order)).rejects.toMatchObject({ status: 422 })
  const logged = await ctx.db
    .selectFrom('audit_events')
    .select(['staff_id', 'after'])
    .where('subject_id', '=', member.accountId)
    .where('action', '=', 'points_released')
    .execute()
  expect(logged).toMatchObject([
    { staff_id: manager.id, after: { points: 760, reason: 'Waived the right to return' } },
  ])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('released, spent and returned: the voucher they bought waits until the debt is made up for', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  await release(member, order)
  const { data } = await redeem(member)
  const code = data[0]?.code ?? ''
  await refundAll(order)
  expect(await balanceOf(member)).toMatchObject({ balance: -300 })
  await expect(buyWith(member, code)).rejects.toMatchObject({
    code: 'voucher_not_applicable',
    details: { problem: 'points_owed' },
  })

  // Points of another order that may go back, too, make up for nothing yet.
  const next = await aCompletedOrder(shop, place, {}, member)
  expect(await balanceOf(member)).toMatchObject({ balance: -300, coming: [{ points: 760 }] })
  await expect(buyWith(member, code)).rejects.toMatchObject({ code: 'voucher_not_applicable' })
  await expirePoints(ctx)
  await passDays(15)
  expect(await balanceOf(member)).toMatchObject({ balance: 460, coming: [] })
  await expirePoints(ctx)
  expect(await balanceOf(member)).toMatchObject({ balance: 460, coming: [] })
  await expect(buyWith(member, code)).resolves.toMatchObject({ buyer: member })
  expect(next.id).not.toBe(order.id)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a level is reached once the goods that reach it can no longer go back', async () => {
  const tier = (slug: string, from_points: number, factor: number) => ({
    slug,
    title: { en: slug, zh: slug, cn: slug },
    from_points,
    factor,
  })
  const tiers = [tier('member', 0, 1), tier('silver', 700, 2)]
  await change(ctx, ['configuration'], (trx) =>
    trx
      .insertInto('configurations')
      .values({ slug: 'membership', value: JSON.stringify({ points_live_months: 24, tiers }) })
      .execute(),
  )
  const member = await aMember(shop)
  const first = await aCompletedOrder(shop, place, {}, member)
  expect(await statusOf(member)).toMatchObject({ tier: { slug: 'member' }, points_earned: 0 })
  const second = await aCompletedOrder(shop, place, {}, member)
  expect((await balanceOf(member)).coming).toMatchObject([{ points: 760 }, { points: 760 }])
  await grant(await ask(first))
  await passDays(15)
  expect(await statusOf(member)).toMatchObject({ tier: { slug: 'silver' }, points_earned: 760 })
  await aCompletedOrder(shop, place, {}, member)
  expect((await balanceOf(member)).coming).toMatchObject([{ points: 1520 }])
  await refundAll(second)
  expect(await statusOf(member)).toMatchObject({ tier: { slug: 'member' }, points_earned: 0 })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('coming points move with a merged account, and a refund finds them there', async () => {
  const [member, other] = [await aMember(shop), await aMember(shop)]
  const order = await aCompletedOrder(shop, place, {}, other)
  await owner.api('POST /customers/{account_id}/merges', {
    params: { account_id: member.accountId },
    body: { duplicate_id: other.accountId, reason: 'Asked at the counter' },
  })
  const { balance, coming } = await balanceOf(member)
  expect({ balance, coming }).toMatchObject({ balance: 0, coming: [{ order: { _id: order.id } }] })
  await expect(redeem(member)).rejects.toMatchObject({ code: 'not_enough_points' })
  await refundAll(order)
  expect(await balanceOf(member)).toEqual({ balance: 0, coming: [], expiring: [] })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('released and redeemed at once, points are spent once and never before their release', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  const redeeming = () => Promise.allSettled(Array.from({ length: 4 }, () => redeem(member)))
  await Promise.all([redeeming(), release(member, order), redeeming()])
  const [before] = [await balanceOf(member)]
  await redeeming()
  const { balance } = await balanceOf(member)
  expect([760, 460, 160]).toContain(before.balance)
  expect(balance).toBe(160)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('lines cannot be paid with points that are coming', async () => {
  const member = await aMember(shop)
  await aCompletedOrder(shop, place, {}, member)
  const { variantId } = await anOrder(shop, place, {}, true, member)
  await ctx.db
    .updateTable('variants')
    .set({ points_price: 100 })
    .where('id', '=', variantId)
    .execute()
  await member.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params: { store_id: 'main' },
    body: { product_variant_id: variantId, qty: 1 },
  })
  const body = byPickup(place, [variantId], { point_product_variant_ids: [variantId] })
  await expect(
    member.api('POST /stores/{store_id}/checkouts', { params: { store_id: 'main' }, body }),
  ).rejects.toMatchObject({ code: 'not_enough_points' })
})

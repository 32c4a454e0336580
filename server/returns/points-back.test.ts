import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { allPoints } from '#test/builders/members.ts'
import { aPointsOrder } from '#test/builders/points-orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const clerk = await shop.staff()

type Order = Awaited<ReturnType<typeof aPointsOrder>>

async function ask({ buyer, id }: Order, wishes: Record<string, number>): Promise<string> {
  const refund_items = Object.entries(wishes).map(([order_item_id, qty]) => ({
    order_item_id,
    qty,
  }))
  const { data } = await buyer.api('POST /orders/{id}/refund-request', {
    params: { id },
    body: { reason: 'Too small', refund_items },
  })
  return data[0]?._id ?? ''
}

const grant = (id: string, items?: { order_item_id: string; qty: number }[]) =>
  clerk.api('PUT /refund-requests/{id}/approve', {
    params: { id },
    body: { ...(items && { items }) },
  })

const balanceOf = ({ buyer }: Order) => allPoints(ctx, buyer.accountId)

/** 2,000 less the 1,200 spent, and 760 earned with the money. */
const afterwards = 2000 - 1200 + 760

test('items paid with points return those points, item by item, up to their cost', async () => {
  const order = await aPointsOrder(shop, place)
  expect(await balanceOf(order)).toBe(afterwards)
  const { refundable } = await order.buyer.api('GET /orders/{id}/refund-request', {
    params: { id: order.id },
  })
  expect(refundable.items).toMatchObject([
    { order_item_id: order.tee, amount: '0.00', points: 1200 },
    { order_item_id: order.shirt, amount: '760.00', points: 0 },
  ])
  const first = await grant(await ask(order, { [order.tee]: 1 }))
  expect(first).toMatchObject({ points: 400, granted_points: 400, granted_amount: '0.00' })
  expect(first.refunds).toEqual([])
  expect(await balanceOf(order)).toBe(afterwards + 400)
  await grant(await ask(order, { [order.tee]: 2, [order.shirt]: 2 }))
  // All spent points are back; the points earned by the money are gone.
  expect(await balanceOf(order)).toBe(2000)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an item that is not granted returns no points and can be requested again', async () => {
  const order = await aPointsOrder(shop, place)
  const request = await ask(order, { [order.tee]: 3 })
  const granted = await grant(request, [{ order_item_id: order.tee, qty: 2 }])
  expect(granted).toMatchObject({ points: 1200, granted_points: 800 })
  expect(await balanceOf(order)).toBe(afterwards + 800)
  await grant(await ask(order, { [order.tee]: 1 }))
  expect(await balanceOf(order)).toBe(afterwards + 1200)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a request granted concurrently returns its points once', async () => {
  const order = await aPointsOrder(shop, place)
  const request = await ask(order, { [order.tee]: 2, [order.shirt]: 1 })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => grant(request)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(order)).toBe(afterwards + 800 - 380)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('two requests of one order granted concurrently return the points of both', async () => {
  const order = await aPointsOrder(shop, place)
  const requests = [await ask(order, { [order.tee]: 1 }), await ask(order, { [order.tee]: 2 })]
  await Promise.all(requests.map((id) => grant(id)))
  expect(await balanceOf(order)).toBe(afterwards + 1200)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('returned points appear in the email, the request and the points history', async () => {
  const order = await aPointsOrder(shop, place)
  await runDueJobs(shop)
  shop.emails.length = 0
  const id = await ask(order, { [order.tee]: 1 })
  await grant(id)
  await runDueJobs(shop, 'send_refund_email')
  const texts = shop.emails.map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('400 points are back in your account'))
  const { data } = await order.buyer.api('GET /profiles/membership/transactions')
  expect(data[0]).toMatchObject({ kind: 'return', points: 400, order: { _id: order.id } })
})

test('a rejected request returns no points', async () => {
  const order = await aPointsOrder(shop, place)
  const id = await ask(order, { [order.tee]: 1 })
  await clerk.api('PUT /refund-requests/{id}/reject', { params: { id }, body: { answer: 'Worn' } })
  expect(await balanceOf(order)).toBe(afterwards)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

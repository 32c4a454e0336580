import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseEmv } from '#domain/fps/payload.ts'
import { aSellingPlace, type CheckoutBody } from '#test/builders/cart.ts'
import {
  acceptPayment,
  markCollected,
  readyForCollection,
  rejectProof,
  shipOrder,
} from '#test/builders/order-changes.ts'
import { anOrder as orderIn, aProof, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../inventory/stock-checks.ts'
import { expireOrder } from './expire-order.ts'
import { remindPayment } from './send-order-emails.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

const anOrder = (more?: Partial<CheckoutBody>, isPickup?: boolean) =>
  orderIn(shop, place, more, isPickup)

async function withProof(order: Placed): Promise<Placed> {
  const image = await aProof(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body: { image } })
  return order
}

const details = ({ buyer, id }: Placed) => buyer.api('GET /orders/{id}/details', { params: { id } })

async function reserved(variantId: string): Promise<number> {
  const levels = await ctx.db
    .selectFrom('stock_levels')
    .select(['reserved'])
    .where('variant_id', '=', variantId)
    .execute()
  return levels.reduce((sum, level) => sum + level.reserved, 0)
}

test('an unpaid FPS order shows amount, payee, deadline and a code banks can scan', async () => {
  const order = await anOrder()
  const { payment, current_status, actions } = await details(order)
  expect(current_status).toBe('submitted')
  expect(payment).toMatchObject({ method: 'fps', amount: '800.00', reference: order.reference })
  const due = Date.parse(payment.due_at ?? '') - ctx.clock().getTime()
  expect(due / 3_600_000).toBeCloseTo(72, 1)
  const code = parseEmv(payment.fps_payload ?? '')
  expect(JSON.stringify(code)).toContain(order.reference.replaceAll('-', ''))
  expect(actions).toEqual([
    { action: 'upload_proof', is_allowed: true, reason: null },
    { action: 'pay', is_allowed: true, reason: null },
    { action: 'cancel', is_allowed: true, reason: null },
    { action: 'back_to_cart', is_allowed: true, reason: null },
    { action: 'complete', is_allowed: false, reason: 'wrong_status' },
    { action: 'review', is_allowed: false, reason: 'not_completed' },
    { action: 'request_refund', is_allowed: false, reason: 'not_paid' },
  ])
})

test('another account’s order is not found, by id or by reference', async () => {
  const order = await anOrder()
  const stranger = await shop.visitor()
  for (const id of [order.id, order.reference, 'ord_0000000000000000000000', "x' or 1=1"]) {
    const outcomes = await Promise.allSettled([
      stranger.api('GET /orders/{id}/details', { params: { id } }),
      stranger.api('PUT /orders/{id}/cancelled', { params: { id } }),
      stranger.api('PUT /orders/{id}/completed', { params: { id } }),
      stranger.api('PUT /orders/{id}/upload', { params: { id }, body: { image: 'fil_x' } }),
    ])
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { status: 404, code: 'order_not_found' } })
    }
  }
  expect((await details(order)).current_status).toBe('submitted')
})

test('a proof makes the order pending and stops its deadline; another one replaces it', async () => {
  const order = await withProof(await anOrder())
  const first = await details(order)
  expect(first).toMatchObject({ current_status: 'pending', payment: { due_at: null } })
  expect(first.proofs).toHaveLength(1)
  await withProof(order)
  const second = await details(order)
  expect(second.proofs).toHaveLength(1)
  expect(second.proofs[0]?._id).not.toBe(first.proofs[0]?._id)
  expect(second.statuses.map(({ slug }) => slug)).toEqual(['submitted', 'pending'])
  const picture = await shop.app.request(second.checkout.offline.image ?? '')
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('a proof must be a picture this account uploaded', async () => {
  const order = await anOrder()
  const stranger = await shop.visitor()
  const image = await aProof(shop, stranger.token)
  const upload = order.buyer.api('PUT /orders/{id}/upload', {
    params: { id: order.id },
    body: { image },
  })
  await expect(upload).rejects.toMatchObject({ status: 422, issues: [{ path: 'image' }] })
  expect((await details(order)).current_status).toBe('submitted')
})

test('a rejected proof sends the order back with the reason and time for another', async () => {
  const order = await anOrder()
  const { due_at: dueAt } = (await details(order)).payment
  await withProof(order)
  await rejectProof(ctx, order.id, 'The amount cannot be read.')
  const back = await details(order)
  expect(back).toMatchObject({ current_status: 'submitted', is_paid: false })
  expect(back.statuses.at(-1)?.reason).toBe('The amount cannot be read.')
  expect(back.proofs).toMatchObject([{ state: 'rejected' }])
  // The three-day deadline is not shortened to a day.
  expect(back.payment.due_at).toBe(dueAt)
})

test('a proof rejected after the deadline leaves a day for another, with a reminder', async () => {
  const order = await withProof(await anOrder())
  shop.passTime(100 * 3600)
  await rejectProof(ctx, order.id, 'The amount cannot be read.')
  const { rows } = await sql<{ reminded: number; ends: number }>`
    select round(extract(epoch from j.run_at - ${ctx.clock()}::timestamptz) / 3600)::int as reminded,
      round(extract(epoch from o.expires_at - ${ctx.clock()}::timestamptz) / 3600)::int as ends
    from orders o join graphile_worker.jobs j on j.key = 'remind:' || o.id
    where o.id = ${order.id}`.execute(ctx.db)
  expect(rows).toEqual([{ reminded: 12, ends: 24 }])
})

test('cancelling releases the stock once, and allows no further step', async () => {
  const order = await anOrder()
  expect(await reserved(order.variantId)).toBe(2)
  const cancel = () => order.buyer.api('PUT /orders/{id}/cancelled', { params: { id: order.id } })
  const outcomes = await Promise.allSettled([cancel(), cancel(), cancel()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'illegal_transition', details: { current_status: 'cancelled' } },
  })
  expect(await reserved(order.variantId)).toBe(0)
  await expect(withProof(order)).rejects.toMatchObject({ status: 409 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a courier order: paid, shipped with tracking, then completed by the customer', async () => {
  const order = await withProof(await anOrder())
  await expect(shipOrder(ctx, order.id, 'SF1')).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  await acceptPayment(ctx, order.id)
  const paid = await details(order)
  expect(paid).toMatchObject({
    current_status: 'pending',
    is_paid: true,
    payment: { fps_payload: null },
  })
  const complete = () => order.buyer.api('PUT /orders/{id}/completed', { params: { id: order.id } })
  await expect(complete()).rejects.toMatchObject({
    status: 409,
    details: { reason: 'not_shipped' },
  })
  await shipOrder(ctx, order.id, 'SF1234567')
  const shipped = await details(order)
  expect(shipped.fulfilment).toMatchObject({
    state: 'shipped',
    shipments: [{ tracking_number: 'SF1234567' }],
  })
  await expect(
    order.buyer.api('PUT /orders/{id}/cancelled', { params: { id: order.id } }),
  ).rejects.toMatchObject({ details: { reason: 'already_shipped' } })
  expect(await complete()).toMatchObject({ current_status: 'completed' })
  expect(await reserved(order.variantId)).toBe(0)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a pick-up order: paid, ready, collected, completed', async () => {
  const order = await withProof(await anOrder({}, true))
  await expect(readyForCollection(ctx, order.id)).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  await acceptPayment(ctx, order.id)
  await readyForCollection(ctx, order.id)
  await markCollected(ctx, order.id)
  const done = await order.buyer.api('PUT /orders/{id}/completed', { params: { id: order.id } })
  expect(done).toMatchObject({ current_status: 'completed', fulfilment: { state: 'collected' } })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('an overdue order is cancelled and its stock released, unless it has a proof', async () => {
  const [late, proved] = [await anOrder(), await withProof(await anOrder())]
  await expireOrder(ctx, late.id)
  expect((await details(late)).current_status).toBe('submitted')
  shop.passTime(72 * 3600 + 60)
  try {
    await expireOrder(ctx, late.id)
    await expireOrder(ctx, late.id)
    await expireOrder(ctx, proved.id)
  } finally {
    shop.passTime(-72 * 3600 - 60)
  }
  expect((await details(late)).statuses.map(({ slug }) => slug)).toEqual(['submitted', 'cancelled'])
  expect((await details(proved)).current_status).toBe('pending')
  expect(await reserved(late.variantId)).toBe(0)
})

test('a reminder goes out only while an order is unpaid', async () => {
  const waiting = await anOrder()
  const reminders = async (id: string) => {
    await remindPayment(ctx, id)
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs
      where payload ->> 'order_id' = ${id} and payload ->> 'template' = 'payment_reminder'`.execute(
      ctx.db,
    )
    return rows.length
  }
  expect(await reminders(waiting.id)).toBe(1)
  const proved = await withProof(await anOrder())
  expect(await reminders(proved.id)).toBe(0)
})

test('the order list is paged, newest first, and shows only the account’s orders', async () => {
  const order = await anOrder()
  const list = await order.buyer.api('GET /orders/all', { query: { per_page: 1 } })
  expect(list).toMatchObject({
    total: 1,
    next_page_url: null,
    data: [{ _id: order.id, item_count: 2, next_action: 'upload_proof' }],
  })
  const beyond = await order.buyer.api('GET /orders/all', { query: { page: 3 } })
  expect(beyond).toMatchObject({ total: 1, data: [], next_page_url: null })
  const offline = await order.buyer.api('GET /orders/all/offline')
  expect(offline.total).toBe(1)
  const listed = async (status: 'submitted' | 'cancelled', page = 1) =>
    (await order.buyer.api('GET /orders/all', { query: { status, page } })).total
  expect(await listed('submitted')).toBe(1)
  expect(await listed('submitted', 2)).toBe(1)
  expect(await listed('cancelled')).toBe(0)
  expect((await (await shop.visitor()).api('GET /orders/all')).total).toBe(0)
})

import { beforeAll, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import type { Placed } from '#test/builders/orders.ts'
import { testShop, type SignedInStaff } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { sendRefundEmail } from './send-refund-emails.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
let clerk: SignedInStaff

beforeAll(async () => {
  clerk = await shop.staff()
})

interface Asked extends Placed {
  itemId: string
  requestId: string
}

async function askAgain(order: Placed, itemId: string, qty: number): Promise<Asked> {
  const { data } = await order.buyer.api('POST /orders/{id}/refund-request', {
    params: { id: order.id },
    body: { reason: 'The seam is loose', refund_items: [{ order_item_id: itemId, qty }] },
  })
  return { ...order, itemId, requestId: data[0]?._id ?? '' }
}

/** Requests a refund of `qty` out of two items at HK$380, with HK$40 of delivery. */
async function aRequest(qty = 2, locale: 'en' | 'zh' | 'cn' = 'en'): Promise<Asked> {
  const order = await aCompletedOrder(shop, place, { locale })
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  return askAgain(order, items[0]?._id ?? '', qty)
}

interface Approval {
  items?: { order_item_id: string; qty: number; restock_qty?: number; warehouse_id?: string }[]
  with_delivery?: boolean
  answer?: string
}

const approve = ({ requestId: id }: Asked, body: Approval = {}) =>
  clerk.api('PUT /refund-requests/{id}/approve', { params: { id }, body })

const reject = ({ requestId: id }: Asked, answer = 'It has been worn') =>
  clerk.api('PUT /refund-requests/{id}/reject', { params: { id }, body: { answer } })

const seen = async ({ buyer, id }: Placed) =>
  buyer.api('GET /orders/{id}/refund-request', { params: { id } })

async function onHand({ variantId }: Placed, warehouseId: string): Promise<number> {
  const level = await ctx.db
    .selectFrom('stock_levels')
    .select('on_hand')
    .where('variant_id', '=', variantId)
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst()
  return level?.on_hand ?? 0
}

test('a granted request starts its refund once and notifies the customer', async () => {
  const asked = await aRequest(1)
  const granted = await approve(asked, { answer: 'Sorry about the seam.' })
  expect(granted).toMatchObject({
    state: 'approved',
    granted_amount: '380.00',
    delivery_amount: '0.00',
    refunds: [{ amount: '380.00', method: 'offline', state: 'pending' }],
  })
  expect(await seen(asked)).toMatchObject({
    data: [{ state: 'approved', granted_amount: '380.00', answer: 'Sorry about the seam.' }],
    refundable: { items: [{ qty: 1, amount: '380.00' }] },
  })
  await expect(approve(asked)).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
  await expect(reject(asked)).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('ten concurrent decisions take effect once', async () => {
  const asked = await aRequest()
  const calls = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? approve(asked) : reject(asked))),
  )
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select('staff_id')
    .where('subject_id', '=', asked.requestId)
    .execute()
  expect(changes).toEqual([{ staff_id: clerk.id }])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('the same key grants once and replays its answer', async () => {
  const { requestId: id } = await aRequest()
  const once = () =>
    clerk.api('PUT /refund-requests/{id}/approve', {
      params: { id },
      body: {},
      idempotencyKey: `grant-${id}`,
    })
  const first = await once()
  expect(await once()).toEqual(first)
  expect(first.refunds).toHaveLength(1)
})

test('the part of a request that is not granted can be requested again', async () => {
  const asked = await aRequest(2)
  const half = { items: [{ order_item_id: asked.itemId, qty: 1 }] }
  expect(await approve(asked, half)).toMatchObject({
    granted_amount: '380.00',
    refund_items: [{ qty: 2, granted_qty: 1 }],
  })
  expect((await seen(asked)).refundable.items).toMatchObject([{ qty: 1, amount: '380.00' }])
  const again = await askAgain(asked, asked.itemId, 1)
  expect(await approve(again)).toMatchObject({ granted_amount: '380.00' })
  expect((await seen(asked)).refundable).toMatchObject({ refusal: 'nothing_left', items: [] })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a rejected request refunds nothing, gives the reason and frees its items', async () => {
  const asked = await aRequest(2)
  expect(await reject(asked, 'It has been worn')).toMatchObject({ state: 'rejected', refunds: [] })
  expect(await seen(asked)).toMatchObject({
    data: [{ state: 'rejected', answer: 'It has been worn', granted_amount: null }],
    refundable: { is_allowed: true, items: [{ qty: 2, amount: '760.00' }] },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('after goodwill a decision refunds what is left and shows the earlier refund', async () => {
  const asked = await aRequest(2)
  const body = { amount: '100.00', reason: 'A late parcel' }
  await clerk.api('POST /orders/{id}/refunds', { params: { id: asked.id }, body })
  const params = { id: asked.requestId }
  expect(await clerk.api('GET /refund-requests/{id}', { params })).toMatchObject({
    amount: '760.00',
    order: { total: '800.00', refundable: '700.00' },
  })
  expect(await approve(asked, { with_delivery: true })).toMatchObject({
    granted_amount: '760.00',
    delivery_amount: '40.00',
    given_before_amount: '100.00',
    order: { refundable: '0.00' },
    refunds: [{ amount: '700.00' }],
  })
  expect((await seen(asked)).data).toMatchObject([
    { amount: '760.00', granted_amount: '700.00', given_before_amount: '100.00' },
  ])
  await sendRefundEmail(ctx, { request_id: asked.requestId, template: 'approved' })
  expect(shop.emails.at(-1)?.text).toContain('We’re refunding HK$700')
  expect(shop.emails.at(-1)?.text).toContain('HK$100 of what you paid')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('concurrent goodwill and decision never refund more than was paid', async () => {
  const asked = await aRequest(2)
  const body = { amount: '300.00', reason: 'A late parcel' }
  await Promise.allSettled([
    approve(asked, { with_delivery: true }),
    clerk.api('POST /orders/{id}/refunds', { params: { id: asked.id }, body }),
    clerk.api('POST /orders/{id}/refunds', { params: { id: asked.id }, body }),
  ])
  const params = { id: asked.requestId }
  expect(await clerk.api('GET /refund-requests/{id}', { params })).toMatchObject({
    state: 'approved',
    order: { refundable: '0.00' },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('goodwill is not set off while enough is left for both requests', async () => {
  const first = await aRequest(1)
  const body = { amount: '50.00', reason: 'A late parcel' }
  await clerk.api('POST /orders/{id}/refunds', { params: { id: first.id }, body })
  expect(await approve(first)).toMatchObject({ given_before_amount: '0.00' })
  const last = await askAgain(first, first.itemId, 1)
  expect(await approve(last)).toMatchObject({
    granted_amount: '380.00',
    given_before_amount: '10.00',
    refunds: [{ amount: '370.00' }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('delivery is refunded with the last item, once', async () => {
  const first = await aRequest(1)
  await expect(approve(first, { with_delivery: true })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'with_delivery' }],
  })
  await approve(first)
  const last = await askAgain(first, first.itemId, 1)
  expect(await approve(last, { with_delivery: true })).toMatchObject({
    granted_amount: '380.00',
    delivery_amount: '40.00',
    refunds: [{ amount: '420.00' }],
  })
  const order = await ctx.db
    .selectFrom('payments')
    .select(['amount_cents', 'refunded_cents'])
    .where('order_id', '=', first.id)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ amount_cents: 80_000, refunded_cents: 80_000 })
})

test('items fit for sale return to their warehouse, the rest is written off', async () => {
  const asked = await aRequest(2)
  const [stockroom, mall] = [await onHand(asked, place.stockroom), await onHand(asked, place.mall)]
  const item = { order_item_id: asked.itemId, qty: 2, restock_qty: 1 }
  expect(await approve(asked, { items: [item] })).toMatchObject({
    refund_items: [{ granted_qty: 2, restocked_qty: 1 }],
  })
  expect(await onHand(asked, place.stockroom)).toBe(stockroom + 1)
  const other = await aRequest(1)
  const there = { order_item_id: other.itemId, qty: 1, restock_qty: 1, warehouse_id: place.mall }
  await approve(other, { items: [there] })
  expect(await onHand(other, place.mall)).toBe(mall + 1)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a grant above the request, of nothing, or to an unknown warehouse is refused', async () => {
  const asked = await aRequest(1)
  const item = { order_item_id: asked.itemId, qty: 1 }
  const cases: [Approval, string][] = [
    [{ items: [{ ...item, qty: 2 }] }, 'items.0.qty'],
    [{ items: [{ ...item, restock_qty: 2 }] }, 'items.0.restock_qty'],
    [{ items: [item, item] }, 'items.1.order_item_id'],
    [{ items: [{ ...item, order_item_id: 'itm_x' }] }, 'items.0.order_item_id'],
    [{ items: [{ ...item, qty: 0 }] }, 'items'],
    [{ items: [{ ...item, restock_qty: 1, warehouse_id: 'whs_x' }] }, 'items.0.warehouse_id'],
  ]
  for (const [body, path] of cases) {
    await expect(approve(asked, body), path).rejects.toMatchObject({
      status: 422,
      issues: [{ path }],
    })
  }
  expect(await seen(asked)).toMatchObject({ data: [{ state: 'waiting_for_approval' }] })
})

test('only staff see waiting requests', async () => {
  const asked = await aRequest(1)
  const list = await clerk.api('GET /refund-requests')
  expect(list.data[0]).toMatchObject({ _id: asked.requestId, order: { email: expect.any(String) } })
  const found = await clerk.api('GET /refund-requests', { query: { order_id: asked.id } })
  expect(found.total).toBe(1)
  const params = { id: asked.requestId }
  expect(await clerk.api('GET /refund-requests/{id}', { params })).toMatchObject({
    amount: '380.00',
  })
  const intruder = shop.staffApi(asked.buyer.token)
  const tries = [
    intruder('GET /refund-requests/{id}', { params }),
    intruder('PUT /refund-requests/{id}/approve', { params, body: {} }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 401 } })
  }
  const nowhere = clerk.api('GET /refund-requests/{id}', { params: { id: 'rfq_x' } })
  await expect(nowhere).rejects.toMatchObject({ status: 404 })
})

test('emails report each step in the order’s language', async () => {
  const asked = await aRequest(1, 'zh')
  const email = async (kind: 'received' | 'approved' | 'rejected') => {
    await sendRefundEmail(ctx, { request_id: asked.requestId, template: kind })
    return shop.emails.at(-1)
  }
  expect(await email('received')).toMatchObject({
    to: 'tai.man@example.com',
    subject: expect.stringContaining(`訂單 ${asked.reference} 的退款申請`),
    text: expect.stringContaining('HK$380'),
  })
  await approve(asked, { answer: '抱歉 <b>線步</b> 鬆脫' })
  const approved = await email('approved')
  expect(approved?.text).toContain('轉賬')
  expect(approved?.html).toContain('lang="zh-Hant-HK"')
  expect(approved?.html).not.toContain('<b>線步')
  const turnedDown = await aRequest(1, 'cn')
  await reject(turnedDown, '商品已穿着')
  await sendRefundEmail(ctx, { request_id: turnedDown.requestId, template: 'rejected' })
  expect(shop.emails.at(-1)?.text).toContain('商品已穿着')
})

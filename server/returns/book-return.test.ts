import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, aProof, blankImage, type Placed } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const assistant = await shop.staff('assistant')
const manager = await shop.staff('manager')

const returnable = ({ reference: id }: Pick<Placed, 'reference'>) =>
  assistant.api('GET /orders/{id}/returnable', { params: { id } })

async function book(order: Pick<Placed, 'id' | 'reference'>, qty: number, images: string[] = []) {
  const { items } = await assistant.api('GET /orders/{id}', { params: { id: order.id } })
  return assistant.api('POST /orders/{id}/refund-requests', {
    params: { id: order.reference },
    body: {
      reason: 'Posted back without a word',
      images,
      refund_items: [{ order_item_id: items[0]?._id ?? '', qty }],
    },
  })
}

async function uploadPicture(order: Placed): Promise<string> {
  const body = new FormData()
  const picture = new Uint8Array(await blankImage(1))
  body.set('file', new Blob([picture], { type: 'image/png' }), 'parcel.png')
  const response = await shop.app.request(`/api/staff/orders/${order.id}/return-pictures`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${assistant.token}` },
  })
  const answer: { data: { _id: string } } = await response.json()
  return answer.data._id
}

test('a colleague books a return that is decided, refunded and told like a customer’s own', async () => {
  const order = await aCompletedOrder(shop, place)
  expect(await returnable(order)).toMatchObject({
    refusal: null,
    is_late: false,
    items: [{ qty: 2, amount: '760.00', points: 0 }],
  })
  await runDueJobs(shop)
  shop.emails.splice(0)
  const booked = await book(order, 1, [await uploadPicture(order)])
  expect(booked).toMatchObject({
    state: 'waiting_for_approval',
    booked_by: 'Staff assistant',
    reason: 'Posted back without a word',
    amount: '380.00',
    images: [{ url: expect.stringContaining('/files/private/') }],
  })
  await runDueJobs(shop)
  expect(shop.emails.map(({ to }) => to)).toEqual(['tai.man@example.com'])
  const { changes } = await manager.api('GET /orders/{id}', { params: { id: order.id } })
  expect(changes[0]).toMatchObject({
    action: 'return_booked',
    staff: { name: 'Staff assistant' },
    after: { items: expect.stringMatching(/ × 1$/), reason: 'Posted back without a word' },
  })
  const seen = await order.buyer.api('GET /orders/{id}/refund-request', {
    params: { id: order.id },
  })
  expect(seen.data).toMatchObject([{ reason: 'Posted back without a word', amount: '380.00' }])
  const item = booked.refund_items[0]?.order_item_id ?? ''
  const decided = await manager.api('PUT /refund-requests/{id}/approve', {
    params: { id: booked._id },
    body: { items: [{ order_item_id: item, qty: 1, restock_qty: 1 }] },
  })
  expect(decided).toMatchObject({ state: 'approved', granted_amount: '380.00' })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a return can be booked after the customer’s days, but never beyond what is left', async () => {
  const order = await aCompletedOrder(shop, place)
  const sixWeeks = 42 * 24 * 3600
  shop.passTime(sixWeeks)
  try {
    const { api } = await shop.staff('assistant')
    const late = await api('GET /orders/{id}/returnable', { params: { id: order.id } })
    expect(late).toMatchObject({ refusal: null, is_late: true })
    const body = {
      reason: 'Posted back',
      refund_items: [{ order_item_id: late.items[0]?.order_item_id ?? '', qty: 2 }],
    }
    const params = { id: order.id }
    expect(await api('POST /orders/{id}/refund-requests', { params, body })).toMatchObject({
      amount: '760.00',
    })
    await expect(api('POST /orders/{id}/refund-requests', { params, body })).rejects.toMatchObject({
      status: 409,
      details: { reason: 'nothing_left' },
    })
  } finally {
    shop.passTime(-sixWeeks)
  }
})

test('a return of a sale in the shop, to someone who left no address, sends no email', async () => {
  const warehouse_id = place.mall
  await manager.api('POST /cash-sessions', { body: { warehouse_id, float: '100' } })
  const product = await aProduct(ctx, { price: 30_000, stock: 1, warehouseId: warehouse_id })
  const { order_id: id } = await manager.api('POST /counter/sales', {
    body: {
      warehouse_id,
      lines: [{ variant_id: product.variant().id, qty: 1 }],
      expected_total: '300.00',
      payments: [{ method: 'cash' }],
      account_id: null,
    },
  })
  await runDueJobs(shop)
  shop.emails.splice(0)
  const { reference } = await manager.api('GET /orders/{id}', { params: { id } })
  const booked = await book({ id, reference }, 1)
  await manager.api('PUT /refund-requests/{id}/reject', {
    params: { id: booked._id },
    body: { answer: 'Worn' },
  })
  await runDueJobs(shop)
  expect(shop.emails.map(({ to }) => to)).not.toContain('')
})

test('nothing is booked that is not paid, not sent, not the order’s, or more than was bought', async () => {
  const unpaid = await anOrder(shop, place)
  await expect(book(unpaid, 1)).rejects.toMatchObject({
    status: 409,
    code: 'illegal_transition',
    details: { action: 'book_return', reason: 'not_paid' },
  })
  await acceptPayment(ctx, unpaid.id)
  await expect(book(unpaid, 1)).rejects.toMatchObject({ details: { reason: 'not_shipped' } })
  expect(await returnable(unpaid)).toMatchObject({ refusal: 'not_shipped', items: [] })
  const order = await aCompletedOrder(shop, place)
  await expect(book(order, 3)).rejects.toMatchObject({
    code: 'items_not_refundable',
    details: { refundable: 2 },
  })
  const foreign = await aProof(shop, (await shop.visitor()).token)
  await expect(book(order, 1, [foreign])).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'images.0' }],
  })
})

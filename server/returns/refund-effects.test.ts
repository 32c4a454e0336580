import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { connectDatabase } from '#db/connect.ts'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aMember, allPoints } from '#test/builders/members.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { aProof, type Placed } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { createApp } from '../app.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { TagCache } from '../platform/cache/tag-cache.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const clerk = await shop.staff()

async function ask({ buyer, id }: Placed, qty: number): Promise<string> {
  const { items } = await buyer.api('GET /orders/{id}/details', { params: { id } })
  const { data } = await buyer.api('POST /orders/{id}/refund-request', {
    params: { id },
    body: { reason: 'Too small', refund_items: [{ order_item_id: items[0]?._id ?? '', qty }] },
  })
  return data[0]?._id ?? ''
}

const grant = (id: string, with_delivery = false) =>
  clerk.api('PUT /refund-requests/{id}/approve', { params: { id }, body: { with_delivery } })

test('a refund takes back the points its goods earned', async () => {
  const member = await aMember(shop)
  const order = await aCompletedOrder(shop, place, {}, member)
  const earned = await allPoints(ctx, member.accountId)
  expect(earned).toBe(760)
  await grant(await ask(order, 1))
  expect(await allPoints(ctx, member.accountId)).toBe(380)
  await grant(await ask(order, 1), true)
  expect(await allPoints(ctx, member.accountId)).toBe(0)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a card payment is refunded to the card automatically', async () => {
  const order = await aCardOrder(shop, place)
  await payWith(shop, order.returnUrl, cardNumbers.good)
  await runDueJobs(shop)
  await shipOrder(ctx, order.id, 'SF1')
  await completeOrder(ctx, order.id, 'customer')
  const requestId = await ask(order, 2)
  expect(await grant(requestId, true)).toMatchObject({
    refunds: [{ method: 'card', state: 'pending', amount: '800.00' }],
  })
  await runDueJobs(shop)
  const request = await clerk.api('GET /refund-requests/{id}', { params: { id: requestId } })
  expect(request.refunds).toMatchObject([{ state: 'done' }])
  const receipt = await order.buyer.api('GET /orders/{id}/receipt', { params: { id: order.id } })
  expect(receipt).toMatchObject({ refunds: [{ state: 'done' }], total_after_refunds: '0.00' })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('the email names how the refund is made, not the chosen payment method', async () => {
  const order = await aCardOrder(shop, place)
  await acceptPayment(ctx, order.id, 'Paid in the shop')
  await shipOrder(ctx, order.id, 'SF1')
  const requestId = await ask(order, 1)
  expect(await grant(requestId)).toMatchObject({ refunds: [{ method: 'offline' }] })
  shop.emails.length = 0
  await runDueJobs(shop, 'send_refund_email')
  const granted = shop.emails.find(({ messageId }) => messageId.includes('refund-approved'))
  expect(granted?.text).toContain('We will transfer it to you')
})

test('refund requests work with one connection and cold caches', async () => {
  const order = await aCompletedOrder(shop, place)
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  const [item] = items
  const images = [await aProof(shop, order.buyer.token)]
  const narrow = connectDatabase({
    url: ctx.settings.databaseUrl ?? '',
    poolSize: 1,
    connectTimeoutMs: 1000,
  })
  const send = async (request: Request) =>
    createApp({ ...ctx, db: narrow.db, cache: new TagCache(10) }).fetch(request)
  const params = { id: order.id }
  const buyer = createClient({
    base: 'http://shop.test/api/customer',
    locale: 'en',
    send,
    token: () => order.buyer.token,
  })
  const reviews = [{ product_id: item?.product_id ?? '', rating: 5, images }]
  const written = await buyer('POST /orders/{id}/reviews', {
    params,
    body: { reviews },
    idempotencyKey: 'narrow-review',
  })
  const asked = await buyer('POST /orders/{id}/refund-request', {
    params,
    body: { reason: 'Loose', images, refund_items: [{ order_item_id: item?._id ?? '', qty: 1 }] },
    idempotencyKey: 'narrow-refund',
  })
  const put = (path: string, body: object) =>
    send(
      new Request(`http://shop.test/api/staff${path}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${clerk.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'narrow-decision' + path.length,
        },
        body: JSON.stringify(body),
      }),
    )
  const decided = [
    await put(`/reviews/${written.data[0]?._id}/approve`, {}),
    await put(`/refund-requests/${asked.data[0]?._id}/approve`, {}),
  ]
  expect(decided.map(({ status }) => status)).toEqual([200, 200])
  await narrow.close()
})

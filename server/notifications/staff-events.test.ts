import { expect, test } from 'vitest'
import { dayMs } from '#domain/dates.ts'
import { newId } from '#domain/ids.ts'
import { notificationKinds } from '#domain/staff/notification-kinds.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { acceptPayment, readyForCollection } from '#test/builders/order-changes.ts'
import { aPost } from '#test/builders/journal.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { recordPaymentIssue } from '../payments/record-payment-issue.ts'
import { MessageRefused } from '../platform/mail/message-refused.ts'
import { queueStaffNotifications } from './queue-staff-notifications.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api: owner } = await shop.staff('owner')
const { email: address } = await owner('PUT /auth/notifications', {
  body: { language: 'en', email_kinds: notificationKinds, push_kinds: [] },
})
// The owner is the shop's own recipient, too.

/** Subjects of the emails about what happened since the last call. */
async function told(): Promise<string[]> {
  const before = shop.emails.length
  await queueStaffNotifications(ctx)
  await runDueJobs(shop, 'send_staff_email')
  const emails = shop.emails.slice(before)
  expect(emails.every(({ to }) => to === address)).toBe(true)
  return emails.map(({ subject }) => subject.replace(/ \| .*/, ''))
}

test('a new order and its payment are told, each once', async () => {
  const { id, reference } = await anOrder(shop, place)
  expect(await told()).toEqual([`New order ${reference}`])
  await acceptPayment(ctx, id)
  expect(await told()).toEqual([`Order ${reference} is paid`])
})

test('an order that is new and paid within a minute is told once', async () => {
  const { id, reference } = await anOrder(shop, place)
  await acceptPayment(ctx, id)
  expect(await told()).toEqual([`New order ${reference}`])
})

test('an order that is not collected for a week is told once', async () => {
  const { id, reference } = await anOrder(shop, place, {}, true)
  await acceptPayment(ctx, id)
  await readyForCollection(ctx, id)
  await told()
  await ctx.db
    .updateTable('orders')
    .set({ fulfilment_at: new Date(Date.now() - 7 * dayMs) })
    .where('id', '=', id)
    .execute()
  expect(await told()).toEqual([`Order ${reference} was not collected`])
  expect(await told()).toEqual([])
})

test('a payment problem and a refund that the gateway refused are told with their order', async () => {
  const { id, reference } = await anOrder(shop, place)
  await acceptPayment(ctx, id)
  await told()
  await ctx.db.transaction().execute((trx) =>
    recordPaymentIssue(trx, ctx, {
      provider: 'test',
      sessionId: 'none',
      issue: { code: 'unasked_payment', payment: 'tgp_1' },
    }),
  )
  expect(await told()).toEqual(['Payment problem'])
  const payment = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const refund = newId('refund')
  await ctx.db
    .insertInto('refunds')
    .values({ id: refund, order_id: id, payment_id: payment.id, method: 'card', amount_cents: 100 })
    .execute()
  await ctx.db
    .updateTable('refunds')
    .set({ state: 'failed', failure: 'no longer possible' })
    .where('id', '=', refund)
    .execute()
  expect(await told()).toEqual([`Payment problem with ${reference}`])
})

test('an enquiry and a review are told', async () => {
  const { buyer, id } = await aCompletedOrder(shop, place)
  await told()
  await shop.anybody()('POST /enquiries', {
    body: {
      name: 'Wong Ka Ming',
      email: 'ming@example.com',
      subject: 'Hem of the wool trousers',
      description: 'Could you take 2 cm off?',
    },
  })
  expect(await told()).toEqual(['New enquiry'])
  const { items } = await buyer.api('GET /orders/{id}/details', { params: { id } })
  const productId = items[0]?.product_id ?? ''
  await buyer.api('POST /orders/{id}/reviews', {
    params: { id },
    body: { reviews: [{ product_id: productId, rating: 5 }] },
  })
  expect(await told()).toEqual(['New review'])
})

test('a comment is told if it waits, not if it appears at once', async () => {
  const { id: post } = await aPost(ctx)
  const comment = (status: 'ACTIVE' | 'DRAFT') =>
    ctx.db
      .insertInto('post_reviews')
      .values({ id: newId('postReview'), post_id: post, comment: status, status })
      .execute()
  await comment('ACTIVE')
  expect(await told()).toEqual([])
  await comment('DRAFT')
  expect(await told()).toEqual(['New comment'])
  await ctx.db
    .updateTable('post_reviews')
    .set({ status: 'DRAFT', spam_signs: ['twins'] })
    .where('status', '=', 'ACTIVE')
    .execute()
  expect(await told()).toEqual(['New comment'])
})

test('stock that falls low and out is told each time it falls, not in between', async () => {
  const product = await aProduct(ctx, {
    title: 'Oxford shirt',
    stock: 8,
    warehouseId: place.stockroom,
  })
  const { id: variant_id, sku } = product.variant()
  const item = `Oxford shirt (${sku})`
  const adjust = (change: number) =>
    owner('POST /stock/adjust', {
      body: { variant_id, warehouse_id: place.stockroom, change, reason: 'Counted' },
    })
  const steps: [number, string[]][] = [
    [-2, []],
    [-2, [`Running low: ${item}`]],
    [-1, []],
    [-3, [`Sold out: ${item}`]],
    [10, []],
    [-10, [`Sold out: ${item}`]],
  ]
  for (const [change, subjects] of steps) {
    await adjust(change)
    expect(await told(), `${change}`).toEqual(subjects)
  }
})

test('a message that could not be sent is told; one to staff never is', async () => {
  await runDueJobs(shop, 'send_order_email')
  await anOrder(shop, place)
  await told()
  await refused(() => runDueJobs(shop, 'send_order_email'))
  await refused(told)
  expect(await told()).toEqual([])
  const { data } = await owner('GET /messages', { query: { state: 'failed' } })
  expect(data.map(({ kind, subject }) => [kind, subject?.replace(/ \| .*/, '')])).toEqual(
    expect.arrayContaining([
      ['order_placed', expect.any(String)],
      ['staff_notification', 'A message was not sent'],
    ]),
  )
})

/** With a mail server that refuses everything. */
async function refused(work: () => Promise<unknown>): Promise<void> {
  const { mail } = ctx
  ctx.mail = {
    async send() {
      throw new MessageRefused('550 5.1.1 no such user')
    },
  }
  await work().finally(() => (ctx.mail = mail))
}

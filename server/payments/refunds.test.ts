import { expect, test } from 'vitest'
import { addDays, hongKongDay } from '#domain/dates.ts'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import type { CardGateway } from '../platform/adapters/cards/card-gateway.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { handleWebhook } from './handle-webhook.ts'
import { refundCard } from './refund-card.ts'
import { startRefund } from './start-refund.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')

async function aPaidOrder() {
  const order = await aCardOrder(shop, place)
  await payWith(shop, order.returnUrl, cardNumbers.good)
  return order
}

async function anOrderPaidByTransfer() {
  const order = await anOrder(shop, place)
  await acceptPayment(ctx, order.id)
  return order
}

async function giveBack(id: string, amount: string, reason = 'A late parcel') {
  const params = { id }
  const body = { amount, reason }
  const { refunds } = await manager.api('POST /orders/{id}/refunds', { params, body })
  const [refund] = refunds
  if (!refund) throw new Error('a refund was started')
  return refund
}

async function refundsOf(orderId: string) {
  const today = hongKongDay(ctx.clock())
  const { data } = await manager.api('GET /refunds', {
    query: { order_id: orderId, from: today, to: today },
  })
  const earlier = { order_id: orderId, to: addDays(today, -1) }
  expect((await manager.api('GET /refunds', { query: earlier })).data).toEqual([])
  return data
}

/** Overrides the gateway's answers during `work`. */
async function withGateway(part: Partial<CardGateway>, work: () => Promise<void>): Promise<void> {
  const { cards } = ctx
  if (!cards) throw new Error('this shop takes cards')
  ctx.cards = { ...cards, ...part }
  try {
    await work()
  } finally {
    ctx.cards = cards
  }
}

test('cancelling a paid order refunds the card and notifies the customer', async () => {
  const order = await aPaidOrder()
  const params = { id: order.id }
  const cancelled = await order.buyer.api('PUT /orders/{id}/cancelled', { params })
  expect(cancelled).toMatchObject({
    current_status: 'cancelled',
    refunds: [{ amount: '800.00', state: 'pending', method: 'card' }],
    calculations: { total: '800.00', refunded: '800.00' },
  })
  shop.emails.length = 0
  await runDueJobs(shop)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ refunds: [{ state: 'done' }] })
  expect(shop.emails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining(`Refund for ${order.reference}`),
  )
  expect(shop.emails.at(-1)?.text).toContain('HK$800')
  await expect(giveBack(order.id, '0.01')).rejects.toMatchObject({
    code: 'refund_too_large',
    details: { max: '0.00' },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('staff refund an amount, never more than what is left', async () => {
  const order = await aPaidOrder()
  expect(await giveBack(order.id, '300.00')).toMatchObject({ amount: '300.00', method: 'card' })
  await expect(giveBack(order.id, '500.01')).rejects.toMatchObject({
    status: 409,
    details: { max: '500.00' },
  })
  await giveBack(order.id, '500.00')
  await runDueJobs(shop)
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  expect(await readOrder(order.buyer, order.id)).toMatchObject({
    is_paid: true,
    calculations: { refunded: '800.00' },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('concurrent refunds above the amount paid are refused', async () => {
  const order = await aPaidOrder()
  const asked = Array.from({ length: 10 }, () => giveBack(order.id, '150.00'))
  const results = await Promise.allSettled(asked)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await runDueJobs(shop)
  expect(await refundsOf(order.id)).toHaveLength(5)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an unpaid or unknown order cannot be refunded', async () => {
  const order = await aCardOrder(shop, place)
  await expect(giveBack(order.id, '1.00')).rejects.toMatchObject({ code: 'refund_too_large' })
  await expect(giveBack('ord_nothing', '1.00')).rejects.toMatchObject({ status: 404 })
  const paid = await aPaidOrder()
  for (const amount of ['0.00', '-1.00', '1', '1.001', '1e3', '99999999999999.00']) {
    await expect(giveBack(paid.id, amount)).rejects.toMatchObject({ status: 422 })
  }
})

test('a transfer is refunded by transfer, once staff have made it', async () => {
  const order = await anOrderPaidByTransfer()
  const { _id: id } = await giveBack(order.id, '80.00')
  await runDueJobs(shop)
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'pending', method: 'offline' }])
  const done = await manager.api('PUT /refunds/{id}/done', {
    params: { id },
    body: { reference: 'FPS 4417' },
  })
  expect(done).toMatchObject({ state: 'done', provider_reference: 'FPS 4417' })
  const again = manager.api('PUT /refunds/{id}/done', { params: { id }, body: { reference: 'X' } })
  await expect(again).rejects.toMatchObject({ code: 'illegal_transition' })
  const { _id: second } = await giveBack(order.id, '20.00')
  const sameReference = manager.api('PUT /refunds/{id}/done', {
    params: { id: second },
    body: { reference: 'FPS 4417' },
  })
  await expect(sameReference).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'reference' }],
  })
  shop.emails.length = 0
  await runDueJobs(shop)
  expect(shop.emails.at(-1)?.text).toContain('by transfer')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a refund refused by the gateway is reported to staff, who can retry it', async () => {
  const order = await aPaidOrder()
  const { _id: id } = await giveBack(order.id, '100.00')
  const retry = () => manager.api('PUT /refunds/{id}/retry', { params: { id } })
  await expect(retry()).rejects.toMatchObject({ code: 'illegal_transition' })
  const refused = { kind: 'refused', reason: 'The card is closed' } as const
  await withGateway({ refund: async () => refused }, async () => {
    await runDueJobs(shop)
  })
  expect(await refundsOf(order.id)).toMatchObject([
    { state: 'failed', failure: 'The card is closed' },
  ])
  expect(await readOrder(order.buyer, order.id)).toMatchObject({
    calculations: { refunded: '0.00', refund_failed: '100.00' },
  })
  const params = { id: order.id }
  expect(await order.buyer.api('GET /orders/{id}/receipt', { params })).toMatchObject({
    refunds: [],
    total_after_refunds: '800.00',
  })
  expect(await retry()).toMatchObject({ state: 'pending', failure: null })
  await runDueJobs(shop)
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'done', failure: null }])
})

test('a refund refused by the gateway can be made by transfer', async () => {
  const order = await aPaidOrder()
  const { _id: id } = await giveBack(order.id, '100.00')
  const refused = { kind: 'refused', reason: 'The card is closed' } as const
  await withGateway({ refund: async () => refused }, async () => {
    await runDueJobs(shop)
  })
  await manager.api('PUT /refunds/{id}/done', { params: { id }, body: { reference: 'FPS 9001' } })
  expect(await readOrder(order.buyer, order.id)).toMatchObject({
    refunds: [{ state: 'done', method: 'offline' }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a refund without an answer is retried a limited number of times', async () => {
  const order = await aPaidOrder()
  const { _id: id } = await giveBack(order.id, '100.00')
  const silent = () => Promise.reject(new Error('timeout'))
  await withGateway({ refund: silent }, async () => {
    for (let time = 1; time < 8; time++) {
      await expect(refundCard(ctx, id)).rejects.toThrow('timeout')
    }
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'pending' }])
    await refundCard(ctx, id)
  })
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'failed' }])
})

test('retrying a refund that went through without an answer does not refund twice', async () => {
  const order = await aPaidOrder()
  const { _id: id } = await giveBack(order.id, '100.00')
  const { cards } = ctx
  const losesItsAnswers: CardGateway['refund'] = async (ask) => {
    await cards?.refund(ask)
    throw new Error('timeout')
  }
  await withGateway({ refund: losesItsAnswers }, async () => {
    for (let time = 1; time <= 8; time++) await Promise.allSettled([refundCard(ctx, id)])
  })
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'failed' }])
  await manager.api('PUT /refunds/{id}/retry', { params: { id } })
  await runDueJobs(shop)
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'done' }])
  const given = await ctx.db
    .selectFrom('test_gateway_refunds')
    .select('amount_cents')
    .where('idempotency_key', 'like', `${id}%`)
    .execute()
  expect(given).toEqual([{ amount_cents: 10_000 }])
})

test('a refund job that runs twice, even concurrently, refunds once', async () => {
  const order = await aPaidOrder()
  const { _id: id } = await giveBack(order.id, '100.00')
  await Promise.all([refundCard(ctx, id), refundCard(ctx, id), refundCard(ctx, id)])
  await refundCard(ctx, id)
  const given = await ctx.db
    .selectFrom('test_gateway_refunds')
    .select('amount_cents')
    .where('idempotency_key', 'like', `${id}%`)
    .execute()
  expect(given).toEqual([{ amount_cents: 10_000 }])
})

test('a refund is rolled back with the transaction that caused it', async () => {
  const order = await aPaidOrder()
  const undone = inTransaction(ctx, async (trx) => {
    await startRefund(trx, ctx, { orderId: order.id, cents: 100, reason: 'x' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await refundsOf(order.id)).toEqual([])
})

test('an assistant sees refunds but cannot make them', async () => {
  const assistant = await shop.staff('assistant')
  const order = await aPaidOrder()
  await expect(assistant.api('GET /refunds')).resolves.toMatchObject({ current_page: 1 })
  const refund = assistant.api('POST /orders/{id}/refunds', {
    params: { id: order.id },
    body: { amount: '1.00', reason: 'Kindness' },
  })
  await expect(refund).rejects.toMatchObject({ status: 403 })
  await expect(shop.staffApi(null)('GET /refunds')).rejects.toMatchObject({ status: 401 })
})

test('payment issues are listed until resolved', async () => {
  await ctx.db
    .insertInto('webhook_events')
    .values({ provider: 'test', event_id: 'evt_odd', kind: 'paid', problem: 'tgp_1 is 1 HKD' })
    .execute()
  const { data } = await manager.api('GET /payment-issues')
  expect(data).toMatchObject([{ event_id: 'evt_odd', problem: 'tgp_1 is 1 HKD', order: null }])
  const body = { provider: 'test', event_id: 'evt_odd' }
  const settle = () => manager.api('POST /payment-issues/settle', { body })
  await settle()
  expect((await manager.api('GET /payment-issues')).total).toBe(0)
  await expect(settle()).rejects.toMatchObject({ status: 404 })
})

test('a dispute says what it is about, and leads to the order of its payment', async () => {
  const order = await aPaidOrder()
  const { provider_reference: reference } = await ctx.db
    .selectFrom('payments')
    .select('provider_reference')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const payment = reference ?? ''
  const dispute = { paymentReference: payment, reason: 'product_not_received' }
  await handleWebhook(ctx, 'test', { id: 'evt_dispute', type: 'dispute', dispute })
  const { data } = await manager.api('GET /payment-issues')
  expect(data).toMatchObject([
    {
      problem: `${payment} is disputed: product_not_received`,
      issue: { code: 'disputed', payment, reason: 'product_not_received' },
      order: { _id: order.id },
    },
  ])
})

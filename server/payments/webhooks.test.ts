import { expect, test } from 'vitest'
import { aCardOrder, browse, cardNumbers, payAgain, typeCard } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment, cancelOrder } from '#test/builders/order-changes.ts'
import { aProof } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { webhookSecret } from '../platform/adapters/cards/test-gateway/gateway.ts'
import { sign, signatureHeader } from '../platform/adapters/cards/test-gateway/signature.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const secret = await webhookSecret(ctx.db)

interface Message {
  body: string
  at?: Date
  key?: string
  /** Body sent instead of the signed one. */
  altered?: string
}

async function post(
  { body, at = ctx.clock(), key = secret, altered = body }: Message,
  to = 'test',
): Promise<Response> {
  return shop.app.request(`http://shop.test/api/webhooks/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: sign(key, at, body) },
    body: altered,
  })
}

const sessionOf = (url: string) => url.split('/').at(-1) ?? ''

interface PaidDetails {
  id: string
  cents: number
  currency: string
  ref: string
}

function paid(sessionId: string, options: Partial<PaidDetails> = {}) {
  const { id = `evt_${sessionId}`, cents = 80_000, ref = `tgp_${sessionId}` } = options
  const money = { amountCents: cents, currency: options.currency ?? 'HKD' }
  const outcome = { kind: 'paid', sessionId, paymentReference: ref, money }
  return JSON.stringify({ id, type: 'session.paid', outcome })
}

async function books(orderId: string) {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['current_status', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const of = (table: 'payments' | 'refunds') =>
    ctx.db.selectFrom(table).selectAll().where('order_id', '=', orderId).execute()
  return { ...order, payments: await of('payments'), refunds: await of('refunds') }
}

/** Pays on the gateway's page without returning, so that only webhooks report it. */
async function payAndCloseTheTab(returnUrl: string): Promise<string> {
  const { path } = await browse(shop, returnUrl)
  const body = new URLSearchParams({ number: cardNumbers.good, expiry: '08/34', code: '123' })
  await shop.app.request(`http://shop.test${path}`, { method: 'POST', body })
  const events = await ctx.db
    .selectFrom('test_gateway_events')
    .select(['body'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return events.body
}

test('a webhook marks the order paid once, however often it is delivered', async () => {
  const order = await aCardOrder(shop, place)
  const body = await payAndCloseTheTab(order.returnUrl)
  expect((await books(order.id)).paid_at).toBeNull()
  for (let time = 0; time < 3; time++) expect((await post({ body })).status).toBe(200)
  await runDueJobs(shop)
  expect(await books(order.id)).toMatchObject({
    current_status: 'pending',
    paid_at: expect.any(Date),
    payments: [{ amount_cents: 80_000 }],
    refunds: [],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('twenty concurrent deliveries, of one event or of twenty, record one payment', async () => {
  const one = await aCardOrder(shop, place)
  const same = paid(sessionOf(one.returnUrl))
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({ body: same })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await books(one.id)).payments).toHaveLength(1)

  const other = await aCardOrder(shop, place)
  const session = sessionOf(other.returnUrl)
  const many = Array.from({ length: 20 }, (_, at) => paid(session, { id: `evt_${at}${session}` }))
  await Promise.all(many.map((body) => post({ body })))
  expect(await books(other.id)).toMatchObject({ payments: [{}], refunds: [] })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('forged, altered, stale, unsigned and misdirected messages change nothing', async () => {
  const order = await aCardOrder(shop, place)
  const body = paid(sessionOf(order.returnUrl))
  const now = ctx.clock().getTime()
  const wrong = [
    await post({ body, key: 'guessed' }),
    await post({ body, altered: body.replace('80000', '1') }),
    await post({ body, altered: body.replace('"kind"', ' "kind"') }),
    await post({ body, at: new Date(now - 330_000) }),
    await post({ body, at: new Date(now + 330_000) }),
    await shop.app.request('http://shop.test/api/webhooks/test', { method: 'POST', body }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400))
  expect((await post({ body }, 'stripe')).status).toBe(404)
  expect((await post({ body }, 'nobody')).status).toBe(404)
  expect(await books(order.id)).toMatchObject({ paid_at: null, payments: [] })
  const heard = ctx.db.selectFrom('webhook_events').select('event_id')
  expect(await heard.where('session_id', '=', sessionOf(order.returnUrl)).execute()).toEqual([])
  expect((await post({ body, at: new Date(now - 240_000) })).status).toBe(200)
  expect(await books(order.id)).toMatchObject({ payments: [{}] })
})

test('a message that is not JSON, or about an unknown object, causes no server error', async () => {
  expect((await post({ body: 'not json' })).status).toBe(400)
  expect((await post({ body: '{"id":"evt_1"}' })).status).toBe(422)
  const unknown = await post({ body: paid('cps_nobody0000000000000000') })
  expect(unknown.status).toBe(200)
  const flagged = ctx.db.selectFrom('webhook_events').select('problem')
  expect(await flagged.where('event_id', '=', 'evt_cps_nobody0000000000000000').execute()).toEqual([
    { problem: expect.stringContaining('nothing that was asked for') },
  ])
})

test('an amount other than the total pays nothing and is reported to staff', async () => {
  const order = await aCardOrder(shop, place)
  const session = sessionOf(order.returnUrl)
  expect((await post({ body: paid(session, { cents: 79_999 }) })).status).toBe(200)
  expect(await books(order.id)).toMatchObject({ paid_at: null, payments: [] })
  const event = await ctx.db
    .selectFrom('webhook_events')
    .select(['problem', 'issue'])
    .where('event_id', '=', `evt_${session}`)
    .executeTakeFirstOrThrow()
  expect(event.problem).toContain('79999 HKD')
  expect(event.issue).toMatchObject({ code: 'wrong_amount', paid: 79_999, expected: 80_000 })
})

test('the same amount in another currency pays nothing', async () => {
  const order = await aCardOrder(shop, place)
  const body = paid(sessionOf(order.returnUrl), { currency: 'USD' })
  expect((await post({ body })).status).toBe(200)
  expect(await books(order.id)).toMatchObject({ paid_at: null, payments: [] })
})

test('money for a lapsed order is recorded and refunded automatically', async () => {
  const order = await aCardOrder(shop, place)
  const session = sessionOf(order.returnUrl)
  shop.passTime(30 * 60 + 1)
  await runDueJobs(shop)
  expect((await books(order.id)).current_status).toBe('cancelled')
  // The gateway does not know this forged payment, so only the pending refund is checked.
  await post({ body: paid(session) })
  expect(await books(order.id)).toMatchObject({
    current_status: 'cancelled',
    paid_at: null,
    payments: [{ is_surplus: true, amount_cents: 80_000, refunded_cents: 80_000 }],
    refunds: [{ state: 'pending', method: 'card', amount_cents: 80_000 }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a payment that overtakes a cancellation is refunded to the card', async () => {
  const order = await aCardOrder(shop, place)
  const body = await payAndCloseTheTab(order.returnUrl)
  await cancelOrder(ctx, order.id, 'guest')
  await post({ body })
  await runDueJobs(shop)
  expect(await books(order.id)).toMatchObject({
    current_status: 'cancelled',
    payments: [{ is_surplus: true }],
    refunds: [{ state: 'done', amount_cents: 80_000 }],
  })
  const back = await ctx.db
    .selectFrom('test_gateway_sessions')
    .select('refunded_cents')
    .where('client_reference', '=', sessionOf(order.returnUrl))
    .executeTakeFirstOrThrow()
  expect(back.refunded_cents).toBe(80_000)
})

test('paying twice, on two pages, refunds the second payment', async () => {
  const order = await aCardOrder(shop, place)
  const first = await browse(shop, order.returnUrl)
  const again = await payAgain(order.buyer, order.id)
  const second = await browse(shop, again.return_url ?? '')
  await Promise.all([
    typeCard(shop, first, cardNumbers.good),
    typeCard(shop, second, cardNumbers.good),
  ])
  await runDueJobs(shop)
  const { payments, refunds } = await books(order.id)
  expect(payments.filter(({ is_surplus }) => is_surplus)).toHaveLength(1)
  expect(payments).toHaveLength(2)
  expect(refunds).toMatchObject([{ state: 'done', amount_cents: 80_000 }])
  // A surplus is not part of the order's price.
  expect(await readOrder(order.buyer, order.id)).toMatchObject({
    calculations: { total: '800.00', refunded: '0.00' },
    refunds: [{ amount: '800.00', is_surplus: true }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a card payment after staff confirmed the money is refunded', async () => {
  const order = await aCardOrder(shop, place)
  const body = await payAndCloseTheTab(order.returnUrl)
  await acceptPayment(ctx, order.id)
  await post({ body })
  await runDueJobs(shop)
  expect(await books(order.id)).toMatchObject({
    paid_at: expect.any(Date),
    refunds: [{ state: 'done', amount_cents: 80_000 }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a card payment while a proof waits pays the order and settles the proof', async () => {
  const order = await aCardOrder(shop, place)
  const params = { id: order.id }
  await payAgain(order.buyer, order.id, { payment_method: 'fps' })
  const image = await aProof(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params, body: { image } })
  expect((await post({ body: paid(sessionOf(order.returnUrl)) })).status).toBe(200)
  expect(await books(order.id)).toMatchObject({ paid_at: expect.any(Date), payments: [{}] })
  const proofs = ctx.db.selectFrom('payment_proofs').select(['state', 'reason'])
  expect(await proofs.where('order_id', '=', order.id).execute()).toEqual([
    { state: 'rejected', reason: 'Paid by card' },
  ])
})

test('a session may be reported as ended after it was paid', async () => {
  const order = await aCardOrder(shop, place)
  const sessionId = sessionOf(order.returnUrl)
  const ended = { id: `end_${sessionId}`, type: 'ended', outcome: { kind: 'ended', sessionId } }
  await post({ body: paid(sessionId) })
  await post({ body: JSON.stringify(ended) })
  expect(await books(order.id)).toMatchObject({ paid_at: expect.any(Date), refunds: [] })

  const other = await aCardOrder(shop, place)
  const session = sessionOf(other.returnUrl)
  const early = {
    id: `end_${session}`,
    type: 'ended',
    outcome: { kind: 'ended', sessionId: session },
  }
  await post({ body: JSON.stringify(early) })
  await post({ body: paid(session) })
  expect(await books(other.id)).toMatchObject({ paid_at: expect.any(Date), refunds: [] })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCardOrder } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { measured, percentile, spread } from '#test/measured.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { webhookSecret } from '../platform/adapters/cards/test-gateway/gateway.ts'
import { sign, signatureHeader } from '../platform/adapters/cards/test-gateway/signature.ts'

/**
 * A thousand events of the card gateway, each delivered not at all, once or five times, in any order,
 * ten at a time. What one delivery may do is in `webhooks.test.ts`.
 */

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const secret = await webhookSecret(ctx.db)
const count = { orders: 250, perOrder: 4, atOnce: 10 }

async function deliver(body: string): Promise<{ status: number; ms: number }> {
  const since = performance.now()
  const { status } = await shop.app.request('http://shop.test/api/webhooks/test', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(secret, ctx.clock(), body),
    },
    body,
  })
  return { status, ms: performance.now() - since }
}

/** Events of one session: two that it was paid, one of another amount, one that it has ended. */
function eventsOf(sessionId: string) {
  const paid = (id: string, amountCents: number) => ({
    id,
    type: 'session.paid',
    outcome: {
      kind: 'paid',
      sessionId,
      paymentReference: `tgp_${sessionId}`,
      money: { amountCents, currency: 'HKD' },
    },
  })
  return [
    { pays: true, event: paid(`evt_a_${sessionId}`, 80_000) },
    { pays: true, event: paid(`evt_b_${sessionId}`, 80_000) },
    { pays: false, event: { ...paid(`evt_c_${sessionId}`, 79_999) } },
    {
      pays: false,
      event: { id: `evt_d_${sessionId}`, type: 'ended', outcome: { kind: 'ended', sessionId } },
    },
  ]
}

test('a thousand events in any order, each 0, 1 or 5 times, pay exactly the orders that were paid', async () => {
  const events: { orderId: string; pays: boolean; body: string; times: number }[] = []
  const [times = []] = fc.sample(
    fc.array(fc.constantFrom(0, 1, 5), { minLength: 1000, maxLength: 1000 }),
    1,
  )
  for (let at = 0; at < count.orders; at++) {
    const { id: orderId, returnUrl } = await aCardOrder(shop, place)
    for (const { pays, event } of eventsOf(returnUrl.split('/').at(-1) ?? '')) {
      const body = JSON.stringify(event)
      events.push({ orderId, pays, body, times: times[events.length] ?? 0 })
    }
  }
  expect(events).toHaveLength(count.orders * count.perOrder)
  const copies = events.flatMap(({ body, times: each }) => Array.from({ length: each }, () => body))
  const [deliveries = []] = fc.sample(
    fc.shuffledSubarray(copies, { minLength: copies.length, maxLength: copies.length }),
    1,
  )
  const answers: { status: number; ms: number }[] = []
  const line = deliveries.values()
  await Promise.all(
    Array.from({ length: count.atOnce }, async () => {
      for (const body of line) answers.push(await deliver(body))
    }),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])

  const paid = new Set(
    events.filter((each) => each.pays && each.times > 0).map(({ orderId }) => orderId),
  )
  const orders = await ctx.db.selectFrom('orders').select(['id', 'paid_at']).execute()
  expect(new Set(orders.filter(({ paid_at }) => paid_at).map(({ id }) => id))).toEqual(paid)
  const payments = await ctx.db.selectFrom('payments').select(['amount_cents']).execute()
  expect(payments).toEqual(Array.from(paid, () => ({ amount_cents: 80_000 })))
  const heard = await ctx.db.selectFrom('webhook_events').select('event_id').execute()
  expect(heard).toHaveLength(events.filter((each) => each.times > 0).length)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])

  const ms = answers.map((each) => each.ms)
  expect(percentile(ms, 0.5)).toBeLessThan(200)
  measured(
    'G9',
    `${events.length} events, ${answers.length} deliveries, ${count.atOnce} at a time: ${paid.size} of ${orders.length} orders paid, as was sent; answers ${spread(ms)}`,
  )
})

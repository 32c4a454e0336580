import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import type { RefundOutcome } from '../platform/adapters/cards/card-gateway.ts'
import { refundCard } from './refund-card.ts'
import { handleWebhook } from './handle-webhook.ts'

const shop = await testShop()
const { ctx } = shop
const { cards } = ctx
if (!cards) throw new Error('this shop takes cards')
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')

/** The gateway's references of accepted refunds, which it settles later. */
const taken: string[] = []
ctx.cards = {
  ...cards,
  refund: async ({ key }) => {
    taken.push(`re_${key}_${taken.length}`)
    return { kind: 'pending', reference: taken.at(-1) ?? '' }
  },
}

function notify(reference: string, id: string, state: 'done' | 'failed' = 'done') {
  const refund = { reference, state, reason: 'The card is closed' }
  return handleWebhook(ctx, 'test', { id, type: 'refund.updated', refund })
}

/** A refund that its job has not asked the gateway for yet. */
async function aStartedRefund() {
  const order = await aCardOrder(shop, place)
  await payWith(shop, order.returnUrl, cardNumbers.good)
  const params = { id: order.id }
  const body = { amount: '300.00', reason: 'A late parcel' }
  const { refunds } = await manager.api('POST /orders/{id}/refunds', { params, body })
  return { order, id: refunds[0]?._id ?? '' }
}

/** A refund accepted by the gateway but not carried out yet. */
async function aRefundUnderWay() {
  const { order, id } = await aStartedRefund()
  await runDueJobs(shop)
  const reference = taken.at(-1) ?? ''
  let events = 0
  return {
    id,
    notify: (state: 'done' | 'failed') => notify(reference, `evt_${reference}_${events++}`, state),
    read: async () => {
      const { data } = await manager.api('GET /refunds', { query: { order_id: order.id } })
      return data[0]
    },
    async emails() {
      await runDueJobs(shop)
      return shop.emails.filter(({ subject }) => subject.includes(`Refund for ${order.reference}`))
    },
  }
}

test('a refund carried out later notifies the customer then, once', async () => {
  const refund = await aRefundUnderWay()
  expect(await refund.read()).toMatchObject({ state: 'pending' })
  expect(await refund.emails()).toEqual([])
  await refund.notify('done')
  await refund.notify('done')
  expect(await refund.read()).toMatchObject({ state: 'done', failure: null })
  expect(await refund.emails()).toHaveLength(1)
})

test('a refund accepted by the gateway is not requested again', async () => {
  const refund = await aRefundUnderWay()
  const asked = taken.length
  await refundCard(ctx, refund.id)
  expect(taken).toHaveLength(asked)
})

test('a failed refund is reported to staff, even after it was reported as done', async () => {
  const refund = await aRefundUnderWay()
  await refund.notify('failed')
  const done = await aRefundUnderWay()
  await done.notify('done')
  await done.notify('failed')
  for (const { read } of [refund, done]) {
    expect(await read()).toMatchObject({ state: 'failed', failure: 'The card is closed' })
  }
})

test('an event that comes before the answer to our call is repeated, and counts then', async () => {
  const { cards: gateway } = ctx
  if (!gateway) throw new Error('this shop takes cards')
  const hasAsked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<RefundOutcome>()
  ctx.cards = {
    ...gateway,
    refund: () => {
      hasAsked.resolve()
      return answer.promise
    },
  }
  const { id } = await aStartedRefund()
  const asking = refundCard(ctx, id)
  await hasAsked.promise
  await expect(notify('re_early', 'evt_early')).rejects.toMatchObject({ code: 'unavailable' })
  answer.resolve({ kind: 'pending', reference: 're_early' })
  await asking
  ctx.cards = gateway
  await notify('re_early', 'evt_early')
  const refund = ctx.db.selectFrom('refunds').select('state').where('id', '=', id)
  expect(await refund.executeTakeFirst()).toEqual({ state: 'done' })
})

test('a refund made at the gateway by hand changes nothing and is not repeated', async () => {
  await notify('re_by_hand', 'evt_by_hand')
  const heard = ctx.db.selectFrom('webhook_events').select('problem')
  expect(await heard.where('event_id', '=', 'evt_by_hand').execute()).toEqual([{ problem: null }])
})

test('a card refund pending for a day is work of today, and the audit names it', async () => {
  const { id } = await aRefundUnderWay()
  const slow = async () => {
    const { queues } = await manager.api('GET /today')
    return queues.find(({ name }) => name === 'slow_refunds')?.count
  }
  expect(await slow()).toBe(0)
  await ctx.db
    .updateTable('refunds')
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .where('id', '=', id)
    .execute()
  expect(await slow()).toBe(1)
  const rule = 'a card refund is done or refused within a day'
  expect(await findIntegrityProblems(ctx.db)).toMatchObject([{ rule, subject: id }])
})

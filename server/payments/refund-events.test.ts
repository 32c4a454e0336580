import { expect, test } from 'vitest'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
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

/** A refund accepted by the gateway but not carried out yet. */
async function aRefundUnderWay() {
  const order = await aCardOrder(shop, place)
  await payWith(shop, order.returnUrl, cardNumbers.good)
  const params = { id: order.id }
  const body = { amount: '300.00', reason: 'A late parcel' }
  const { refunds } = await manager.api('POST /orders/{id}/refunds', { params, body })
  const id = refunds[0]?._id ?? ''
  await runDueJobs(shop)
  const reference = taken.at(-1) ?? ''
  let events = 0
  return {
    id,
    notify: (state: 'done' | 'failed') =>
      handleWebhook(ctx, 'test', {
        id: `evt_${reference}_${events++}`,
        type: 'refund.updated',
        refund: { reference, state, reason: 'The card is closed' },
      }),
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
  const orderProgress = await aRefundUnderWay()
  await orderProgress.notify('failed')
  const done = await aRefundUnderWay()
  await done.notify('done')
  await done.notify('failed')
  for (const { read } of [orderProgress, done]) {
    expect(await read()).toMatchObject({ state: 'failed', failure: 'The card is closed' })
  }
})

import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shopEventData, shopEvents, type ShopEvent } from '#contract/shop-events.ts'
import { lowStock } from '#domain/stock.ts'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer } from '#test/builders/customers.ts'
import * as change from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'

const shop = await testShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api: owner } = await shop.staff('owner')
const receiver = await webhookReceiver()
const body = { name: 'All', url: receiver.url, events: [...shopEvents], has_personal_data: true }
await owner('POST /webhooks', { body })

interface Event {
  type: ShopEvent
  data: Record<string, { _id: string }>
}

/** The types of what happened since the last call; every one is as its shape says. */
async function happened(): Promise<ShopEvent[]> {
  await runDueJobs(shop)
  const events = receiver.received.splice(0).map((each): Event => JSON.parse(each.body))
  for (const { type, data } of events) {
    expect(shopEventData[type].strict().safeParse(data).error?.issues ?? [], type).toEqual([])
  }
  return events.map(({ type }) => type).toSorted()
}

test('each step of a delivered order is an event', async () => {
  const { id } = await anOrder(shop, place)
  // Making the product and its stock is a change of them, too.
  expect(await happened()).toEqual(
    expect.arrayContaining(['order.placed', 'product.changed', 'stock.changed']),
  )
  await change.acceptPayment(ctx, id)
  expect(await happened()).toEqual(['order.paid', 'payment.received'])
  await owner('PUT /orders/{id}/packed', { params: { id } })
  expect(await happened()).toEqual(['order.packed'])
  await change.shipOrder(ctx, id, 'SF123')
  expect(await happened()).toEqual(['order.shipped', 'stock.changed'])
  await change.completeOrder(ctx, id, 'customer')
  expect(await happened()).toEqual(['order.completed'])
})

test('each step of a collected, a cancelled and a card order is an event', async () => {
  const collected = await anOrder(shop, place, {}, true)
  await change.acceptPayment(ctx, collected.id)
  await happened()
  await change.readyForCollection(ctx, collected.id)
  expect(await happened()).toEqual(['order.ready'])
  await change.markCollected(ctx, collected.id)
  expect(await happened()).toEqual(['order.collected', 'stock.changed'])

  const order = await aCardOrder(shop, place)
  await happened()
  await payWith(shop, order.returnUrl, cardNumbers.good)
  expect(await happened()).toEqual(['order.paid', 'payment.received'])
  await change.cancelOrder(ctx, order.id, 'customer')
  expect(await happened()).toEqual(['order.cancelled', 'refund.sent', 'stock.changed'])
})

test('stock is low once, when it falls to the number the shop calls low', async () => {
  const product = await aProduct(ctx, { stock: 10, warehouseId: place.stockroom })
  await happened()
  const variantId = product.variant().id
  const setTo = (onHand: number) =>
    ctx.db
      .updateTable('stock_levels')
      .set({ on_hand: onHand })
      .where('variant_id', '=', variantId)
      .execute()
  await setTo(lowStock + 1)
  expect(await happened()).toEqual(['stock.changed'])
  await setTo(lowStock)
  expect(await happened()).toEqual(['stock.changed', 'stock.low'])
  await setTo(lowStock - 1)
  expect(await happened()).toEqual(['stock.changed'])
})

test('a product that changes is one event, however many of its rows do', async () => {
  const { id } = await aProduct(ctx, { colours: ['navy', 'white'], sizes: ['S', 'M'] })
  await happened()
  const title = { en: 'Harbour shirt', zh: '', cn: '' }
  await owner('PUT /products/{id}', { params: { id }, body: { title } })
  expect(await happened()).toEqual(['product.changed'])
  await sql`update variants set price_cents = price_cents + 100 where product_id = ${id}`.execute(
    ctx.db,
  )
  expect(await happened()).toEqual(['product.changed'])
})

test('a customer registers, changes and is erased; a visitor is no customer', async () => {
  await shop.visitor()
  expect(await happened()).toEqual([])
  const { accountId } = await aCustomer(shop)
  expect(await happened()).toContain('customer.created')
  await ctx.db
    .updateTable('accounts')
    .set({ username: 'Tai Man' })
    .where('id', '=', accountId)
    .execute()
  expect(await happened()).toEqual(['customer.changed'])
  await owner('PUT /customers/{account_id}/closed', {
    params: { account_id: accountId },
    body: { reason: 'asked for it' },
  })
  expect(await happened()).toEqual(['customer.erased'])
})

test('docs/webhooks.md describes every event', () => {
  const text = readFileSync('docs/webhooks.md', 'utf8')
  expect(shopEvents.filter((type) => !text.includes(`\`${type}\``))).toEqual([])
})

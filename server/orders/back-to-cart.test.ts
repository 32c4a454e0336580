import { expect, test } from 'vitest'
import { aCardOrder, browse, cardNumbers, typeCard } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { addToCart, readCart, readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

const goBack = ({ api }: Visitor, id: string, idempotencyKey?: string) =>
  api('PUT /orders/{id}/back-to-cart', {
    params: { id },
    ...(idempotencyKey && { idempotencyKey }),
  })

async function linesOf(visitor: Visitor) {
  const { cart_items: lines } = await readCart(visitor)
  return lines.map(({ product_variant_id: id, qty }) => ({ id, qty }))
}

test('an abandoned order returns to the cart in one step and frees its stock', async () => {
  const order = await aCardOrder(shop, place)
  const { order: after, left_out: leftOut } = await goBack(order.buyer, order.id)
  expect(after).toMatchObject({ current_status: 'cancelled', has_lapsed: false })
  expect(leftOut).toEqual([])
  expect(await linesOf(order.buyer)).toEqual([{ id: order.variantId, qty: 2 }])
  expect((await readCart(order.buyer)).cart_items[0]).toMatchObject({ available: 5 })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('items added meanwhile stay, and quantities add up to the available stock', async () => {
  const order = await anOrder(shop, place)
  await addToCart(order.buyer, order.variantId, 3)
  await goBack(order.buyer, order.id)
  expect(await linesOf(order.buyer)).toEqual([{ id: order.variantId, qty: 5 }])
})

test('items no longer fully available are reported', async () => {
  const order = await anOrder(shop, place)
  const archive = ctx.db.updateTable('variants').set({ archived_at: ctx.clock() })
  await archive.where('id', '=', order.variantId).execute()
  const { left_out: leftOut } = await goBack(order.buyer, order.id)
  expect(leftOut).toMatchObject([{ ordered: 2, put_back: 0 }])
  expect(await linesOf(order.buyer)).toEqual([])
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ current_status: 'cancelled' })
})

test('two tabs going back at once restore the items once', async () => {
  const order = await aCardOrder(shop, place)
  const results = await Promise.allSettled([
    goBack(order.buyer, order.id),
    goBack(order.buyer, order.id),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await linesOf(order.buyer)).toEqual([{ id: order.variantId, qty: 2 }])
})

test('going back twice with one key happens once', async () => {
  const order = await aCardOrder(shop, place)
  const first = await goBack(order.buyer, order.id, 'back')
  expect(await goBack(order.buyer, order.id, 'back')).toEqual(first)
  expect(await linesOf(order.buyer)).toEqual([{ id: order.variantId, qty: 2 }])
})

test('an order with a proof, or of another account, does not return to the cart', async () => {
  const order = await anOrder(shop, place)
  await expect(goBack(await shop.visitor(), order.id)).rejects.toMatchObject({ status: 404 })
  const image = await aProof(shop, order.buyer.token)
  const params = { id: order.id }
  await order.buyer.api('PUT /orders/{id}/upload', { params, body: { image } })
  await expect(goBack(order.buyer, order.id)).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { action: 'back_to_cart', reason: 'wrong_status' },
  })
  expect(await linesOf(order.buyer)).toEqual([])
})

test('a concurrent card payment leaves a paid order or a refund', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await aCardOrder(shop, place)
    const page = await browse(shop, order.returnUrl)
    await Promise.allSettled([
      typeCard(shop, page, cardNumbers.good),
      goBack(order.buyer, order.id),
    ])
    await runDueJobs(shop)
    const after = await readOrder(order.buyer, order.id)
    const isBack = after.current_status === 'cancelled'
    expect(after.is_paid).toBe(!isBack)
    expect(await linesOf(order.buyer)).toEqual(isBack ? [{ id: order.variantId, qty: 2 }] : [])
    const payments = ctx.db.selectFrom('payments').select('id').where('order_id', '=', order.id)
    expect(after.refunds).toHaveLength(isBack ? (await payments.execute()).length : 0)
  }
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

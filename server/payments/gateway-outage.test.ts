import { afterEach, expect, test } from 'vitest'
import { aCardOrder, browse, cardNumbers, typeCard } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const gateway = ctx.cards

afterEach(() => {
  ctx.cards = gateway
})

function breakGateway(): void {
  if (!gateway) throw new Error('the shop takes no cards')
  const fail = () => Promise.reject(new Error('connect ETIMEDOUT'))
  ctx.cards = { ...gateway, createSession: fail, readSession: fail, chargeSaved: fail }
}

test('while the gateway is away all orders are taken, and card orders can be paid once it is back', async () => {
  breakGateway()
  const transfer = await anOrder(shop, place)
  expect(await readOrder(transfer.buyer, transfer.id)).toMatchObject({
    current_status: 'submitted',
  })

  const order = await aCardOrder(shop, place)
  const turnedBack = await browse(shop, order.returnUrl)
  expect(turnedBack).toMatchObject({ status: 200, html: '' })
  expect(turnedBack.path).toContain('order')
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: false })

  ctx.cards = gateway
  await typeCard(shop, await browse(shop, order.returnUrl), cardNumbers.good)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: true })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

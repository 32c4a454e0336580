import { expect, test } from 'vitest'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import type { CardGateway, ListedPayment } from '../platform/adapters/cards/card-gateway.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const since = new Date(Date.now() - 3_600_000)

/** The gateway with these payments in place of its own. */
function listing(...payments: ListedPayment[]) {
  async function* listPaid() {
    yield* payments
  }
  return { ...own(), listPaid }
}

function own(): CardGateway & Required<Pick<CardGateway, 'listPaid'>> {
  const { cards } = ctx
  if (!cards?.listPaid) throw new Error('the test gateway lists its payments')
  return { ...cards, listPaid: cards.listPaid }
}

/** An unpaid order with its card session open at the gateway. */
async function anOpenOrder() {
  const order = await aCardOrder(shop, place)
  const session = await ctx.db
    .selectFrom('card_sessions')
    .select(['id', 'amount_cents'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const payment: ListedPayment = {
    kind: 'paid',
    sessionId: session.id,
    paymentReference: `tgp_${order.id}`,
    money: { amountCents: session.amount_cents ?? 0, currency: 'HKD' },
    paidAt: new Date(),
    refundedCents: 0,
  }
  return { order, payment }
}

test('what both sides know changes nothing', async () => {
  const order = await aCardOrder(shop, place)
  await payWith(shop, order.returnUrl, cardNumbers.good)
  expect(await reconcilePayments(ctx, own(), since)).toEqual({
    known: 1,
    applied: [],
    left: [],
    unknownToGateway: [],
  })
})

test('a payment that only the gateway knows pays its order, once', async () => {
  const { order, payment } = await anOpenOrder()
  const gateway = listing(payment)
  const found = await reconcilePayments(ctx, gateway, since)
  expect(found.applied).toEqual([payment])
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: true })
  const again = await reconcilePayments(ctx, gateway, since)
  expect(again).toMatchObject({ known: 1, applied: [], left: [] })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a payment for an order that the restore forgot is left for a person, and listed for staff', async () => {
  const { payment } = await anOpenOrder()
  const lost = { ...payment, sessionId: 'cps_lost', paymentReference: 'tgp_lost' }
  const { applied, left } = await reconcilePayments(ctx, listing(lost), since)
  expect(applied).toEqual([])
  expect(left).toEqual([{ payment: lost, problem: 'tgp_lost pays for nothing that was asked for' }])
  const owner = await shop.staff('owner')
  const { data } = await owner.api('GET /payment-issues')
  const issue = { code: 'unasked_payment', payment: 'tgp_lost' }
  expect(data.map((each) => each.issue)).toContainEqual(issue)
})

test('money that went back already pays for nothing', async () => {
  const { order, payment } = await anOpenOrder()
  const refunded = { ...payment, refundedCents: payment.money.amountCents }
  const { left } = await reconcilePayments(ctx, listing(refunded), since)
  expect(left[0]?.problem).toContain('was refunded at the gateway')
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: false })
})

test('what the gateway does not list is named', async () => {
  const { payment } = await anOpenOrder()
  await reconcilePayments(ctx, listing(payment), since)
  const { unknownToGateway } = await reconcilePayments(ctx, listing(), since)
  expect(unknownToGateway).toContain(payment.paymentReference)
})

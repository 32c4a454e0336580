import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember, allPoints, givePoints } from '#test/builders/members.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { pointsBalance } from '../loyalty/balance.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')

interface Wanted {
  lines: readonly { price: number; qty: number; pointsPrice?: number }[]
  voucher?: string
  buyer?: Visitor
}

interface Partly {
  id: string
  buyer: Visitor
  /** Ids of its items, in the requested order. */
  lines: string[]
}

/** An order paid by transfer, with one of the first item shipped. */
async function aPartlyShippedOrder({ lines: wanted, voucher, buyer: by }: Wanted): Promise<Partly> {
  const buyer = by ?? (await shop.visitor())
  const variants: string[] = []
  const withPoints: string[] = []
  for (const { qty, ...details } of wanted) {
    const stocked = { warehouseId: place.stockroom, stock: 9 }
    const { id } = (await aProduct(ctx, { ...details, ...stocked })).variant()
    variants.push(id)
    if (details.pointsPrice !== undefined) withPoints.push(id)
    await addToCart(buyer, id, qty)
  }
  const choice = {
    point_product_variant_ids: withPoints,
    ...(voucher !== undefined && { voucher_code: voucher }),
  }
  const { order_id: id } = await checkOut(buyer, byCourier(place, variants, choice))
  await acceptPayment(ctx, id)
  const { items } = await buyer.api('GET /orders/{id}/details', { params: { id } })
  const lines = variants.map(
    (variant) => items.find((item) => item.product_variant_id === variant)?._id ?? '',
  )
  const body = { items: [{ order_item_id: lines[0] ?? '', qty: 1 }] }
  await manager.api('POST /orders/{id}/shipments', { params: { id }, body })
  return { id, buyer, lines }
}

const twoShirts = { lines: [{ price: 38_000, qty: 2 }] }

const cancelRemaining = ({ id }: Partly) =>
  manager.api('PUT /orders/{id}/remaining-cancelled', {
    params: { id },
    body: { reason: 'The mill sends no more of this cloth.' },
  })

const list = ({ buyer, id }: Partly) =>
  buyer.api('GET /orders/{id}/refund-request', { params: { id } })

const ask = ({ buyer, id }: Partly, itemId: string | undefined, qty: number) =>
  buyer.api('POST /orders/{id}/refund-request', {
    params: { id },
    body: { reason: 'Too small', refund_items: [{ order_item_id: itemId ?? '', qty }] },
  })

/** The order's refunds in cents, and the part for goods. */
const promised = ({ id }: Partly) =>
  ctx.db
    .selectFrom('refunds')
    .select(['amount_cents', 'goods_cents'])
    .where('order_id', '=', id)
    .orderBy('created_at')
    .execute()

const illegal = { status: 409, code: 'illegal_transition' }

test('cancelling items refunds them in the same call; they cannot be requested again', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  await cancelRemaining(order)
  expect(await promised(order)).toEqual([{ amount_cents: 38_000, goods_cents: 38_000 }])
  expect(await list(order)).toMatchObject({
    data: [
      {
        state: 'approved',
        reason: '',
        answer: 'The mill sends no more of this cloth.',
        refund_items: [{ qty: 1, granted_qty: 1, amount: '380.00' }],
        granted_amount: '380.00',
      },
    ],
    refundable: { items: [{ qty: 1, amount: '380.00' }] },
  })
  await expect(ask(order, order.lines[0], 2)).rejects.toMatchObject({
    code: 'items_not_refundable',
    details: { refundable: 1 },
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('the shipped items can be returned later, for exactly the rest of what was paid', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  await cancelRemaining(order)
  const { data } = await ask(order, order.lines[0], 1)
  const params = { id: data.find(({ state }) => state !== 'approved')?._id ?? '' }
  const items = [{ order_item_id: order.lines[0] ?? '', qty: 1, restock_qty: 1 }]
  await manager.api('PUT /refund-requests/{id}/approve', {
    params,
    body: { items, with_delivery: true },
  })
  // Every item is returned, so delivery is refunded with the last one.
  const { calculations } = await order.buyer.api('GET /orders/{id}/details', {
    params: { id: order.id },
  })
  const sum = (await promised(order)).reduce((all, { amount_cents }) => all + amount_cents, 0)
  expect((sum / 100).toFixed(2)).toBe(calculations.total)
  expect((await list(order)).refundable).toMatchObject({ is_allowed: false })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('concurrent cancellations of the remaining items refund them once', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => cancelRemaining(order)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(cancelRemaining(order)).rejects.toMatchObject(illegal)
  expect(await promised(order)).toHaveLength(1)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a refund request concurrent with a cancellation refunds each item once', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  await Promise.all([ask(order, order.lines[0], 1), cancelRemaining(order)])
  const { data, refundable } = await list(order)
  expect(data.map(({ amount }) => amount)).toEqual(['380.00', '380.00'])
  expect(refundable.items).toEqual([])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('cancelled and shipped items share a promotion’s discount to the cent', async () => {
  const { code } = await aVoucher(ctx, amountOff(10_007))
  const lines = [
    { price: 33_333, qty: 3 },
    { price: 12_345, qty: 2 },
  ]
  const order = await aPartlyShippedOrder({ lines, voucher: code })
  await cancelRemaining(order)
  const goods = 3 * 33_333 + 2 * 12_345 - 10_007
  const [dropped] = await promised(order)
  const { refundable } = await list(order)
  const left = Number(refundable.items[0]?.amount) * 100
  expect(refundable.items).toMatchObject([{ order_item_id: order.lines[0], qty: 1 }])
  expect((dropped?.amount_cents ?? 0) + Math.round(left)).toBe(goods)
  await manager.api('PUT /refund-requests/{id}/approve', {
    params: { id: (await ask(order, order.lines[0], 1)).data[0]?._id ?? '' },
    body: {},
  })
  expect((await promised(order)).reduce((sum, { goods_cents }) => sum + goods_cents, 0)).toBe(goods)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('points spent on cancelled items return at once; the money kept earns points', async () => {
  const buyer = await aMember(shop)
  await givePoints(ctx, buyer.accountId, 2000)
  const lines = [
    { price: 38_000, qty: 2 },
    { price: 20_000, qty: 3, pointsPrice: 400 },
  ]
  const order = await aPartlyShippedOrder({ lines, buyer })
  expect(await pointsBalance(ctx.db, buyer.accountId, ctx.clock())).toBe(800)
  await cancelRemaining(order)
  expect(await pointsBalance(ctx.db, buyer.accountId, ctx.clock())).toBe(2000)
  expect(await promised(order)).toMatchObject([{ amount_cents: 38_000 }])
  await buyer.api('PUT /orders/{id}/completed', { params: { id: order.id } })
  expect(await allPoints(ctx, buyer.accountId)).toBe(2000 + 380)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an email names the cancelled items, the reason and the refund', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  await runDueJobs(shop)
  shop.emails.length = 0
  await cancelRemaining(order)
  await runDueJobs(shop, 'send_refund_email')
  const [email] = shop.emails.filter(({ subject }) => subject.startsWith('We cannot send all'))
  expect(email?.text).toContain('are no longer available')
  expect(email?.text).toContain('The mill sends no more of this cloth.')
  expect(email?.text).toContain('We’re refunding the HK$380 that you paid for them.')
})

const goodwill = ({ id }: Partly, amount: string) =>
  manager.api('POST /orders/{id}/refunds', {
    params: { id },
    body: { amount, reason: 'With our apologies' },
    idempotencyKey: `${id}-${amount}`,
  })

test('earlier goodwill is kept, and cancelled items are refunded in full', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  await goodwill(order, '50.00')
  await cancelRemaining(order)
  expect(await promised(order)).toMatchObject([{ amount_cents: 5_000 }, { amount_cents: 38_000 }])
  expect((await list(order)).data).toMatchObject([{ given_before_amount: '0.00' }])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a fully refunded order can have its rest cancelled without a second refund', async () => {
  const order = await aPartlyShippedOrder(twoShirts)
  const { calculations } = await order.buyer.api('GET /orders/{id}/details', {
    params: { id: order.id },
  })
  await goodwill(order, calculations.total)
  await runDueJobs(shop)
  shop.emails.length = 0
  await cancelRemaining(order)
  expect(await promised(order)).toHaveLength(1)
  expect((await list(order)).data).toMatchObject([
    { granted_amount: '0.00', given_before_amount: '380.00' },
  ])
  expect(await manager.api('GET /orders/{id}', { params: { id: order.id } })).toMatchObject({
    fulfilment: { state: 'shipped' },
    items: [{ waiting_qty: 0, cancelled_qty: 1 }],
  })
  await runDueJobs(shop, 'send_refund_email')
  expect(shop.emails[0]?.text).toContain(
    'HK$380 of what you paid for these items was refunded earlier.',
  )
  expect(shop.emails[0]?.text).not.toContain('We give back')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

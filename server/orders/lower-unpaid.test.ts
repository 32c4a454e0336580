import { expect, test } from 'vitest'
import { browse, cardNumbers, payAgain, payWith, typeCard } from '#test/builders/card-buyer.ts'
import { hongKongDay } from '#domain/dates.ts'
import { aSellingPlace, byCourier, byPickup, type CheckoutBody } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { amountOff, aPromotion, aVoucher, percentOff } from '#test/builders/promotions.ts'
import { proofDesk } from '#test/builders/proofs.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { freeStock } from '#test/builders/stock.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { pointsBalance } from '../loyalty/balance.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const staff = await shop.staff('assistant')
const { api } = staff
const desk = proofDesk(shop, staff)

const reason = 'The customer asked for it'

/** An unpaid order of three in one size; its product comes in M and S. */
async function anOrder(more: Partial<CheckoutBody> = {}) {
  const product = await aProduct(ctx, {
    price: 38_000,
    sizes: ['M', 'S'],
    stock: 5,
    warehouseId: place.stockroom,
  })
  const variantOf = (size: string) => product.variant(size).id
  const buyer = await shop.visitor()
  await addToCart(buyer, variantOf('M'), 3)
  const placed = await checkOut(buyer, byCourier(place, [variantOf('M')], more))
  const { order_id: id, reference } = placed
  const params = { id }
  const { items } = await api('GET /orders/{id}', { params })
  const edit = (parts: { qty: number; variant_id?: string }[]) =>
    api('PUT /orders/{id}/items', { params, body: { items: named(parts), reason } })
  const preview = (parts: { qty: number; variant_id?: string }[]) =>
    api('POST /orders/{id}/items/preview', { params, body: { items: named(parts) } })
  const named = (parts: { qty: number; variant_id?: string }[]) =>
    parts.map((part) => ({ order_item_id: items[0]?._id ?? '', ...part }))
  const returnUrl = placed.return_url ?? ''
  const variantId = variantOf('M')
  return { id, params, reference, buyer, variantId, variantOf, edit, preview, returnUrl }
}

async function mails() {
  await runDueJobs(shop)
  return shop.emails.splice(0)
}

const freeOf = (variantId: string) => freeStock(ctx, variantId, place.stockroom)

const refunds = (id: string) =>
  ctx.db
    .selectFrom('refunds')
    .select(['amount_cents', 'method'])
    .where('order_id', '=', id)
    .execute()

const noProblems = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

test('an unpaid order loses items and costs less, to the cent; the rest keeps its discounts', async () => {
  const voucher = await aVoucher(ctx, amountOff(100_01))
  const order = await anOrder({ voucher_code: voucher.code })
  await mails()
  const before = await order.buyer.api('GET /orders/{id}/details', { params: order.params })
  const parts = [{ qty: 1 }, { qty: 1, variant_id: order.variantOf('S') }]
  expect(await order.preview(parts)).toEqual({ refund: '0.00', points: 0, to_pay: '693.32' })
  const shown = await order.edit(parts)
  expect(shown).toMatchObject({
    is_paid: false,
    items: [
      { qty: 1, cancelled_qty: 0, waiting_qty: 1, product_variant_title: { en: 'M' } },
      { qty: 1, cancelled_qty: 0, waiting_qty: 1, product_variant_title: { en: 'S' } },
    ],
    calculations: { original_price: '760.00', shop_discount: '66.68', total: '693.32' },
    voucher: { code: voucher.code },
    changes: [{ before: { total_cents: 1039_99 }, after: { total_cents: 693_32, reason } }],
  })
  expect([await freeOf(order.variantOf('M')), await freeOf(order.variantOf('S'))]).toEqual([4, 4])
  const after = await order.buyer.api('GET /orders/{id}/details', { params: order.params })
  expect(after.payment.fps_payload).toContain('693.32')
  expect(after.payment.due_at).toBe(before.payment.due_at)
  const [email] = await mails()
  expect(email?.subject).toContain('has been changed')
  expect(email?.text).toContain('HK$693.32')
  await noProblems()
  await acceptPayment(ctx, order.id)
  await api('POST /orders/{id}/shipments', { params: order.params, body: {} })
  await noProblems()
})

test('each promotion’s part in the report follows the items that stay', async () => {
  const [coat, scarf] = await Promise.all(
    ['coat', 'scarf'].map(() =>
      aProduct(ctx, {
        price: 100_00,
        sizes: ['M', 'S'],
        stock: 5,
        warehouseId: place.stockroom,
      }),
    ),
  )
  if (!coat || !scarf) throw new Error('no products')
  const of = (product: typeof coat) => ({
    level: 'local' as const,
    scope: { product_ids: [product.id] },
  })
  const onCoat = await aPromotion(ctx, percentOff(10), of(coat))
  const onScarf = await aPromotion(ctx, percentOff(30), of(scarf))
  const onCoats = await aPromotion(ctx, amountOff(20_00), { scope: { product_ids: [coat.id] } })
  const buyer = await shop.visitor()
  const variantIds = [coat, scarf].map((product) => product.variant('M').id)
  for (const variantId of variantIds) await addToCart(buyer, variantId, 2)
  const { order_id: id } = await checkOut(buyer, byCourier(place, variantIds))
  const params = { id }
  const edit = async (variantId: string, parts: { qty: number; variant_id?: string }[]) => {
    const { items } = await api('GET /orders/{id}', { params })
    const order_item_id = items.find((item) => item.product_variant_id === variantId)?._id ?? ''
    const body = { items: parts.map((part) => ({ order_item_id, ...part })), reason }
    await api('PUT /orders/{id}/items', { params, body })
  }
  const small = coat.variant('S').id
  await edit(coat.variant('M').id, [{ qty: 1 }, { qty: 1, variant_id: small }])
  await edit(small, [{ qty: 0 }])
  await edit(scarf.variant('M').id, [{ qty: 0 }])
  await acceptPayment(ctx, id)
  const today = hongKongDay(ctx.clock())
  const owner = await shop.staff('owner')
  const { rows } = await owner.api('GET /reports/discounts', { query: { from: today, to: today } })
  const amountOf = (sourceId: string) =>
    rows.find(({ source_id }) => source_id === sourceId)?.amount
  expect([onCoat, onScarf, onCoats].map(amountOf)).toEqual(['10.00', '0.00', '10.00'])
  await noProblems()
})

test('an unpaid order that lost items releases the rest when it is cancelled', async () => {
  const order = await anOrder()
  await order.edit([{ qty: 2 }])
  await order.edit([{ qty: 1 }])
  await expect(order.edit([{ qty: 0 }])).rejects.toMatchObject({ issues: [{ path: 'items' }] })
  await api('PUT /orders/{id}/cancelled', { params: order.params, body: { reason } })
  expect(await freeOf(order.variantOf('M'))).toBe(5)
  expect(await refunds(order.id)).toEqual([])
  await noProblems()
})

test('points of cancelled items come back by the piece, the rest with the order', async () => {
  const buyer = await aMember(shop)
  await givePoints(ctx, buyer.accountId, 2000)
  const stocked = { warehouseId: place.stockroom, stock: 9 }
  const tee = (await aProduct(ctx, { ...stocked, pointsPrice: 400 })).variant().id
  const shirt = (await aProduct(ctx, { ...stocked, price: 38_000 })).variant().id
  await addToCart(buyer, tee, 3)
  await addToCart(buyer, shirt, 1)
  const choice = { point_product_variant_ids: [tee] }
  const { order_id: id } = await checkOut(buyer, byPickup(place, [tee, shirt], choice))
  const params = { id }
  const { items } = await api('GET /orders/{id}', { params })
  const itemOf = (variantId: string) =>
    items.find((item) => item.product_variant_id === variantId)?._id ?? ''
  const edit = (item: string, qty: number) =>
    api('PUT /orders/{id}/items', {
      params,
      body: { items: [{ order_item_id: item, qty }], reason },
    })
  const balance = () => pointsBalance(ctx.db, buyer.accountId, ctx.clock())
  expect(await edit(itemOf(tee), 2)).toMatchObject({ calculations: { points: 800 } })
  await edit(itemOf(tee), 1)
  expect(await balance()).toBe(2000 - 400)
  await noProblems()
  await expect(edit(itemOf(shirt), 0)).rejects.toMatchObject({ issues: [{ path: 'items' }] })
  await api('PUT /orders/{id}/cancelled', { params, body: { reason } })
  expect(await balance()).toBe(2000)
  await noProblems()
})

test('a card page for the sum from before is closed, and the new sum can be paid', async () => {
  const order = await anOrder({ payment_method: 'card' })
  const page = await browse(shop, order.returnUrl)
  await order.edit([{ qty: 2 }])
  await runDueJobs(shop)
  await typeCard(shop, page, cardNumbers.good)
  expect(await api('GET /orders/{id}', { params: order.params })).toMatchObject({ payments: [] })
  const again = await payAgain(order.buyer, order.id)
  await payWith(shop, again.return_url ?? '', cardNumbers.good)
  expect(await api('GET /orders/{id}', { params: order.params })).toMatchObject({
    is_paid: true,
    payments: [{ amount: '760.00', is_surplus: false }],
  })
  await noProblems()
})

test('a card page that is paid before it could be closed goes back, and the rest stays to pay', async () => {
  const order = await anOrder({ payment_method: 'card' })
  const page = await browse(shop, order.returnUrl)
  await order.edit([{ qty: 2 }])
  // Before any job runs: the gateway knows nothing of the change.
  const paid = await typeCard(shop, page, cardNumbers.good)
  expect(paid.path).toContain('cancelled')
  expect(await api('GET /orders/{id}', { params: order.params })).toMatchObject({
    is_paid: false,
    current_status: 'submitted',
    payments: [{ amount: '1140.00', is_surplus: true }],
  })
  expect(await refunds(order.id)).toEqual([{ amount_cents: 1140_00, method: 'card' }])
  const returned = (await mails()).find(({ subject }) => subject.includes('returning your payment'))
  expect(returned?.text).toContain('what is to pay now is HK$760')
  await noProblems()
})

test('a proof uploaded before is compared with the new sum', async () => {
  await desk.setAutoAccept(true)
  const order = await anOrder()
  // Pays what two of the three items cost.
  desk.readerSays(desk.goodProof(order).replace('800.00', '760.00'))
  await desk.upload(order)
  await desk.readWaiting()
  expect(await desk.recognitionOf(order)).toMatchObject({
    result: { amount_match: { result: 'mismatch' } },
  })
  await order.edit([{ qty: 2 }])
  expect(await desk.recognitionOf(order)).toMatchObject({ state: 'waiting', result: null })
  await desk.readWaiting()
  expect(await api('GET /orders/{id}', { params: order.params })).toMatchObject({
    is_paid: true,
    payments: [{ amount: '760.00' }],
    proofs: [{ state: 'approved', recognition: { result: { amount_match: { result: 'match' } } } }],
  })
  await noProblems()
})

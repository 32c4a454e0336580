import { expect, test } from 'vitest'
import { hongKongDay } from '#domain/dates.ts'
import { monthOf } from '#domain/period.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('manager')

/** A completed order of M, of which some are asked back; its product comes in M, L and a dearer XL. */
async function aRequest({ qty = 2, asked = 1, voucher = '' } = {}) {
  const product = await aProduct(ctx, {
    price: 38_000,
    sizes: ['M', 'L', 'XL'],
    stock: 3,
    variants: { XL: { price: 42_000 } },
    warehouseId: place.stockroom,
  })
  const variantOf = (size: string) => product.variant(size).id
  const buyer = await shop.visitor()
  await addToCart(buyer, variantOf('M'), qty)
  const more = voucher === '' ? {} : { voucher_code: voucher }
  const { order_id: id } = await checkOut(buyer, byCourier(place, [variantOf('M')], more))
  await acceptPayment(ctx, id)
  await shipOrder(ctx, id, 'SF1')
  await completeOrder(ctx, id, 'guest')
  const params = { id }
  const { items, reference } = await buyer.api('GET /orders/{id}/details', { params })
  const itemId = items[0]?._id ?? ''
  const body = { reason: 'Too small', refund_items: [{ order_item_id: itemId, qty: asked }] }
  const { data } = await buyer.api('POST /orders/{id}/refund-request', { params, body })
  const request = { id: data[0]?._id ?? '' }
  const exchange = (size: string, exchanged = asked, restock = exchanged) =>
    api('PUT /refund-requests/{id}/exchange', {
      params: request,
      body: {
        items: [
          {
            order_item_id: itemId,
            qty: exchanged,
            restock_qty: restock,
            variant_id: variantOf(size),
          },
        ],
        answer: 'With pleasure',
      },
    })
  return { params, reference, buyer, itemId, variantOf, exchange, request }
}

async function onHand(variantId: string): Promise<[onHand: number, reserved: number]> {
  const level = await ctx.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('variant_id', '=', variantId)
    .where('warehouse_id', '=', place.stockroom)
    .executeTakeFirstOrThrow()
  return [level.on_hand, level.reserved]
}

/** An even exchange moves no money: the accounts and the customer's sum hold the first payment only. */
async function expectMoneyCountedOnce(account_id: string, references: readonly string[]) {
  const month = monthOf(hongKongDay(ctx.clock()))
  const { lines } = await api('GET /reports/accounts', { query: { month } })
  expect(lines.filter(({ order }) => references.includes(order))).toMatchObject([
    { order: references[0], kind: 'payment', amount: '800.00' },
  ])
  const customer = await api('GET /customers/{account_id}', { params: { account_id } })
  expect(customer).toMatchObject({ order_count: 2, paid: '800.00' })
}

const noProblems = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

test('a returned size is exchanged: it comes back, another leaves as a paid order of its own', async () => {
  const { exchange, reference, variantOf, buyer } = await aRequest()
  await runDueJobs(shop)
  shop.emails.splice(0)
  const decided = await exchange('L')
  expect(decided).toMatchObject({
    state: 'approved',
    refund_items: [{ granted_qty: 1, restocked_qty: 1 }],
    refunds: [{ amount: '380.00', method: 'exchange', state: 'done' }],
  })
  expect(await onHand(variantOf('M'))).toEqual([2, 0])
  expect(await onHand(variantOf('L'))).toEqual([3, 1])
  const params = { id: decided.replacement?._id ?? '' }
  const replacement = await api('GET /orders/{id}', { params })
  expect(replacement).toMatchObject({
    current_status: 'pending',
    is_paid: true,
    replaces: { reference },
    changes: [{ action: 'replacement_ordered', after: { note: reference } }],
    calculations: { total: '380.00', shipping_fee: '0.00' },
    items: [{ qty: 1, product_variant_title: { en: 'L' }, waiting_qty: 1 }],
    payments: [{ method: 'exchange', amount: '380.00', provider_reference: reference }],
    delivery: { recipient: { name: 'Chan Tai Man' } },
    actions: ['pack', 'ship', 'cancel'],
  })
  await runDueJobs(shop)
  expect(shop.emails).toMatchObject([{ to: 'tai.man@example.com' }])
  expect(shop.emails[0]?.text).toContain(replacement.reference)
  await api('POST /orders/{id}/shipments', { params, body: {} })
  expect(await onHand(variantOf('L'))).toEqual([2, 0])
  await expectMoneyCountedOnce(buyer.accountId, [reference, replacement.reference])
  await noProblems()
})

test('both orders, receipt and email name piece, size and order, and no money goes back', async () => {
  const { exchange, reference, buyer, params } = await aRequest({ qty: 3, asked: 2 })
  await runDueJobs(shop)
  shop.emails.splice(0)
  const { replacement } = await exchange('L')
  const there = { id: replacement?._id ?? '', reference: replacement?.reference ?? '' }
  const sizes = (size: string) => ({ en: size, zh: size, cn: size })
  const order = await buyer.api('GET /orders/{id}/details', { params })
  const partner = { order: { _id: there.id, reference: there.reference }, qty: 2 }
  expect(order.items).toMatchObject([
    { exchanged_for: [{ ...partner, product_variant_title: sizes('L') }], replaces: null },
  ])
  expect(order.calculations.refunded).toBe('0.00')
  const receipt = await buyer.api('GET /orders/{id}/receipt', { params })
  expect(receipt).toMatchObject({ refunds: [], total_after_refunds: receipt.calculations.total })
  expect(receipt.items).toMatchObject([{ exchanged_for: [partner] }])

  const other = await buyer.api('GET /orders/{id}/details', { params: there })
  expect(other.items).toMatchObject([
    {
      exchanged_for: [],
      replaces: { order: { _id: params.id, reference }, product_variant_title: sizes('M') },
    },
  ])
  expect(other.delivery.estimate).not.toBeNull()
  const key = other.items[0]?.replaces?.order.key ?? ''
  const opened = await shop.anybody()('GET /orders/{id}/details/guest', {
    params,
    query: { key },
  })
  expect(opened.reference).toBe(reference)

  await runDueJobs(shop)
  const text = shop.emails[0]?.text ?? ''
  expect(text).toContain('M → L')
  expect(text).toContain(`/order/${there.id}?key=`)
  expect(text).toContain('Deliver to: Chan Tai Man')
  expect(text).toContain('Expected: ')
  expect(text).not.toContain('HK$')
})

test('pieces are worth what was paid for them, to the cent, and can be returned again', async () => {
  const voucher = await aVoucher(ctx, amountOff(100_01))
  const { exchange, buyer } = await aRequest({ qty: 3, asked: 2, voucher: voucher.code })
  const { replacement } = await exchange('L')
  const params = { id: replacement?._id ?? '' }
  const { items, calculations } = await api('GET /orders/{id}', { params })
  expect(items.map(({ qty, subtotal_price }) => [qty, subtotal_price])).toEqual([
    [1, '346.67'],
    [1, '346.66'],
  ])
  await shipOrder(ctx, params.id, 'SF2')
  await completeOrder(ctx, params.id, 'guest')
  const refund_items = items.map(({ _id }) => ({ order_item_id: _id, qty: 1 }))
  const body = { reason: 'Still too small', refund_items }
  const { data } = await buyer.api('POST /orders/{id}/refund-request', { params, body })
  const again = { id: data[0]?._id ?? '' }
  expect(await api('PUT /refund-requests/{id}/approve', { params: again, body: {} })).toMatchObject(
    {
      granted_amount: calculations.total,
      refunds: [{ method: 'offline', state: 'pending' }],
    },
  )
  await noProblems()
})

test('a faulty piece is exchanged for the same, and written off', async () => {
  const { exchange, variantOf } = await aRequest()
  await exchange('M', 1, 0)
  expect(await onHand(variantOf('M'))).toEqual([1, 1])
  await noProblems()
})

test('what is not exchanged can be asked back again', async () => {
  const { exchange, buyer, params } = await aRequest({ asked: 2 })
  await exchange('L', 1)
  const { refundable } = await buyer.api('GET /orders/{id}/refund-request', { params })
  expect(refundable.items).toMatchObject([{ qty: 1, amount: '380.00' }])
  await noProblems()
})

test('a cancelled replacement is refunded, since it was paid for', async () => {
  const { exchange } = await aRequest()
  const { replacement } = await exchange('L')
  const params = { id: replacement?._id ?? '' }
  const body = { reason: 'Changed their mind' }
  await api('PUT /orders/{id}/cancelled', { params, body })
  expect(await api('GET /refunds', { query: { order_id: params.id } })).toMatchObject({
    data: [{ amount: '380.00', method: 'offline', state: 'pending' }],
  })
  await noProblems()
})

test('another price and an empty shelf are refused, and nothing changes', async () => {
  const { exchange, variantOf, params } = await aRequest()
  await expect(exchange('XL')).rejects.toMatchObject({ issues: [{ path: 'items.0.variant_id' }] })
  const rival = await shop.visitor()
  await addToCart(rival, variantOf('L'), 3)
  await checkOut(rival, byCourier(place, [variantOf('L')]))
  await expect(exchange('L')).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await api('GET /refunds', { query: { order_id: params.id } })).toMatchObject({ total: 0 })
  await noProblems()
})

test('after goodwill there may be too little money left to exchange', async () => {
  const { exchange, params } = await aRequest({ qty: 1 })
  const body = { amount: '100.00', reason: 'A late parcel' }
  await api('POST /orders/{id}/refunds', { params, body })
  await expect(exchange('L')).rejects.toMatchObject({ code: 'refund_too_large' })
  await noProblems()
})

test('a request is exchanged once, by those who may refund', async () => {
  const { exchange, request, itemId, variantOf } = await aRequest()
  const assistant = await shop.staff('assistant')
  const body = { items: [{ order_item_id: itemId, qty: 1, variant_id: variantOf('L') }] }
  const refused = assistant.api('PUT /refund-requests/{id}/exchange', { params: request, body })
  await expect(refused).rejects.toMatchObject({ status: 403 })
  const outcomes = await Promise.allSettled([exchange('L'), exchange('L')])
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fulfilled',
    'rejected',
  ])
  await noProblems()
})

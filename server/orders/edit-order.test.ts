import { expect, test } from 'vitest'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { aSellingPlace, byCourier, byPickup, chan } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { freeStock } from '#test/builders/stock.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api, id: staffId } = await shop.staff('assistant')

const reason = 'The customer asked for it'

interface Wanted {
  sizes?: string[]
  qty?: number
  voucher?: string
  isPaid?: boolean
  isPickup?: boolean
}

/** An order of one size; its product comes in M, L and S at one price and XL at another. */
async function anOrder({ qty = 3, voucher, isPaid = true, isPickup = false }: Wanted = {}) {
  const product = await aProduct(ctx, {
    price: 38_000,
    sizes: ['M', 'L', 'S', 'XL'],
    stock: 5,
    warehouseId: place.stockroom,
  })
  const variantOf = (size: string) => product.variant(size).id
  await ctx.db
    .updateTable('variants')
    .set({ price_cents: 42_000 })
    .where('id', '=', variantOf('XL'))
    .execute()
  const buyer = await shop.visitor()
  await addToCart(buyer, variantOf('M'), qty)
  const more = { ...(voucher !== undefined && { voucher_code: voucher }) }
  const build = isPickup ? byPickup : byCourier
  const { order_id: id } = await checkOut(buyer, build(place, [variantOf('M')], more))
  if (isPaid) await acceptPayment(ctx, id)
  const params = { id }
  const { items } = await api('GET /orders/{id}', { params })
  const itemId = items[0]?._id ?? ''
  const edit = (parts: { qty: number; variant_id?: string }[], ifMatch?: number) =>
    api('PUT /orders/{id}/items', {
      params,
      body: { items: parts.map((part) => ({ order_item_id: itemId, ...part })), reason },
      ...(ifMatch !== undefined && { ifMatch }),
    })
  const preview = (parts: { qty: number; variant_id?: string }[]) =>
    api('POST /orders/{id}/items/preview', {
      params,
      body: { items: parts.map((part) => ({ order_item_id: itemId, ...part })) },
    })
  return { id, params, buyer, itemId, variantOf, edit, preview }
}

async function mails() {
  await runDueJobs(shop)
  return shop.emails.splice(0)
}

const freeOf = (variantId: string) => freeStock(ctx, variantId, place.stockroom)

const refunds = (id: string) =>
  ctx.db
    .selectFrom('refunds')
    .select(['amount_cents', 'state'])
    .where('order_id', '=', id)
    .execute()

const noProblems = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

test('a whole line becomes another size: its stock moves, its money stays, the customer is told', async () => {
  const order = await anOrder()
  await mails()
  const shown = await order.edit([{ qty: 3, variant_id: order.variantOf('L') }])
  expect(shown).toMatchObject({
    items: [{ _id: order.itemId, qty: 3, product_variant_title: { en: 'L' }, waiting_qty: 3 }],
    calculations: { total: '1140.00', refunded: '0.00' },
    changes: [{ action: 'order_items_edited', staff: { _id: staffId }, after: { reason } }, {}],
  })
  expect([await freeOf(order.variantOf('M')), await freeOf(order.variantOf('L'))]).toEqual([5, 2])
  const [email] = await mails()
  expect(email).toMatchObject({ to: 'tai.man@example.com' })
  expect(email?.subject).toContain('has been changed')
  expect(email?.text).toContain('L × 3')
  await noProblems()
})

test('one of three becomes another size, one is cancelled and refunded, to the cent', async () => {
  const voucher = await aVoucher(ctx, amountOff(100_01))
  const order = await anOrder({ voucher: voucher.code })
  await mails()
  const parts = [{ qty: 1 }, { qty: 1, variant_id: order.variantOf('S') }]
  expect(await order.preview(parts)).toEqual({ refund: '346.67', points: 0, to_pay: null })
  const shown = await order.edit(parts)
  expect(shown).toMatchObject({
    items: [
      { qty: 2, cancelled_qty: 1, waiting_qty: 1, product_variant_title: { en: 'M' } },
      { qty: 1, cancelled_qty: 0, waiting_qty: 1, product_variant_title: { en: 'S' } },
    ],
    calculations: { refunded: '346.67' },
  })
  expect(await refunds(order.id)).toEqual([{ amount_cents: 346_67, state: 'pending' }])
  const [email, ...more] = await mails()
  expect(more).toEqual([])
  expect(email?.text).toContain('We’re refunding HK$346.67 for the cancelled items.')
  await noProblems()
  // Sold items keep their price, so the rest of the money goes back with the rest of the order.
  await api('PUT /orders/{id}/cancelled', { params: order.params, body: { reason } })
  const all = await refunds(order.id)
  expect(all.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(1140_00 - 100_01)
  expect(await freeOf(order.variantOf('S'))).toBe(5)
  await noProblems()
})

test('what is left of a line after a cancellation can still change', async () => {
  const voucher = await aVoucher(ctx, amountOff(100_01))
  const order = await anOrder({ voucher: voucher.code })
  await order.edit([{ qty: 2 }])
  const shown = await order.edit([{ qty: 2, variant_id: order.variantOf('S') }])
  expect(shown.items).toMatchObject([
    { qty: 1, cancelled_qty: 1, waiting_qty: 0 },
    { qty: 2, cancelled_qty: 0, waiting_qty: 2, product_variant_title: { en: 'S' } },
  ])
  await noProblems()
  await api('PUT /orders/{id}/cancelled', { params: order.params, body: { reason } })
  const all = await refunds(order.id)
  expect(all.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(1140_00 - 100_01)
  await noProblems()
})

test('what stays after an edit is packed and shipped, and can be returned', async () => {
  const order = await anOrder()
  await order.edit([{ qty: 1 }, { qty: 1, variant_id: order.variantOf('L') }])
  const shown = await api('POST /orders/{id}/shipments', { params: order.params, body: {} })
  expect(shown).toMatchObject({
    fulfilment: { state: 'shipped', shipments: [{ items: [{ qty: 1 }, { qty: 1 }] }] },
  })
  await api('PUT /orders/{id}/completed', { params: order.params })
  const { refundable } = await order.buyer.api('GET /orders/{id}/refund-request', {
    params: order.params,
  })
  expect(refundable.items.map(({ qty, amount }) => [qty, amount])).toEqual([
    [1, '380.00'],
    [1, '380.00'],
  ])
  await noProblems()
})

test.each([
  ['another price', 'items.0.variant_id', 'XL', 3],
  ['more than was ordered', 'items.0.qty', 'M', 4],
  ['nothing left', 'items', 'M', 0],
])('%s is refused by name, and nothing changes', async (_, path, size, qty) => {
  const order = await anOrder()
  const refused = order.edit([{ qty, variant_id: order.variantOf(size) }])
  await expect(refused).rejects.toMatchObject({ status: 422, issues: [{ path }] })
  expect(await freeOf(order.variantOf('M'))).toBe(2)
})

test('a size that is sold out is refused, and nothing changes', async () => {
  const order = await anOrder()
  const other = await shop.visitor()
  await addToCart(other, order.variantOf('L'), 4)
  await checkOut(other, byCourier(place, [order.variantOf('L')]))
  const refused = order.edit([{ qty: 1 }, { qty: 2, variant_id: order.variantOf('L') }])
  await expect(refused).rejects.toMatchObject({ code: 'out_of_stock', details: { available: 1 } })
  expect(await freeOf(order.variantOf('M'))).toBe(2)
  expect(await refunds(order.id)).toEqual([])
  await noProblems()
})

test('a packed order is unpacked before its items change', async () => {
  const order = await anOrder()
  await api('PUT /orders/{id}/packed', { params: order.params })
  await expect(order.edit([{ qty: 2 }])).rejects.toMatchObject({ details: { reason: 'packed' } })
})

test('an edit of an order that was changed meanwhile is refused', async () => {
  const order = await anOrder()
  const { version } = await api('GET /orders/{id}', { params: order.params })
  const first = order.edit([{ qty: 2 }], version)
  await first
  await expect(order.edit([{ qty: 2 }], version)).rejects.toMatchObject({ code: 'order_changed' })
})

const { note: _note, ...details } = chan

const correct = (id: string, more: Partial<typeof details>) =>
  api('PUT /orders/{id}/recipient', { params: { id }, body: { ...details, ...more } })

test('a wrong address and email are corrected: the new address is told, old links open nothing', async () => {
  const order = await anOrder()
  const [, old] = /key=([\w-]+)/.exec((await mails())[0]?.text ?? '') ?? []
  const address = {
    unit: '',
    street: '88 Nathan Road',
    building: '',
    district: 'yau-tsim-mong',
  }
  const shown = await correct(order.id, { email: 'right@example.com', phone: '61234567', address })
  expect(shown).toMatchObject({
    delivery: {
      recipient: {
        email: 'right@example.com',
        phone: '61234567',
        address: { street: '88 Nathan Road' },
      },
    },
    changes: [
      {
        action: 'order_recipient_corrected',
        after: { fields: ['email', 'phone', 'address'] },
      },
      {},
    ],
  })
  const [email] = await mails()
  expect(email).toMatchObject({ to: 'right@example.com' })
  expect(email?.text).toContain('88 Nathan Road')
  const opened = (key: string) =>
    order.buyer.api('GET /orders/{id}/details/guest', { params: order.params, query: { key } })
  await expect(opened(old ?? '')).rejects.toMatchObject({ status: 404 })
  const [, now] = /key=([\w-]+)/.exec(email?.text ?? '') ?? []
  expect(await opened(now ?? '')).toMatchObject({ _id: order.id })
})

test('a recipient is checked as at checkout, and stays once the order has left', async () => {
  const order = await anOrder()
  const wrong = correct(order.id, { phone: '11234567', address: null })
  await expect(wrong).rejects.toMatchObject({ issues: [{ path: 'phone' }, { path: 'address' }] })
  await api('POST /orders/{id}/shipments', { params: order.params, body: {} })
  await expect(correct(order.id, { name: 'Chan' })).rejects.toMatchObject({
    details: { reason: 'already_shipped' },
  })
})

test('an order to collect has no address', async () => {
  const order = await anOrder({ isPickup: true })
  const shown = await correct(order.id, { name: 'Wong Siu Ming' })
  expect(shown.delivery.recipient).toMatchObject({ name: 'Wong Siu Ming', address: null })
})

test('replacements are the other sizes at the same price, with what is free of each', async () => {
  const order = await anOrder()
  const { data } = await api('GET /orders/{id}/replacements', { params: order.params })
  expect(data).toMatchObject([{ order_item_id: order.itemId }])
  const free = data[0]?.variants.map(({ title, available }) => [title.en, available])
  expect(new Map(free?.map(([size = '', count]) => [size, count]))).toEqual(
    new Map([
      ['M', 2],
      ['L', 5],
      ['S', 5],
    ]),
  )
})

import { expect, test } from 'vitest'
import { browse, cardNumbers, payAgain, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, shipOrder } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api, id: staffId } = await shop.staff('assistant')

async function aTee() {
  const stocked = { price: 12_000, stock: 5, warehouseId: place.stockroom }
  return (await aProduct(ctx, stocked)).variant().id
}

const lines = (variant_id: string, qty = 2) => [{ variant_id, qty }]

const quote = (id: string, variantId: string, qty = 2) =>
  api('POST /orders/{id}/supplements/quote', {
    params: { id },
    body: { lines: lines(variantId, qty) },
  })

const add = (
  id: string,
  variantId: string,
  more: { method?: 'fps' | 'card'; total?: string; ifMatch?: number; key?: string } = {},
) =>
  api('POST /orders/{id}/supplements', {
    params: { id },
    body: {
      lines: lines(variantId),
      expected_total: more.total ?? '240.00',
      payment_method: more.method ?? 'fps',
    },
    ...(more.ifMatch !== undefined && { ifMatch: more.ifMatch }),
    ...(more.key !== undefined && { idempotencyKey: more.key }),
  })

const noProblems = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

const emailAbout = async (reference: string) => {
  await runDueJobs(shop)
  return shop.emails.find(({ subject }) => subject.includes(reference))
}

test('items are added as an order that travels along: same person, no delivery fee, paid by itself', async () => {
  const first = await anOrder(shop, place)
  await acceptPayment(ctx, first.id)
  const tee = await aTee()
  expect(await quote(first.id, tee)).toMatchObject({
    cart: { calculations: { shipping_fee: '0.00', price: { total: '240.00' } } },
  })
  const added = await add(first.id, tee)
  const shown = await api('GET /orders/{id}', { params: { id: added.order_id } })
  expect(shown).toMatchObject({
    is_paid: false,
    channel: 'phone',
    supplement_of: { _id: first.id, reference: first.reference },
    calculations: { total: '240.00', shipping_fee: '0.00' },
    payment: { method: 'fps', fps_payload: expect.stringContaining('240') },
    delivery: { recipient: { name: 'Chan Tai Man' } },
    changes: [{ action: 'supplement_ordered', staff: { _id: staffId } }],
  })
  const before = await readOrder(first.buyer, first.id)
  expect(before.supplements).toEqual([
    { _id: added.order_id, reference: added.reference, is_paid: false },
  ])
  const email = await emailAbout(`Added to your order ${first.reference}`)
  expect(email?.text).toContain('HK$240')
  await acceptPayment(ctx, added.order_id)
  expect(await readOrder(first.buyer, added.order_id)).toMatchObject({
    is_paid: true,
    supplement_of: { reference: first.reference },
  })
  await noProblems()
})

test('a correction of the recipient is carried to what travels along and has not left', async () => {
  const first = await anOrder(shop, place)
  const [here, gone] = [await add(first.id, await aTee()), await add(first.id, await aTee())]
  await acceptPayment(ctx, gone.order_id)
  await shipOrder(ctx, gone.order_id, 'SF1234567')
  const { note: _note, ...details } = chan
  await api('PUT /orders/{id}/recipient', {
    params: { id: first.id },
    body: { ...details, name: 'Chan Siu Man', email: 'siu.man@example.com' },
  })
  const nameOf = async (id: string) => {
    const { delivery } = await api('GET /orders/{id}', { params: { id } })
    return delivery.recipient.name
  }
  expect(await nameOf(here.order_id)).toBe('Chan Siu Man')
  expect(await nameOf(gone.order_id)).toBe('Chan Tai Man')
  await runDueJobs(shop)
  const told = shop.emails.filter(({ to }) => to === 'siu.man@example.com')
  expect(told.filter(({ subject }) => subject.includes(here.reference))).not.toEqual([])
  await noProblems()
})

test('what is added to an addition travels with the first order', async () => {
  const first = await anOrder(shop, place)
  const tee = await aTee()
  const added = await add(first.id, tee)
  const again = await add(added.order_id, tee)
  expect(await api('GET /orders/{id}', { params: { id: again.order_id } })).toMatchObject({
    supplement_of: { reference: first.reference },
  })
  await noProblems()
})

test('a card is paid by a link, within the time of a transfer', async () => {
  const first = await anOrder(shop, place)
  await acceptPayment(ctx, first.id)
  const added = await add(first.id, await aTee(), { method: 'card' })
  expect((await emailAbout(added.reference))?.text).toContain('by card on the order page')
  const order = await readOrder(first.buyer, added.order_id)
  const hours = (Date.parse(order.payment.due_at ?? '') - Date.parse(order.created_at)) / 3_600_000
  expect(hours).toBeCloseTo(72, 1)
  const { return_url: url } = await payAgain(first.buyer, added.order_id)
  expect((await browse(shop, url ?? '')).status).toBe(200)
  await payWith(shop, url ?? '', cardNumbers.good)
  expect(await readOrder(first.buyer, added.order_id)).toMatchObject({ is_paid: true })
  await noProblems()
})

test('sent twice with one key, it is added once', async () => {
  const first = await anOrder(shop, place)
  const tee = await aTee()
  const one = await add(first.id, tee, { key: 'the-same' })
  expect(await add(first.id, tee, { key: 'the-same' })).toEqual(one)
})

test.each([
  ['another total', { total: '200.00' }, 'price_changed'],
  ['an order that was changed meanwhile', { ifMatch: 99 }, 'order_changed'],
])('%s is refused, and nothing is added', async (_, more, code) => {
  const first = await anOrder(shop, place)
  await expect(add(first.id, await aTee(), more)).rejects.toMatchObject({ code })
  expect((await readOrder(first.buyer, first.id)).supplements).toEqual([])
})

test('nothing is added to an order that has left, or of what is sold out', async () => {
  const first = await anOrder(shop, place)
  const tee = await aTee()
  const { cart } = await quote(first.id, tee, 9)
  expect(cart.cart_items).toMatchObject([{ problem: 'out_of_stock', available: 5 }])
  await acceptPayment(ctx, first.id)
  await shipOrder(ctx, first.id, 'SF1234567')
  await expect(add(first.id, tee)).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'already_shipped' },
  })
})

test('an addition that is not paid in time releases its stock and leaves the first order alone', async () => {
  const first = await anOrder(shop, place)
  await acceptPayment(ctx, first.id)
  const tee = await aTee()
  const added = await add(first.id, tee)
  shop.passTime(72 * 3600 + 1)
  await runDueJobs(shop)
  const { api: fresh } = await shop.staff('assistant')
  expect(await fresh('GET /orders/{id}', { params: { id: added.order_id } })).toMatchObject({
    current_status: 'cancelled',
  })
  const before = await fresh('GET /orders/{id}', { params: { id: first.id } })
  expect(before).toMatchObject({ current_status: 'pending', supplements: [] })
  await noProblems()
})

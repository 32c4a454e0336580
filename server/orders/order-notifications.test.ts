import { expect, test } from 'vitest'
import { brand, warehouses } from '#demo/shop.ts'
import { formatDay } from '#domain/dates.ts'
import { dayRange } from '#domain/day-range.ts'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace, byCourier, chan } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { addToCart, checkOut, readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { orderSms } from './emails/order-sms.ts'
import { sendOrderSms } from './order-notifications.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const clerk = await shop.staff()

type Settings = Parameters<typeof wish>[1]

async function wish(
  { api }: Visitor,
  body: { is_notifiable?: boolean; channels?: ('email' | 'sms' | 'delivery_status')[] },
  language: 'en' | 'zh' | 'cn' = 'zh',
) {
  await api('PUT /notification-settings/details', { body: { ...body, language } })
}

const asked: Settings = { is_notifiable: true, channels: ['sms', 'delivery_status'] }

/** Messages sent since the last call. */
async function sent() {
  await runDueJobs(shop, 'send_order_email', 'send_order_sms')
  return { texts: shop.texts.splice(0), emails: shop.emails.splice(0) }
}

const pay = (id: string) =>
  clerk.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' } })
const ship = (id: string, tracking_number: string) =>
  clerk.api('POST /orders/{id}/shipments', { params: { id }, body: { tracking_number } })

test('customers who want SMS are texted about payment and parcel, in their language', async () => {
  const buyer = await aCustomer(shop)
  await wish(buyer, asked)
  const order = await anOrder(shop, place, { locale: 'en' }, false, buyer)
  await sent()
  await pay(order.id)
  const paid = await sent()
  expect(paid.texts).toEqual([
    {
      to: '+85291234567',
      text: expect.stringContaining(`已收到訂單 ${order.reference} 的付款`),
      locale: 'zh',
      id: `payment_received.${order.id}`,
    },
  ])
  // The email is still sent, in the order's language.
  expect(paid.emails).toMatchObject([{ to: 'tai.man@example.com' }])
  expect(paid.emails[0]?.text).not.toMatch(/訂單/)
  await ship(order.id, 'SF123')
  const { texts, emails } = await sent()
  expect(texts).toMatchObject([{ text: expect.stringContaining('運單號碼：SF123') }])
  expect(emails).toHaveLength(1)
})

test.each([
  ['en', /is ready to collect at/, 'We hold it for you until'],
  ['zh', /已可領取。地點：/, '保留至'],
  ['cn', /已可取货。地点：/, '保留至'],
] as const)(
  'a pick-up order ready in the shop is announced in %s, with the last day it is held',
  async (language, messages, until) => {
    const buyer = await aCustomer(shop)
    await wish(buyer, asked, language)
    const order = await anOrder(shop, place, { locale: language }, true, buyer)
    await pay(order.id)
    await sent()
    await clerk.api('PUT /orders/{id}/ready', { params: { id: order.id } })
    const { delivery } = await buyer.api('GET /orders/{id}/details', {
      params: { id: order.id },
    })
    const held = `${until} ${formatDay(delivery.collect_by ?? 'no day')}`
    const { texts, emails } = await sent()
    expect(texts).toMatchObject([{ text: expect.stringMatching(messages) }])
    expect(texts[0]?.text).toContain(held)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text).toContain(held)
  },
)

test.each([
  ['en', 160],
  ['zh', 70],
  ['cn', 70],
] as const)('each text message in %s fits into one of %i characters', (locale, max) => {
  const mall = warehouses.find(({ slug }) => slug === 'mall')
  for (const write of Object.values(orderSms[locale])) {
    const text = write({
      brand: brand.name[locale],
      reference: 'PR-7K3Q-9XD',
      tracking: 'SF1234567890123',
      place: mall?.title[locale] ?? null,
      collectBy: '04/12/2026',
    })
    expect(text.length, text).toBeLessThanOrEqual(max)
  }
})

test.each<[string, Settings | null]>([
  ['has no settings', null],
  ['wants no notifications', { ...asked, is_notifiable: false }],
  ['wants no text messages', { ...asked, channels: ['email', 'delivery_status'] }],
  ['wants text messages, but not about deliveries', { ...asked, channels: ['email', 'sms'] }],
])('a customer who %s gets only the email', async (_, settings) => {
  const buyer = await aCustomer(shop)
  if (settings) await wish(buyer, settings)
  const order = await anOrder(shop, place, {}, false, buyer)
  await pay(order.id)
  await ship(order.id, 'SF9')
  const { texts, emails } = await sent()
  expect(texts).toEqual([])
  expect(emails).toHaveLength(3)
})

test('a landline gets no text message', async () => {
  const buyer = await aCustomer(shop)
  await wish(buyer, asked)
  const delivery_details = { ...chan, phone: '2123 4567' }
  const order = await anOrder(shop, place, { delivery_details }, false, buyer)
  await pay(order.id)
  const { texts, emails } = await sent()
  expect(texts).toEqual([])
  expect(emails).toHaveLength(2)
})

test('a visitor without a registered account gets only the email', async () => {
  const order = await anOrder(shop, place)
  await pay(order.id)
  const { texts, emails } = await sent()
  expect(texts).toEqual([])
  expect(emails).toHaveLength(2)
})

test('a card payment is texted too, and a repeated job sends the same message id', async () => {
  const buyer = await aCustomer(shop)
  await wish(buyer, asked)
  const order = await aCardOrder(shop, place, {}, buyer)
  await payWith(shop, order.returnUrl, cardNumbers.good)
  await runDueJobs(shop)
  await sendOrderSms(ctx, { order_id: order.id, text: 'payment_received' })
  const ids = shop.texts.splice(0).map(({ id }) => id)
  expect(ids).toEqual([`payment_received.${order.id}`, `payment_received.${order.id}`])
  shop.emails.length = 0
})

test('two parcels of one order get an email each, with their own tracking number', async () => {
  const order = await anOrder(shop, place)
  await pay(order.id)
  await sent()
  const { items } = await clerk.api('GET /orders/{id}', { params: { id: order.id } })
  const one = [{ order_item_id: items[0]?._id ?? '', qty: 1 }]
  const body = { tracking_number: 'SF-FIRST', items: one }
  await clerk.api('POST /orders/{id}/shipments', { params: { id: order.id }, body })
  await ship(order.id, 'SF-SECOND')
  const { emails } = await sent()
  const notified = emails.map(({ text }) => /SF-[A-Z]+/.exec(text)?.[0])
  expect(new Set(notified)).toEqual(new Set(['SF-FIRST', 'SF-SECOND']))
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a replaced payment proof is confirmed by its own email', async () => {
  const order = await anOrder(shop, place)
  await sent()
  for (const _ of ['first', 'second']) {
    const image = await aProof(shop, order.buyer.token)
    await order.buyer.api('PUT /orders/{id}/upload', {
      params: { id: order.id },
      body: { image },
    })
  }
  const { emails } = await sent()
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2)
})

test.each([
  ['en', 'Pre-order: ships from 15/01/2027'],
  ['zh', '預購：15/01/2027起寄出'],
  ['cn', '预售：15/01/2027起发货'],
] as const)(
  'every email of a pre-order names its date in %s, and the page the same',
  async (locale, said) => {
    const product = await aProduct(ctx, {
      warehouseId: place.stockroom,
      colours: ['navy'],
      sizes: ['M'],
      variants: { 'navy/M': { stock: 0, preorder: { max_qty: 5, expectedOn: '2027-01-15' } } },
    })
    const { id } = product.variant()
    const buyer = await aCustomer(shop)
    await addToCart(buyer, id)
    const placed = await checkOut(buyer, { ...byCourier(place, [id]), locale })
    const { emails } = await sent()
    expect(emails.map(({ text }) => text.includes(said))).toEqual([true])
    await pay(placed.order_id)
    const paid = await sent()
    expect(paid.emails.map(({ text }) => text.includes(said))).toEqual([true])
    const { items } = await readOrder(buyer, placed.order_id)
    expect(items).toMatchObject([{ preorder_date: '2027-01-15' }])
  },
)

test('a rejected payment sends no SMS', async () => {
  const buyer = await aCustomer(shop)
  await wish(buyer, asked)
  const order = await anOrder(shop, place, {}, false, buyer)
  await pay(order.id)
  await sent()
  await expect(pay(order.id)).rejects.toMatchObject({ code: 'illegal_transition' })
  expect((await sent()).texts).toEqual([])
})

test('an email names recipient and expected days, the same as its page, once paid without an if', async () => {
  const buyer = await aCustomer(shop)
  const order = await anOrder(shop, place, { locale: 'en' }, false, buyer)
  const placed = await sent()
  const [promise] = placed.emails
  expect(promise?.text).toContain('Deliver to: Chan Tai Man')
  expect(promise?.text).toContain('Expected if paid today: ')
  expect(promise?.text).not.toContain('Expected: ')
  await pay(order.id)
  const { delivery } = await buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  const days = delivery.estimate && dayRange(delivery.estimate.from, delivery.estimate.to, 'en')
  const paid = await sent()
  expect(paid.emails[0]?.text).toContain('Deliver to: Chan Tai Man')
  expect(paid.emails[0]?.text).toContain(`Expected: ${days}`)
})

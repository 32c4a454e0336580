import { expect, test } from 'vitest'
import { addDays, hongKongDay, startOfHongKongDay } from '#domain/dates.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { expireOverdueOrders } from '#server/orders/expire-order.ts'
import { payAgain } from '#test/builders/card-buyer.ts'
import { aSellingPlace, byCourier, somePaymentMethods } from '#test/builders/cart.ts'
import { aMember } from '#test/builders/members.ts'
import { anOrder as orderIn, aProof, type Placed } from '#test/builders/orders.ts'
import { change } from '#test/builders/catalogue.ts'
import { checkOut, readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('manager')
const warehouse_id = place.mall
await api('POST /cash-sessions', { body: { warehouse_id, float: '500' } })
const hour = 3600

/** HK$760, collected in the mall and paid there. */
const anOrder = (by?: Visitor) => orderIn(shop, place, { payment_method: 'cash' }, true, by)
const shown = ({ id }: Placed) => api('GET /orders/{id}', { params: { id } })
const pay = ({ id }: Placed, method: 'cash' | 'octopus' = 'cash') =>
  api('POST /orders/{id}/counter-payments', {
    params: { id },
    body: {
      warehouse_id,
      payments: [{ method, ...(method === 'octopus' && { reference: '1234' }) }],
    },
  })

async function emailsAbout({ reference }: Placed) {
  await runDueJobs(shop)
  return shop.emails.filter(({ subject }) => subject.includes(reference))
}

test.each(['guest', 'member'])(
  'an order of a %s is made ready unpaid, paid at the counter and handed over',
  async (who) => {
    const order = await anOrder(who === 'member' ? await aMember(shop) : undefined)
    const id = { params: { id: order.id } }
    const placed = await readOrder(order.buyer, order.id)
    expect(placed).toMatchObject({
      current_status: 'submitted',
      is_paid: false,
      payment: { method: 'cash', amount: '760.00', fps_payload: null },
    })
    const [first] = await emailsAbout(order)
    expect(first?.text).toContain('You pay HK$760 in our shop when you collect it')
    expect(first?.text).not.toMatch(/slip|Pay to/)

    const { queues } = await api('GET /today')
    expect(queues.find(({ name }) => name === 'prepare')?.count).toBeGreaterThan(0)
    await api('PUT /orders/{id}/ready', id)
    await expect(api('PUT /orders/{id}/collected', id)).rejects.toMatchObject({
      status: 409,
      details: { reason: 'not_paid' },
    })
    const ready = (await emailsAbout(order)).at(-1)
    expect(ready?.text).toContain('You pay HK$760 when you collect it, by')

    await pay(order)
    await api('PUT /orders/{id}/collected', id)
    expect(await shown(order)).toMatchObject({
      is_paid: true,
      fulfilment: { state: 'collected' },
      payment: { method: 'cash', received: '760.00' },
      payments: [{ amount: '760.00' }],
    })
    expect(await findIntegrityProblems(ctx.db)).toEqual([])
  },
)

test('paid by Octopus in the shop it shows that, and paid by a transfer it is in no till', async () => {
  const order = await anOrder()
  await pay(order, 'octopus')
  expect((await shown(order)).payment.method).toBe('octopus')

  const other = await anOrder()
  const body = { note: 'Seen at the bank' }
  await api('PUT /orders/{id}/paid', { params: { id: other.id }, body })
  const [payment] = (await shown(other)).payments
  expect(payment?.method).toBe('bank_transfer')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('it is offered only for orders that are collected, and only while the owner offers it', async () => {
  const order = await anOrder()
  const again = byCourier(place, [order.variantId], { payment_method: 'cash' })
  const unavailable = { status: 409, code: 'payment_method_unavailable' }
  await expect(checkOut(order.buyer, again)).rejects.toMatchObject(unavailable)
  const sent = await orderIn(shop, place)
  await expect(payAgain(sent.buyer, sent.id, { payment_method: 'cash' })).rejects.toMatchObject(
    unavailable,
  )

  await change(ctx, ['configuration'], (trx) =>
    trx
      .updateTable('configurations')
      .set({ value: '[]' })
      .where('slug', '=', 'payment_methods')
      .execute(),
  )
  await expect(anOrder()).rejects.toMatchObject(unavailable)
  await somePaymentMethods(ctx)
})

test('no payment proof is taken for it', async () => {
  const order = await anOrder()
  const image = await aProof(shop, order.buyer.token)
  const params = { id: order.id }
  await expect(
    order.buyer.api('PUT /orders/{id}/upload', { params, body: { image } }),
  ).rejects.toMatchObject({ status: 409, details: { reason: 'paid_on_collection' } })
  const { data } = await order.buyer.api('GET /orders/all/offline', { query: {} })
  expect(data).toEqual([])
})

test('it is held for a time of its own, with a reminder, and then its items are sold again', async () => {
  const limits = { payment_hours: 24, payment_hours_cash: 96 }
  await change(ctx, ['configuration'], (trx) =>
    trx
      .updateTable('configurations')
      .set({ value: JSON.stringify(limits) })
      .where('slug', '=', 'limits')
      .execute(),
  )
  const order = await anOrder()
  const { payment, created_at } = await readOrder(order.buyer, order.id)
  expect(Date.parse(payment.due_at ?? '') - Date.parse(created_at)).toBe(96 * hour * 1000)
  await api('PUT /orders/{id}/ready', { params: { id: order.id } })

  shop.passTime(72 * hour + 60)
  const reminder = (await emailsAbout(order)).at(-1)
  expect(reminder?.text).toContain('You pay when you collect it.')
  shop.passTime(24 * hour)
  await runDueJobs(shop)
  const { current_status: status } = await ctx.db
    .selectFrom('orders')
    .select('current_status')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('its time does not end while the shop is closed, and begins again when it resumes', async () => {
  const order = await anOrder()
  const due = (await stored(order)).expires_at ?? ctx.clock()
  const resumesOn = addDays(hongKongDay(due), 2)
  await closeShop({ is_on: true, resumes_on: resumesOn })
  shop.passTime((due.getTime() - ctx.clock().getTime()) / 1000 + hour)
  const subjects = (await emailsAbout(order)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(1)
  await expireOverdueOrders(ctx)
  const until = startOfHongKongDay(resumesOn).getTime() + 96 * hour * 1000
  expect(await stored(order)).toEqual({
    current_status: 'submitted',
    expires_at: new Date(until),
  })
  await closeShop({ is_on: false, resumes_on: null })
  shop.passTime(6 * 24 * hour)
  await runDueJobs(shop)
  expect(await stored(order)).toMatchObject({ current_status: 'cancelled' })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

function stored({ id }: Placed) {
  return ctx.db
    .selectFrom('orders')
    .select(['current_status', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function closeShop(value: { is_on: boolean; resumes_on: string | null }): Promise<void> {
  const text = { en: 'Closed for a typhoon', zh: '因颱風休息', cn: '因台风休息' }
  const owner = await shop.staff('owner')
  await owner.api('PUT /configurations/{slug}', {
    params: { slug: 'closure' },
    body: { value: { ...value, ends_at: null, text } },
  })
}

test('it can be changed to a transfer and back, with the time of the longer', async () => {
  const order = await anOrder()
  const before = await readOrder(order.buyer, order.id)
  await payAgain(order.buyer, order.id, { payment_method: 'fps' })
  const byFps = await readOrder(order.buyer, order.id)
  expect(byFps.payment).toMatchObject({ method: 'fps', due_at: before.payment.due_at })
  await payAgain(order.buyer, order.id, { payment_method: 'cash' })
  expect((await readOrder(order.buyer, order.id)).payment.method).toBe('cash')
  expect((await emailsAbout(order)).at(-1)?.text).toContain('in our shop when you collect it')
})

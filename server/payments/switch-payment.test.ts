import { expect, test } from 'vitest'
import {
  aCardOrder,
  browse,
  cardNumbers,
  payAgain,
  payWith,
  typeCard,
} from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const byFps = { payment_method: 'fps' } as const
const byCard = { payment_method: 'card' } as const

const hoursBetween = (from: string, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from)) / 3_600_000

async function books(orderId: string) {
  const of = (table: 'payments' | 'refunds') =>
    ctx.db.selectFrom(table).selectAll().where('order_id', '=', orderId).execute()
  return { payments: await of('payments'), refunds: await of('refunds') }
}

const guest = { email: 'tai.man@example.com' }

/** Reads as a guest, since some of these tests outlast a token. */
const readAsGuest = (id: string) =>
  shop.anybody()('GET /orders/{id}/details/guest', { params: { id }, query: guest })

const emailsAbout = (reference: string) =>
  shop.emails.filter(({ text }) => text.includes(reference))

test('switching from card to FPS takes its terms and deadline, and is in the history', async () => {
  const order = await aCardOrder(shop, place)
  await payAgain(order.buyer, order.id, byFps)
  const after = await readOrder(order.buyer, order.id)
  expect(after).toMatchObject({
    current_status: 'submitted',
    payment: { method: 'fps', title: { en: 'FPS' }, fps_payload: expect.any(String) },
    payment_changes: [{ from: 'card', to: 'fps' }],
  })
  expect(hoursBetween(after.created_at, after.payment.due_at)).toBeCloseTo(72, 1)
  await runDueJobs(shop)
  const [email] = emailsAbout(order.reference)
  expect(email?.subject).toContain(`How to pay for ${order.reference}`)
  expect(email?.text).toContain('upload your payment proof')
  expect(emailsAbout(order.reference)).toHaveLength(1)
})

test('switching from transfer to card takes the card deadline, then lapses', async () => {
  const order = await anOrder(shop, place)
  await payAgain(order.buyer, order.id, byCard)
  const after = await readOrder(order.buyer, order.id)
  expect(hoursBetween(after.created_at, after.payment.due_at)).toBeCloseTo(0.5, 1)
  shop.passTime(30 * 60 + 1)
  await runDueJobs(shop)
  expect(await readAsGuest(order.id)).toMatchObject({
    current_status: 'cancelled',
    has_lapsed: true,
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('switching ends an unopened card link', async () => {
  const order = await aCardOrder(shop, place)
  await payAgain(order.buyer, order.id, byFps)
  // Before any job runs.
  expect((await browse(shop, order.returnUrl)).path).toBe(
    `/result/order/cancelled?order=${order.id}`,
  )
})

test('switching closes an open card page, which then takes no money', async () => {
  const order = await aCardOrder(shop, place)
  const page = await browse(shop, order.returnUrl)
  await payAgain(order.buyer, order.id, byFps)
  await runDueJobs(shop)
  expect((await typeCard(shop, page, cardNumbers.good)).status).toBe(410)
  expect(await books(order.id)).toEqual({ payments: [], refunds: [] })
})

test('a card page paid before it could be closed pays the order as a card payment', async () => {
  const order = await aCardOrder(shop, place)
  const page = await browse(shop, order.returnUrl)
  await payAgain(order.buyer, order.id, byFps)
  await typeCard(shop, page, cardNumbers.good)
  await runDueJobs(shop)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({
    is_paid: true,
    payment: { method: 'card', fps_payload: null },
    payment_changes: [
      { from: 'card', to: 'fps' },
      { from: 'fps', to: 'card' },
    ],
    refunds: [],
  })
  const { payments } = await books(order.id)
  expect(payments).toMatchObject([{ method: 'card', is_surplus: false }])
})

test('switching in one tab while another pays leaves one paid order and one payment', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await aCardOrder(shop, place)
    const page = await browse(shop, order.returnUrl)
    await Promise.allSettled([
      payAgain(order.buyer, order.id, byFps),
      typeCard(shop, page, cardNumbers.good),
      payAgain(order.buyer, order.id, { payment_method: 'payme' }),
    ])
    await runDueJobs(shop)
    const { payments, refunds } = await books(order.id)
    const after = await readOrder(order.buyer, order.id)
    const kept = payments.filter(({ is_surplus: isSurplus }) => !isSurplus)
    expect(kept).toHaveLength(after.is_paid ? 1 : 0)
    expect(refunds).toHaveLength(payments.length - kept.length)
    expect(after.payment.method === 'card').toBe(after.is_paid)
  }
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('two tabs choosing different methods end with one, and a full history', async () => {
  const order = await aCardOrder(shop, place)
  await Promise.all([
    payAgain(order.buyer, order.id, byFps),
    payAgain(order.buyer, order.id, { payment_method: 'bank_transfer' }),
  ])
  const { payment, payment_changes: changes } = await readOrder(order.buyer, order.id)
  expect(changes).toHaveLength(2)
  expect(changes[0]?.to).toBe(changes[1]?.from)
  expect(changes[1]?.to).toBe(payment.method)
})

test('a switch repeated with its key happens once', async () => {
  const order = await aCardOrder(shop, place)
  const ask = { params: { id: order.id }, body: byFps, idempotencyKey: 'switch' }
  const first = await order.buyer.api('POST /orders/{id}/pay', ask)
  expect(await order.buyer.api('POST /orders/{id}/pay', ask)).toEqual(first)
  await runDueJobs(shop)
  expect((await readOrder(order.buyer, order.id)).payment_changes).toHaveLength(1)
  expect(emailsAbout(order.reference)).toHaveLength(1)
})

test('a guest with the order’s email can switch, a stranger cannot', async () => {
  const order = await aCardOrder(shop, place)
  const params = { id: order.reference }
  const switchAs = (email: string) =>
    shop.anybody()('POST /orders/{id}/pay/guest', { params, body: { ...byFps, email } })
  await expect(switchAs('somebody@example.com')).rejects.toMatchObject({ status: 404 })
  expect(await switchAs('tai.man@example.com')).toMatchObject({ return_url: null })
  expect((await readOrder(order.buyer, order.id)).payment.method).toBe('fps')
})

test('a paid, lapsed or cancelled order takes no other payment method', async () => {
  const paid = await aCardOrder(shop, place)
  await payWith(shop, paid.returnUrl, cardNumbers.good)
  const cancelled = await aCardOrder(shop, place)
  await cancelled.buyer.api('PUT /orders/{id}/cancelled', { params: { id: cancelled.id } })
  const overdue = await aCardOrder(shop, place)
  const refused = { code: 'illegal_transition', details: { action: 'pay' } }
  for (const order of [paid, cancelled]) {
    await expect(payAgain(order.buyer, order.id, byFps)).rejects.toMatchObject(refused)
  }
  shop.passTime(30 * 60)
  const params = { id: overdue.id }
  const late = shop.anybody()('POST /orders/{id}/pay/guest', {
    params,
    body: { ...byFps, ...guest },
  })
  await expect(late).rejects.toMatchObject(refused)
})

test('returning from the card page after the order lapsed shows no success', async () => {
  const order = await aCardOrder(shop, place)
  const page = await browse(shop, order.returnUrl)
  await shop.app.request(`http://shop.test${page.path}`, {
    method: 'POST',
    body: new URLSearchParams({ number: cardNumbers.good, expiry: '08/34', code: '123' }),
  })
  // The gateway was unreachable when the order lapsed, so the payment is found only later.
  const { cards } = ctx
  ctx.cards = null
  shop.passTime(30 * 60 + 1)
  await runDueJobs(shop, 'expire_order')
  ctx.cards = cards
  const back = await browse(shop, `${order.returnUrl}/done`)
  expect(back.path).toBe(`/result/order/cancelled?order=${order.id}`)
  expect((await browse(shop, order.returnUrl)).path).toContain('/result/order/cancelled')
  await runDueJobs(shop)
  expect(await readAsGuest(order.id)).toMatchObject({
    has_lapsed: true,
    is_paid: false,
    refunds: [{ amount: '800.00', is_surplus: true, state: 'done', done_at: expect.any(String) }],
  })
  const [email] = emailsAbout(order.reference).filter(({ subject }) =>
    subject.includes('returning your payment'),
  )
  expect(email?.text).toContain('came after the time to pay had run out')
  expect(email?.text).toContain('HK$800')
})

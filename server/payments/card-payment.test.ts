import { expect, test } from 'vitest'
import {
  aCardOrder,
  browse,
  cardNumbers,
  payAgain,
  payWith,
  pressButton,
  typeCard,
} from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { aProof } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const halfAnHour = 30 * 60 + 1

const paymentsOf = (orderId: string) =>
  ctx.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()

async function freeStock(variantId: string): Promise<number> {
  const { on_hand, reserved } = await ctx.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow()
  return on_hand - reserved
}

/** Read from the database: some of these tests outlast the customer's token. */
const standing = (orderId: string) =>
  ctx.db
    .selectFrom('orders')
    .select(['current_status', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

test('a card checkout leads to a page where the exact total is paid', async () => {
  const order = await aCardOrder(shop, place)
  expect(order.returnUrl).toMatch(/^http:\/\/shop\.test\/pay\/cps_\w{22}$/)
  const page = await browse(shop, order.returnUrl)
  expect(page.html).toContain('HK$800')
  expect(page.html).toContain(order.reference)

  const after = await typeCard(shop, page, cardNumbers.good)
  expect(after.path).toBe(`/result/order/success?order=${order.id}`)
  const paid = await readOrder(order.buyer, order.id)
  expect(paid).toMatchObject({ is_paid: true, current_status: 'pending', refunds: [] })
  expect(paid.statuses.map(({ slug }) => slug)).toEqual(['submitted', 'pending'])
  expect(paid.payment).toMatchObject({ method: 'card', payee: [], due_at: null, fps_payload: null })
  expect(await paymentsOf(order.id)).toMatchObject([
    { method: 'card', provider: 'test', amount_cents: 80_000, is_surplus: false },
  ])
  await runDueJobs(shop)
  expect(await paymentsOf(order.id)).toHaveLength(1)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a card order sends its first email once it is paid', async () => {
  shop.emails.length = 0
  const order = await aCardOrder(shop, place)
  await runDueJobs(shop)
  expect(shop.emails).toEqual([])
  await payWith(shop, order.returnUrl, cardNumbers.good)
  await runDueJobs(shop)
  expect(shop.emails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Payment received for ${order.reference}`),
  ])
})

test('a declined card pays nothing, and another can be tried on the same page', async () => {
  const order = await aCardOrder(shop, place)
  const declined = await payWith(shop, order.returnUrl, cardNumbers.declined)
  expect(declined.status).toBe(422)
  expect(declined.html).toContain('declined')
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: false })
  const after = await typeCard(shop, declined, cardNumbers.good)
  expect(after.path).toContain('/result/order/success')
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: true })
})

test('the bank’s challenge decides whether the payment succeeds', async () => {
  const order = await aCardOrder(shop, place)
  const challenge = await payWith(shop, order.returnUrl, cardNumbers.challenge)
  expect(challenge.html).toContain('3155')
  const refused = await pressButton(shop, challenge, 'refuse')
  expect(refused.status).toBe(422)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: false })
  const again = await typeCard(shop, refused, cardNumbers.challenge)
  const confirmed = await pressButton(shop, again, 'confirm')
  expect(confirmed.path).toContain('/result/order/success')
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: true })
})

test('a mistyped card is reported, and its number is neither stored nor shown again', async () => {
  const order = await aCardOrder(shop, place)
  const wrong = await payWith(shop, order.returnUrl, '4111 1111 1111 1234')
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('number-problem')
  expect(wrong.html).not.toContain('4111')
  await typeCard(shop, wrong, cardNumbers.good)
  const kept = await ctx.db.selectFrom('test_gateway_sessions').selectAll().execute()
  expect(JSON.stringify(kept)).not.toMatch(/\d{13,}/)
  expect(JSON.stringify(kept)).toContain('"last4":"4242"')
})

test('leaving the card page leads back to the shop, and the order can still be paid', async () => {
  const order = await aCardOrder(shop, place)
  const left = await pressButton(shop, await browse(shop, order.returnUrl), 'leave')
  expect(left.path).toBe(`/result/order/cancelled?order=${order.id}`)
  // The abandoned session has ended; the order has not.
  expect((await browse(shop, order.returnUrl)).path).toContain('/result/order/cancelled')
  const again = await payAgain(order.buyer, order.id)
  expect(again.return_url).not.toBe(order.returnUrl)
  await payWith(shop, again.return_url ?? '', cardNumbers.good)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: true })
})

test('an unpaid order lapses after half an hour and releases its stock', async () => {
  const order = await aCardOrder(shop, place)
  await browse(shop, order.returnUrl)
  expect(await freeStock(order.variantId)).toBe(3)
  await runDueJobs(shop)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ current_status: 'submitted' })
  shop.passTime(halfAnHour)
  await runDueJobs(shop)
  expect(await standing(order.id)).toMatchObject({ current_status: 'cancelled' })
  expect(await freeStock(order.variantId)).toBe(5)
  expect((await browse(shop, order.returnUrl)).path).toContain('/result/order/cancelled')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a last-moment payment counts even without a webhook', async () => {
  const order = await aCardOrder(shop, place)
  const page = await browse(shop, order.returnUrl)
  await shop.app.request(`http://shop.test${page.path}`, {
    method: 'POST',
    body: new URLSearchParams({ number: cardNumbers.good, expiry: '08/34', code: '123' }),
  })
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: false })
  shop.passTime(halfAnHour)
  await runDueJobs(shop, 'expire_order')
  expect(await standing(order.id)).toMatchObject({
    paid_at: expect.any(Date),
    current_status: 'pending',
  })
})

test('a payment without webhook or return is found a minute after its session ends', async () => {
  const order = await aCardOrder(shop, place)
  const page = await browse(shop, order.returnUrl)
  await shop.app.request(`http://shop.test${page.path}`, {
    method: 'POST',
    body: new URLSearchParams({ number: cardNumbers.good, expiry: '08/34', code: '123' }),
  })
  shop.passTime(halfAnHour + 60)
  await runDueJobs(shop, 'check_card_session')
  expect(await standing(order.id)).toMatchObject({ paid_at: expect.any(Date) })
})

test('an order takes a payment proof only when it is not paid by card', async () => {
  const order = await aCardOrder(shop, place)
  const params = { id: order.id }
  const image = await aProof(shop, order.buyer.token)
  const upload = () => order.buyer.api('PUT /orders/{id}/upload', { params, body: { image } })
  await expect(upload()).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'paid_by_card' },
  })
  const changed = await payAgain(order.buyer, order.id, { payment_method: 'fps' })
  expect(changed.return_url).toBeNull()
  const asked = await readOrder(order.buyer, order.id)
  expect(asked.payment).toMatchObject({ method: 'fps', amount: '800.00' })
  expect(asked.payment.fps_payload).toBeTruthy()
  const hours = (Date.parse(asked.payment.due_at ?? '') - Date.parse(asked.created_at)) / 3_600_000
  expect(hours).toBeCloseTo(72, 1)
  expect(await upload()).toMatchObject({ current_status: 'pending' })
})

test('only an unpaid order can be paid, and only by its owner', async () => {
  const order = await aCardOrder(shop, place)
  const stranger = await shop.visitor()
  await expect(payAgain(stranger, order.id)).rejects.toMatchObject({ status: 404 })
  await payWith(shop, order.returnUrl, cardNumbers.good)
  await expect(payAgain(order.buyer, order.id)).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'wrong_status' },
  })
  const late = await aCardOrder(shop, place)
  shop.passTime(halfAnHour)
  const params = { id: late.id }
  const pay = shop.anybody()('POST /orders/{id}/pay/guest', {
    params,
    body: { email: 'tai.man@example.com' },
  })
  await expect(pay).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a guest pays with the order’s number and email, and not with another email', async () => {
  const order = await aCardOrder(shop, place)
  const params = { id: order.reference }
  const guest = shop.anybody()
  const pay = (email: string) => guest('POST /orders/{id}/pay/guest', { params, body: { email } })
  await expect(pay('somebody@example.com')).rejects.toMatchObject({ status: 404 })
  const { return_url } = await pay('tai.man@example.com')
  await payWith(shop, return_url ?? '', cardNumbers.good)
  expect(await readOrder(order.buyer, order.id)).toMatchObject({ is_paid: true })
})

test.each([
  'https://evil.example/thanks',
  '//evil.example/thanks',
  'http://shop.test.evil.example/',
  'http://shop.test@evil.example/',
  'javascript:alert(1)',
])('the gateway never redirects to %s', async (url) => {
  const refusal = { status: 422, issues: [{ path: 'success_url' }] }
  const wrong = { success_url: url }
  await expect(aCardOrder(shop, place, wrong)).rejects.toMatchObject(refusal)
  const order = await aCardOrder(shop, place)
  await expect(payAgain(order.buyer, order.id, wrong)).rejects.toMatchObject(refusal)
})

test('the gateway redirects back to pages of the shop', async () => {
  const order = await aCardOrder(shop, place, {
    success_url: '/zh/about-us?a=1',
    cancel_url: 'http://shop.test/contact-us',
  })
  const page = await browse(shop, order.returnUrl)
  expect((await pressButton(shop, page, 'leave')).path).toBe(`/contact-us?order=${order.id}`)
  const again = await payAgain(order.buyer, order.id, { success_url: '/about-us' })
  const paid = await payWith(shop, again.return_url ?? '', cardNumbers.good)
  expect(paid.path).toBe(`/about-us?order=${order.id}`)
})

test('paying again closes the earlier card page, to prevent a double payment', async () => {
  const order = await aCardOrder(shop, place)
  const first = await browse(shop, order.returnUrl)
  const again = await payAgain(order.buyer, order.id)
  await runDueJobs(shop)
  expect((await typeCard(shop, first, cardNumbers.good)).status).toBe(410)
  await payWith(shop, again.return_url ?? '', cardNumbers.good)
  expect(await paymentsOf(order.id)).toHaveLength(1)
})

test('once staff confirm the money, unopened and open card pages are closed', async () => {
  const order = await aCardOrder(shop, place)
  const page = await browse(shop, order.returnUrl)
  await acceptPayment(ctx, order.id)
  expect((await browse(shop, order.returnUrl)).path).toContain('/result/order/')
  await runDueJobs(shop)
  expect((await typeCard(shop, page, cardNumbers.good)).status).toBe(410)
  expect(await paymentsOf(order.id)).toHaveLength(1)
})

test('gateway pages run no scripts and cannot be framed', async () => {
  const order = await aCardOrder(shop, place, { locale: 'zh' })
  const page = await browse(shop, order.returnUrl)
  expect(page.html).toContain('lang="zh-Hant-HK"')
  expect(page.html).toContain('信用卡付款')
  const response = await shop.app.request(`http://shop.test${page.path}`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a shop without a gateway does not offer cards', async () => {
  const { cards } = ctx
  ctx.cards = null
  ctx.cache.drop(['configuration'])
  try {
    await expect(aCardOrder(shop, place)).rejects.toMatchObject({
      code: 'payment_method_unavailable',
    })
    const { payment_methods: methods } = await shop.anybody()('GET /configuration/latest')
    expect(methods.map(({ slug }) => slug)).toEqual(['fps', 'payme', 'bank_transfer', 'cash'])
  } finally {
    ctx.cards = cards
    ctx.cache.drop(['configuration'])
  }
})

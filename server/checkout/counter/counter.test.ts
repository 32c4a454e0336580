import { expect, test } from 'vitest'
import { quoteSale } from '#contract/staff/counter.ts'
import { staffOrder } from '#contract/staff/order-shapes.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const owner = await shop.staff('owner')
const assistant = await shop.staff('assistant')
const { api } = assistant
const warehouse_id = place.mall

await api('POST /cash-sessions', { body: { warehouse_id, float: '500' } })

async function aVariant(stock: number, price = 30_000): Promise<string> {
  return (await aProduct(ctx, { stock, price, warehouseId: place.mall })).variant().id
}

const one = (variant_id: string, qty = 1) => [{ variant_id, qty }]
const cash = (given: string | null = null) => [{ method: 'cash' as const, given }]
const sell = (lines: { variant_id: string; qty: number }[], total: string, more = {}) => ({
  body: { warehouse_id, lines, expected_total: total, payments: cash(), ...more },
})

async function isSound() {
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
}

test('a sale over the counter is paid, collected, completed and out of stock at once', async () => {
  const variant_id = await aVariant(2)
  const lines = one(variant_id)
  const quote = await api('POST /counter/quotes', { body: { warehouse_id, lines } })
  expect(quoteSale.answer.parse(quote)).toEqual(quote)
  expect(quote).toMatchObject({
    cart: { cart_items: [{ available: 2 }], calculations: { price: { total: '300.00' } } },
    max_discount: '30.00',
  })
  const emails = shop.emails.length
  const sale = await api('POST /counter/sales', sell(lines, '300.00', { payments: cash('500') }))
  expect(sale).toMatchObject({ total: '300.00', change: '200.00' })
  const order = await api('GET /orders/{id}', { params: { id: sale.reference } })
  expect(staffOrder.parse(order)).toEqual(order)
  expect(order).toMatchObject({
    channel: 'shop',
    taken_by: 'Staff assistant',
    current_status: 'completed',
    is_paid: true,
    fulfilment: { state: 'collected' },
    payment: { method: 'cash' },
    payments: [{ method: 'cash', amount: '300.00', given: '500.00' }],
    items: [{ shipped_qty: 1, waiting_qty: 0, places: [{ warehouse_id, state: 'shipped' }] }],
    statuses: [{ slug: 'submitted' }, { slug: 'pending' }, { slug: 'completed' }],
  })
  const [line] = (await api('GET /stock', { query: { variant_id } })).data
  expect(line).toMatchObject({ on_hand: 1, available: 1 })
  expect((await shop.app.request(sale.receipt_url)).status).toBe(200)
  expect(sale.receipt_link).toMatch(/^http:.*&lang=en$/)
  expect(sale.locale).toBe('en')
  const found = await api('GET /orders', { query: { channel: 'shop', keyword: sale.reference } })
  expect(found.data).toMatchObject([{ channel: 'shop', payment_method: 'cash' }])
  await runDueJobs(shop)
  expect(shop.emails).toHaveLength(emails)
  await isSound()
})

test('pressed twice with one key, one sale is made', async () => {
  const variant_id = await aVariant(5)
  const call = { ...sell(one(variant_id), '300.00'), idempotencyKey: 'press-1' }
  const [first, second] = await Promise.allSettled([
    api('POST /counter/sales', call),
    api('POST /counter/sales', call),
  ])
  const again = await api('POST /counter/sales', call)
  expect([first, second]).toContainEqual({ status: 'fulfilled', value: again })
  const [line] = (await api('GET /stock', { query: { variant_id } })).data
  expect(line).toMatchObject({ on_hand: 4 })
  await isSound()
})

test('of two tills that sell the last piece one wins, and the other hears what is there', async () => {
  const variant_id = await aVariant(1)
  const outcomes = await Promise.allSettled([
    api('POST /counter/sales', sell(one(variant_id), '300.00')),
    owner.api('POST /counter/sales', sell(one(variant_id), '300.00')),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes).toContainEqual(
    expect.objectContaining({
      reason: expect.objectContaining({
        code: 'out_of_stock',
        details: { available: 0, product_variant_id: variant_id },
      }),
    }),
  )
  await isSound()
})

test('a shop sells its own stock, not that of the stockroom', async () => {
  const { variant } = await aProduct(ctx, { stock: 9, warehouseId: place.stockroom })
  const lines = one(variant().id)
  const { cart } = await api('POST /counter/quotes', { body: { warehouse_id, lines } })
  expect(cart.cart_items).toMatchObject([{ available: 0, problem: 'out_of_stock' }])
  await expect(api('POST /counter/sales', sell(lines, '0.00'))).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { available: 0 },
  })
})

test('a discount by hand is on the receipt, with its reason, up to the limit of the role', async () => {
  const lines = one(await aVariant(5, 33_333))
  const discount = { kind: 'amount', amount: '33.33', reason: 'Slight stain' } as const
  const sale = await api('POST /counter/sales', sell(lines, '300.00', { discount }))
  const order = await api('GET /orders/{id}', { params: { id: sale.order_id } })
  expect(order).toMatchObject({
    calculations: { shop_discount: '33.33', total: '300.00' },
    discounts: [{ title: { en: 'Discount: Slight stain' }, amount: '33.33' }],
  })
  const larger = { kind: 'amount', amount: '33.34', reason: 'Slight stain' } as const
  const call = sell(lines, '299.99', { discount: larger })
  await expect(api('POST /counter/sales', call)).rejects.toMatchObject({
    status: 409,
    code: 'discount_too_large',
    details: { max: '33.33' },
  })
  expect(await owner.api('POST /counter/sales', call)).toMatchObject({ total: '299.99' })
  const unexplained = sell(lines, '299.99', { discount: { ...larger, reason: '' } })
  await expect(api('POST /counter/sales', unexplained)).rejects.toMatchObject({ status: 422 })
  const free = { kind: 'percent', percent: 100, reason: 'A gift' } as const
  const gift = await owner.api('POST /counter/sales', sell(lines, '0.00', { discount: free }))
  expect(gift).toMatchObject({ total: '0.00', change: '0.00' })
  await isSound()
})

test('a role of the shop’s own has its own limit for discounts', async () => {
  const permissions = ['counter:sell', 'discounts:give'] as const
  const role = { name: 'Stylist', permissions: [...permissions], max_discount_percent: 5 }
  const { _id: id } = await owner.api('POST /roles', { body: role })
  const stylist = await shop.staff(id)
  const lines = one(await aVariant(2))
  const quote = await stylist.api('POST /counter/quotes', { body: { warehouse_id, lines } })
  expect(quote.max_discount).toBe('15.00')
  const discount = { kind: 'percent', percent: 6, reason: 'Slight stain' } as const
  const call = sell(lines, '282.00', { discount })
  await expect(stylist.api('POST /counter/sales', call)).rejects.toMatchObject({
    code: 'discount_too_large',
    details: { max: '15.00' },
  })
  const body = { permissions: ['counter:sell' as const] }
  await owner.api('PUT /roles/{id}', { params: { id }, body })
  await expect(stylist.api('POST /counter/sales', call)).rejects.toMatchObject({ status: 403 })
})

test('a total that is not the shown one, too little cash and a missing reference are refused', async () => {
  const lines = one(await aVariant(5))
  const refused = (call: ReturnType<typeof sell>) =>
    expect(api('POST /counter/sales', call)).rejects
  await refused(sell(lines, '299.00')).toMatchObject({ code: 'price_changed' })
  await refused(sell(lines, '300.00', { payments: cash('299.90') })).toMatchObject({
    issues: [{ path: 'payments.0.given' }],
  })
  await refused(sell(lines, '300.00', { payments: [{ method: 'octopus' }] })).toMatchObject({
    issues: [{ path: 'payments.0.reference' }],
  })
})

test('a member has points coming from a sale as online, and sees it among the orders', async () => {
  const member = await aMember(shop)
  const lines = one(await aVariant(5))
  const account_id = member.accountId
  const payments = [{ method: 'octopus' as const, reference: 'R 4471' }]
  const sale = await api('POST /counter/sales', sell(lines, '300.00', { account_id, payments }))
  const status = await member.api('GET /profiles/membership/status')
  expect(status).toMatchObject({ points: 0, coming: [{ points: 300 }] })
  const own = await member.api('GET /orders/{id}/details', { params: { id: sale.order_id } })
  expect(own).toMatchObject({ payment: { method: 'octopus', title: { zh: '八達通' } } })
  await isSound()
})

test('a phone order waits for its payment like one of the storefront', async () => {
  const variant_id = (await aProduct(ctx, { stock: 3, warehouseId: place.stockroom })).variant().id
  const body = {
    warehouse_id,
    lines: one(variant_id),
    delivery_info: { method: 'PICKUP', warehouse_id } as const,
    delivery_details: { name: 'Wong', email: 'wong@example.com', phone: '91234567' },
    payment_method: 'fps',
  } as const
  const { cart } = await api('POST /counter/quotes', {
    body: { warehouse_id, lines: body.lines, delivery_info: body.delivery_info },
  })
  const expected_total = cart.calculations.price.total
  const taken = await api('POST /counter/phone-orders', { body: { ...body, expected_total } })
  const order = await api('GET /orders/{id}', { params: { id: taken.order_id } })
  expect(order).toMatchObject({
    channel: 'phone',
    taken_by: 'Staff assistant',
    current_status: 'submitted',
    is_paid: false,
    statuses: [{ actor: 'staff' }],
    actions: expect.arrayContaining(['mark_paid']),
  })
  await runDueJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({ to: 'wong@example.com' })
  await isSound()
})

test('a receipt goes to the address that was asked for, of a paid order only', async () => {
  const sale = await api('POST /counter/sales', sell(one(await aVariant(1)), '300.00'))
  const params = { id: sale.order_id }
  await api('POST /orders/{id}/receipt-emails', { params, body: { email: 'Guest@Example.com' } })
  await runDueJobs(shop)
  const email = shop.emails.at(-1)
  expect(email).toMatchObject({ to: 'guest@example.com' })
  expect(email?.subject).toContain(sale.reference)
  const order = await api('GET /orders/{id}', { params })
  expect(order.delivery.recipient.email).toBe('')
})

test('an item held to try on cannot be sold or held again until its time is over', async () => {
  const variant_id = await aVariant(1)
  const hold = await api('POST /try-on-holds', {
    body: { variant_id, warehouse_id, name: 'Mr Chan' },
  })
  expect(hold).toMatchObject({ state: 'held', qty: 1, name: 'Mr Chan' })
  await isSound()
  const today = await api('GET /today')
  expect(today.queues).toContainEqual(expect.objectContaining({ name: 'holds', count: 1 }))
  const again = { body: { variant_id, warehouse_id, phone: '91234567' } }
  await expect(api('POST /try-on-holds', again)).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { available: 0 },
  })
  await expect(api('POST /counter/sales', sell(one(variant_id), '300.00'))).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  shop.passTime(2 * 3600 + 1)
  await runDueJobs(shop)
  const { data } = await api('GET /try-on-holds', { query: { state: 'released' } })
  expect(data).toMatchObject([{ _id: hold._id }])
  await isSound()
})

test('a hold becomes a sale, once', async () => {
  const variant_id = await aVariant(1)
  const hold = await api('POST /try-on-holds', {
    body: { variant_id, warehouse_id, name: 'Ms Lee' },
  })
  const hold_ids = [hold._id]
  const quote = await api('POST /counter/quotes', {
    body: { warehouse_id, lines: one(variant_id), hold_ids },
  })
  expect(quote.cart.cart_items).toMatchObject([{ available: 1, problem: null }])
  const sale = await api('POST /counter/sales', sell(one(variant_id), '300.00', { hold_ids }))
  const { data } = await api('GET /try-on-holds', { query: { state: 'sold' } })
  expect(data).toMatchObject([{ _id: hold._id, order_id: sale.order_id }])
  await expect(
    api('PUT /try-on-holds/{id}/released', { params: { id: hold._id } }),
  ).rejects.toMatchObject({ code: 'conflict' })
  await isSound()
})

test('a hold is released by hand, and its item can be sold again', async () => {
  const variant_id = await aVariant(1)
  const body = { variant_id, warehouse_id, name: 'Mr Ho' }
  const { _id: id } = await api('POST /try-on-holds', { body })
  await api('PUT /try-on-holds/{id}/released', { params: { id } })
  expect(await api('POST /counter/sales', sell(one(variant_id), '300.00'))).toHaveProperty(
    'reference',
  )
  await isSound()
})

import { expect, test } from 'vitest'
import { bringBack, getReturnable } from '#contract/staff/counter-returns.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { change } from '#test/builders/catalogue.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { runDueJobs } from '#test/jobs.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')
const assistant = await shop.staff('assistant')
const { api } = manager
const warehouse_id = place.mall
const { _id: till } = await api('POST /cash-sessions', { body: { warehouse_id, float: '2000' } })

/** A shirt for HK$300 in two sizes; the larger may cost more today. */
async function aShirt(largePrice = 30_000) {
  const options = { sizes: ['M', 'L'], stock: 5, price: 30_000, warehouseId: place.mall }
  const product = await aProduct(ctx, options)
  const [medium, large] = product.variants.map(({ id }) => id)
  if (!medium || !large) throw new Error('two sizes')
  if (largePrice !== 30_000) {
    await change(ctx, [`product:${product.id}`], (trx) =>
      trx
        .updateTable('variants')
        .set({ price_cents: largePrice })
        .where('id', '=', large)
        .execute(),
    )
  }
  return { medium, large }
}

type Part = { method: 'cash' | 'octopus'; amount?: string; reference?: string }

async function aSale(variant_id: string, qty: number, payments: Part[], by?: Visitor) {
  const body = {
    warehouse_id,
    lines: [{ variant_id, qty }],
    expected_total: `${qty * 300}.00`,
    payments,
    account_id: by?.accountId ?? null,
  }
  const { reference } = await api('POST /counter/sales', { body })
  return read(reference)
}

async function read(id: string) {
  const order = await api('GET /counter/returns/{id}', {
    params: { id },
    query: { warehouse_id },
  })
  expect(getReturnable.answer.parse(order)).toEqual(order)
  return order
}

type Returnable = Awaited<ReturnType<typeof read>>

interface Wish {
  qty?: number
  restock_qty?: number
  variant_id?: string | null
  refund_by?: 'cash' | 'original'
  payments?: Part[]
}

/** Brings the first item back, for the sums that were quoted. */
async function back({ order, items }: Returnable, wish: Wish = {}, as = manager) {
  const { qty = 1, restock_qty = qty, variant_id = null, refund_by = 'cash', payments } = wish
  const order_item_id = items[0]?.order_item_id ?? ''
  const asked = { warehouse_id, order_id: order._id }
  const { refund, to_pay } = await as.api('POST /counter/returns/quotes', {
    body: { ...asked, items: [{ order_item_id, qty, variant_id }] },
  })
  const answer = await as.api('POST /counter/returns', {
    body: {
      ...asked,
      items: [{ order_item_id, qty, variant_id, restock_qty }],
      reason: 'Too small',
      refund_by,
      expected: { refund, to_pay },
      ...(payments && { payments }),
    },
  })
  expect(bringBack.answer.parse(answer)).toEqual(answer)
  return answer
}

const isSound = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

const onHand = async (variant_id: string) => {
  const { data } = await api('GET /stock', { query: { variant_id, warehouse_id } })
  return data[0]?.on_hand
}

async function cashInTill() {
  const { counts } = await api('GET /cash-sessions/{id}', { params: { id: till } })
  return Number(counts[0]?.expected)
}

test('an item brought back is refunded in cash, back on the shelf, and on the receipt', async () => {
  const { medium } = await aShirt()
  const sale = await aSale(medium, 2, [{ method: 'cash' }])
  expect(sale).toMatchObject({ refusal: null, order: { is_late: false }, items: [{ qty: 2 }] })
  const before = await cashInTill()
  const done = await back(sale)
  expect(done).toMatchObject({ refund: '300.00', cash: '300.00', pending: '0.00', sale: null })
  expect(await onHand(medium)).toBe(4)
  expect(await cashInTill()).toBe(before - 300)
  expect((await shop.app.request(done.receipt_url)).status).toBe(200)
  const order = await api('GET /orders/{id}', { params: { id: sale.order._id } })
  expect(order).toMatchObject({
    refunds: [{ amount: '300.00', state: 'done' }],
    calculations: { refunded: '300.00' },
  })
  expect(await read(`${sale.order.reference}-R`)).toMatchObject({ items: [{ qty: 1 }] })
  await isSound()
})

test('what cannot be sold again is written off, and nothing comes back twice', async () => {
  const { medium } = await aShirt()
  const sale = await aSale(medium, 1, [{ method: 'cash' }])
  await back(sale, { restock_qty: 0 })
  expect(await onHand(medium)).toBe(4)
  expect(await read(sale.order._id)).toMatchObject({ refusal: 'nothing_left', items: [] })
  await expect(back(sale)).rejects.toMatchObject({ code: 'illegal_transition' })
  await isSound()
})

test('by the original method cash leaves the till, and the rest waits for its reference', async () => {
  const { medium } = await aShirt()
  const parts: Part[] = [
    { method: 'cash', amount: '100' },
    { method: 'octopus', reference: 'OCT 500' },
  ]
  const sale = await aSale(medium, 2, parts, await aMember(shop))
  const done = await back(sale, { qty: 2, refund_by: 'original' })
  expect(done).toMatchObject({ refund: '600.00', cash: '100.00', pending: '500.00' })
  const { data } = await api('GET /refunds', { query: { order_id: sale.order._id } })
  expect(new Map(data.map(({ paid_by, state }) => [paid_by, state]))).toEqual(
    new Map([
      ['cash', 'done'],
      ['octopus', 'pending'],
    ]),
  )
  const waiting = data.find(({ state }) => state === 'pending')
  await api('PUT /refunds/{id}/done', {
    params: { id: waiting?._id ?? '' },
    body: { reference: 'OCT 500 BACK' },
  })
  await runDueJobs(shop)
  const sent = shop.emails.findLast(({ messageId }) => messageId.includes('refund_sent'))
  expect(sent?.text).toContain('You received it in our shop.')
  await isSound()
})

test('an order of the storefront is brought back to a shop, to its card or in cash, and its customer is told which', async () => {
  for (const refund_by of ['original', 'cash'] as const) {
    const order = await anOrder(shop, place, { payment_method: 'card' })
    await payWith(shop, order.returnUrl ?? '', cardNumbers.good)
    expect(await read(order.reference)).toMatchObject({ refusal: 'not_shipped', items: [] })
    await shipOrder(ctx, order.id, 'SF1')
    await completeOrder(ctx, order.id, 'customer')
    const done = await back(await read(order.reference), { refund_by })
    const isCash = refund_by === 'cash'
    expect(done).toMatchObject({ cash: isCash ? '380.00' : '0.00' })
    await runDueJobs(shop)
    const { data } = await api('GET /refunds', { query: { order_id: order.id } })
    expect(data).toMatchObject([
      {
        method: isCash ? 'offline' : 'card',
        counter_method: isCash ? 'cash' : null,
        state: 'done',
      },
    ])
    const told = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
    expect(told.refunds).toMatchObject([{ method: isCash ? 'counter' : 'card' }])
  }
  await isSound()
})

test('another size is taken at once; at the same price nothing is paid, whatever was paid then', async () => {
  const { medium, large } = await aShirt()
  const member = await aMember(shop)
  const sale = await aSale(medium, 1, [{ method: 'cash' }], member)
  const before = await cashInTill()
  const done = await back(sale, { variant_id: large })
  expect(done).toMatchObject({ refund: '0.00', to_pay: '0.00', taken: '300.00' })
  expect([await onHand(medium), await onHand(large)]).toEqual([5, 4])
  expect(await cashInTill()).toBe(before)
  const sold = await api('GET /orders/{id}', { params: { id: done.sale?.reference ?? '' } })
  expect(sold).toMatchObject({
    channel: 'shop',
    current_status: 'completed',
    is_paid: true,
    replaces: { reference: sale.order.reference },
    payments: [{ method: 'exchange', amount: '300.00' }],
  })
  await isSound()
})

test('a dearer size costs the difference, a cheaper one gives it back', async () => {
  const { medium, large } = await aShirt(32_000)
  const sale = await aSale(medium, 1, [{ method: 'octopus', reference: 'OCT 300' }])
  expect(sale.items[0]?.replacements).toMatchObject([
    { difference: '0.00' },
    { difference: '20.00', available: 5 },
  ])
  await expect(back(sale, { variant_id: large })).rejects.toMatchObject({ status: 422 })
  const before = await cashInTill()
  const dearer = await back(sale, { variant_id: large, payments: [{ method: 'cash' }] })
  expect(dearer).toMatchObject({ to_pay: '20.00', refund: '0.00' })
  expect(await cashInTill()).toBe(before + 20)
  await isSound()
  const cheaper = await back(await read(dearer.sale?.reference ?? ''), { variant_id: medium })
  expect(cheaper).toMatchObject({ to_pay: '0.00', refund: '20.00', cash: '20.00' })
  expect(await cashInTill()).toBe(before)
  await isSound()
})

test('after goodwill an exchange is refused, and a return gives what is left', async () => {
  const { medium, large } = await aShirt()
  const sale = await aSale(medium, 1, [{ method: 'cash' }])
  const params = { id: sale.order._id }
  const body = { amount: '50.00', reason: 'A loose seam' }
  await api('POST /orders/{id}/refunds', { params, body })
  await expect(back(sale, { variant_id: large })).rejects.toMatchObject({
    code: 'refund_too_large',
    details: { max: '250.00' },
  })
  expect(await back(sale)).toMatchObject({ refund: '250.00', cash: '250.00' })
  await isSound()
})

test('sums that have changed are refused, as are an assistant and a closed till', async () => {
  const { medium } = await aShirt()
  const sale = await aSale(medium, 1, [{ method: 'cash' }])
  await expect(back(sale, {}, assistant)).rejects.toMatchObject({ status: 403 })
  const order_item_id = sale.items[0]?.order_item_id ?? ''
  const body = {
    warehouse_id,
    order_id: sale.order._id,
    items: [{ order_item_id, qty: 1, restock_qty: 1 }],
    reason: 'Too small',
    refund_by: 'cash' as const,
    expected: { refund: '299.00', to_pay: '0.00' },
  }
  await expect(api('POST /counter/returns', { body })).rejects.toMatchObject({ code: 'conflict' })
  const elsewhere = { ...body, warehouse_id: place.stockroom }
  await expect(api('POST /counter/returns', { body: elsewhere })).rejects.toMatchObject({
    code: 'no_cash_session',
  })
})

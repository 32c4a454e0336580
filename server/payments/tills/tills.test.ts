import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cashSession } from '#contract/staff/cash-sessions.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
await aSellingPlace(ctx)
const { api } = await shop.staff('assistant')
const manager = await shop.staff('manager')

let made = 0

/** A shop with a till of its own, and something to sell for HK$300. */
async function aShop() {
  const { id } = await aWarehouse(ctx, { slug: `shop-${++made}`, isPickup: true, position: made })
  const product = await aProduct(ctx, { stock: 20, price: 30_000, warehouseId: id })
  return { warehouse_id: id, variant_id: product.variant().id }
}

type Shop = Awaited<ReturnType<typeof aShop>>

const open = ({ warehouse_id }: Shop, float = '500') =>
  api('POST /cash-sessions', { body: { warehouse_id, float } })

function sell({ warehouse_id, variant_id }: Shop, method: 'cash' | 'octopus' | 'fps' = 'cash') {
  const reference = method === 'cash' ? '' : 'R 1'
  const lines = [{ variant_id, qty: 1 }]
  const payments = [{ method, reference }]
  return api('POST /counter/sales', {
    body: { warehouse_id, lines, expected_total: '300.00', payments },
  })
}

async function refund(orderId: string, amount: string, reference = '') {
  const params = { id: orderId }
  const body = { amount, reason: 'A loose seam' }
  const { refunds } = await manager.api('POST /orders/{id}/refunds', { params, body })
  const [started] = refunds
  return manager.api('PUT /refunds/{id}/done', {
    params: { id: started?._id ?? '' },
    body: { reference },
  })
}

const counted = (cash: string, octopus = '0', reason = '') => ({
  counts: {
    cash: { counted: cash, reason },
    octopus: { counted: octopus },
    card_terminal: { counted: '0' },
    fps: { counted: '0' },
  },
  next_float: '500',
})

const close = (id: string, body: ReturnType<typeof counted>) =>
  api('PUT /cash-sessions/{id}/closed', { params: { id }, body })

const isSound = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

test('a till expects its float, what was paid in and not paid out, by method', async () => {
  const place = await aShop()
  const session = await open(place)
  const sale = await sell(place)
  const octopus = await sell(place, 'octopus')
  await refund(sale.order_id, '120.50')
  await refund(octopus.order_id, '300.00', 'OCT 0012')
  const now = await api('GET /cash-sessions/{id}', { params: { id: session._id } })
  expect(cashSession.parse(now)).toEqual(now)
  expect(now).toMatchObject({
    sale_count: 2,
    closed_at: null,
    counts: [
      { method: 'cash', sales: '300.00', refunds: '120.50', expected: '679.50', counted: null },
      { method: 'octopus', sales: '300.00', refunds: '300.00', expected: '0.00' },
      { method: 'card_terminal', expected: '0.00' },
      { method: 'fps', expected: '0.00' },
    ],
  })
  const closed = await close(session._id, counted('679.50'))
  expect(closed).toMatchObject({
    next_float: '500.00',
    counts: [{ counted: '679.50', difference: '0.00' }, {}, {}, {}],
  })
  await isSound()
})

test('a difference needs a reason, and no more stays than was counted', async () => {
  const place = await aShop()
  const { _id: id } = await open(place)
  await sell(place)
  await expect(close(id, counted('790'))).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'counts.cash.reason' }],
  })
  const much = { ...counted('800'), next_float: '800.01' }
  await expect(close(id, much)).rejects.toMatchObject({ issues: [{ path: 'next_float' }] })
  const closed = await close(id, counted('790', '0', 'Ten dollars short'))
  expect(closed.counts[0]).toMatchObject({
    expected: '800.00',
    difference: '-10.00',
    reason: 'Ten dollars short',
  })
  await isSound()
})

test('a closed day is read-only, for staff and in the database', async () => {
  const place = await aShop()
  const { _id: id } = await open(place)
  const sale = await sell(place)
  await close(id, counted('800'))
  await expect(close(id, counted('800'))).rejects.toMatchObject({ code: 'not_possible' })
  await expect(sell(place)).rejects.toMatchObject({ status: 409, code: 'no_cash_session' })
  await expect(refund(sale.order_id, '10.00')).rejects.toMatchObject({ code: 'no_cash_session' })
  const changes = [
    sql`update cash_sessions set float_cents = 0 where id = ${id}`,
    sql`update cash_counts set counted_cents = 0 where session_id = ${id}`,
    sql`delete from cash_counts where session_id = ${id}`,
    sql`insert into payments (id, order_id, method, amount_cents, cash_session_id)
      values ('pay_late', ${sale.order_id}, 'cash', 100, ${id})`,
  ]
  for (const change of changes) await expect(change.execute(ctx.db)).rejects.toThrow()
  await isSound()
})

test('a refund of an earlier day leaves the till that is open now', async () => {
  const place = await aShop()
  const first = await open(place)
  const sale = await sell(place)
  await close(first._id, counted('800'))
  const second = await open(place)
  const { data } = await api('GET /refunds', { query: { order_id: sale.order_id } })
  expect(data).toEqual([])
  const done = await refund(sale.order_id, '300.00')
  expect(done).toMatchObject({ state: 'done', method: 'offline', paid_by: 'cash' })
  const now = await api('GET /cash-sessions/{id}', { params: { id: second._id } })
  expect(now.counts[0]).toMatchObject({ refunds: '300.00', expected: '200.00' })
  await isSound()
})

test('only cash is handed back without a reference', async () => {
  const place = await aShop()
  await open(place)
  const sale = await sell(place, 'fps')
  await expect(refund(sale.order_id, '300.00')).rejects.toMatchObject({
    issues: [{ path: 'reference' }],
  })
})

test('a shop has one open till, and its cash-up waits for a sale under way', async () => {
  const place = await aShop()
  const opened = await Promise.allSettled([open(place), open(place)])
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await api('GET /cash-sessions', {
    query: { warehouse_id: place.warehouse_id, is_open: 'true' },
  })
  const id = data[0]?._id ?? ''
  const before = { warehouse_id: place.warehouse_id, to: '2020-01-01' }
  expect((await api('GET /cash-sessions', { query: before })).total).toBe(0)
  const outcomes = await Promise.allSettled([
    sell(place),
    close(id, counted('500', '0', 'Counted before the sale')),
  ])
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
  await isSound()
})

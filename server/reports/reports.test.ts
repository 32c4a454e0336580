import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { salesGroups } from '#contract/staff/report-shapes.ts'
import { salesReport } from '#contract/staff/reports.ts'
import { addDays, dayMs, hongKongDay } from '#domain/dates.ts'
import { centsOf } from '#domain/format-money.ts'
import { monthOf, periodBefore } from '#domain/period.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, cancelOrder } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import {
  amountOff,
  aPromotion,
  aVoucher,
  freeDelivery,
  percentOff,
} from '#test/builders/promotions.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const owner = await shop.staff('owner')
const day = hongKongDay(ctx.clock())
const today = { from: day, to: day }

const sales = (by: (typeof salesGroups)[number], period = today) =>
  owner.api('GET /reports/sales', { query: { ...period, by } })

const moneyNames = ['gross', 'discounts', 'vouchers', 'delivery', 'refunds', 'net', 'cost'] as const

/** Orders of many fates, the same in every run: promotions, vouchers, refunds, cancellations. */
async function aBusyDay() {
  await aPromotion(ctx, percentOff(7), { level: 'local' })
  await aPromotion(ctx, percentOff(3))
  const voucher = await aVoucher(ctx, amountOff(3_333))
  const carriage = await aVoucher(ctx, freeDelivery)
  const references: string[] = []
  for (let at = 0; at < 12; at += 1) {
    const extra = at % 3 === 1 ? { voucher_code: voucher.code } : {}
    const free = at % 5 === 4 ? { voucher_code: carriage.code } : {}
    const order = await anOrder(shop, place, { ...extra, ...free }, at % 4 === 3)
    references.push(order.reference)
    if (at % 6 === 5) continue
    await acceptPayment(ctx, order.id, 'Seen')
    if (at % 4 === 0) {
      const { refunds } = await owner.api('POST /orders/{id}/refunds', {
        params: { id: order.id },
        body: { amount: `${101 + at}.${10 + at}`, reason: 'A flaw' },
      })
      if (at % 8 === 0) {
        await owner.api('PUT /refunds/{id}/done', {
          params: { id: refunds[0]?._id ?? '' },
          body: { reference: `FPS ${at}` },
        })
      }
    }
    if (at % 7 === 3) await cancelOrder(ctx, order.id, 'staff')
  }
  const late = await anOrder(shop, place)
  await cancelOrder(ctx, late.id, 'customer')
  await owner.api('POST /orders/{id}/surplus', {
    params: { id: late.id },
    body: { amount: '724.00', note: 'Seen at HSBC' },
  })
}

test('sales add up to the cent, however they are grouped, and are the orders less their refunds', async () => {
  await aBusyDay()
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
  const { rows } = await sql<{ paid: number; refunded: number; count: number }>`
    select (select sum(total_cents) from orders where paid_at is not null)::int as paid,
      (select sum(r.amount_cents) from refunds r join payments p on p.id = r.payment_id
        where not p.is_surplus)::int as refunded,
      (select count(*) from orders where paid_at is not null)::int as count`.execute(ctx.db)
  const [ledger] = rows
  for (const by of salesGroups) {
    const report = await sales(by)
    expect(salesReport.answer.parse(report)).toEqual(report)
    const { total } = report
    for (const name of moneyNames) {
      const sum = report.rows.reduce((all, row) => all + centsOf(row[name]), 0)
      expect(sum, `${by} ${name}`).toBe(centsOf(total[name]))
    }
    expect(centsOf(total.net), by).toBe((ledger?.paid ?? 0) - (ledger?.refunded ?? 0))
    expect(centsOf(total.refunds), by).toBe(ledger?.refunded)
    const parts = centsOf(total.gross) - centsOf(total.discounts) - centsOf(total.vouchers)
    const rest = centsOf(total.delivery) - centsOf(total.refunds)
    expect(parts + rest, by).toBe(centsOf(total.net))
    if (total.order_count !== null) expect(total.order_count, by).toBe(ledger?.count)
  }
  const { total } = await sales('day')
  expect(centsOf(total.vouchers)).toBeGreaterThan(0)
  expect(centsOf(total.discounts)).toBeGreaterThan(0)
  const refunds = await owner.api('GET /reports/refunds', { query: today })
  expect(refunds.total).toBe(total.refunds)
  expect(refunds.rows.map(({ kind }) => kind)).toEqual(['cancellation', 'goodwill'])
  const discounts = await owner.api('GET /reports/discounts', { query: today })
  const goods = discounts.rows.reduce((sum, row) => sum + centsOf(row.goods), 0)
  expect(goods).toBe(centsOf(total.discounts) + centsOf(total.vouchers))
})

test('a month’s accounts are its payments less its finished refunds, as in the ledgers', async () => {
  const month = monthOf(day)
  const accounts = await owner.api('GET /reports/accounts', { query: { month } })
  const { rows } = await sql<{ paid: number; refunded: number }>`
    select (select sum(amount_cents) from payments)::int as paid,
      (select sum(amount_cents) from refunds where state = 'done')::int as refunded`.execute(ctx.db)
  const [ledger] = rows
  expect(centsOf(accounts.payments)).toBe(ledger?.paid)
  expect(centsOf(accounts.refunds)).toBe(ledger?.refunded)
  expect(centsOf(accounts.refunds)).toBeGreaterThan(0)
  expect(centsOf(accounts.net)).toBe((ledger?.paid ?? 0) - (ledger?.refunded ?? 0))
  const lines = accounts.lines.reduce((sum, { amount }) => sum + centsOf(amount), 0)
  expect(lines).toBe(centsOf(accounts.net))
  expect(accounts.lines.filter(({ is_surplus: isSurplus }) => isSurplus)).toHaveLength(1)
  const earlier = monthOf(addDays(`${month}-01`, -1))
  const none = await owner.api('GET /reports/accounts', { query: { month: earlier } })
  expect(none).toMatchObject({ lines: [], net: '0.00' })
})

test('a sale belongs to its day in Hong Kong, and is compared with the period before', async () => {
  const order = await anOrder(shop, place)
  await acceptPayment(ctx, order.id, 'Seen')
  const week = { from: addDays(day, -6), to: day }
  const net = async (period: typeof week) => centsOf((await sales('day', period)).total.net)
  const before = await net(today)
  // One minute before midnight in Hong Kong, which is the same day in London.
  await setPaid(order.id, new Date(Date.parse(day) - 8 * 3_600_000 - 60_000))
  expect(await net(today)).toBeLessThan(before)
  expect(await net({ from: addDays(day, -1), to: addDays(day, -1) })).toBeGreaterThan(0)
  expect((await sales('day', week)).rows).toHaveLength(7)
  expect((await sales('day', week)).before.period).toEqual(periodBefore(week))
  await setPaid(order.id, new Date(Date.now() - 10 * dayMs))
  expect(centsOf((await sales('day', week)).before.total.net)).toBeGreaterThan(0)
})

async function setPaid(id: string, at: Date): Promise<void> {
  await ctx.db.updateTable('orders').set({ paid_at: at }).where('id', '=', id).execute()
}

test('a margin is what goods brought in less what they cost when they were bought', async () => {
  const without = await sales('product')
  const product = await aProduct(ctx, { price: 38_000, stock: 5, warehouseId: place.stockroom })
  const { id } = product.variant()
  await owner.api('PUT /variants/{id}', { params: { id }, body: { cost: '120.50' } })
  const buyer = await shop.visitor()
  await buyer.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params: { store_id: 'main' },
    body: { product_variant_id: id, qty: 2 },
  })
  const { order_id: orderId } = await buyer.api('POST /stores/{store_id}/checkouts', {
    params: { store_id: 'main' },
    body: byCourier(place, [id]),
  })
  await acceptPayment(ctx, orderId, 'Seen')
  await owner.api('PUT /variants/{id}', { params: { id }, body: { cost: '500.00' } })
  const row = async () => (await sales('product')).rows.find(({ key }) => key === product.id)
  const sold = await row()
  expect(sold).toMatchObject({ units: 2, cost: '241.00' })
  const net = centsOf(sold?.net ?? '0.00')
  expect(centsOf(sold?.margin ?? '0.00')).toBe(net - 24_100)
  expect(without.total.margin).toBeNull()
  const details = await buyer.api('GET /orders/{id}/details', { params: { id: orderId } })
  expect(JSON.stringify(details)).not.toContain('120.50')
  expect(JSON.stringify(details)).not.toMatch(/cost/)

  await cancelOrder(ctx, orderId, 'staff')
  expect(await row()).toMatchObject({
    units: 2,
    returned_units: 2,
    net: '0.00',
    cost: '0.00',
    margin: '0.00',
  })
})

test('best sellers sold most, worst are in stock and sold least', async () => {
  const idle = await aProduct(ctx, { price: 10_000, stock: 9, warehouseId: place.stockroom })
  const gone = await aProduct(ctx, { price: 10_000, stock: 0, warehouseId: place.stockroom })
  const { best, worst } = await owner.api('GET /reports/sellers', { query: today })
  expect(best[0]?.units).toBe(2)
  const worstIds = worst.map(({ product_id: id }) => id)
  expect(worstIds).toContain(idle.id)
  expect(worstIds).not.toContain(gone.id)
})

test('stock is worth its cost and its price, and what has no cost is counted', async () => {
  const before = await owner.api('GET /reports/stock-value')
  const product = await aProduct(ctx, { price: 10_000, stock: 3, warehouseId: place.stockroom })
  const { id } = product.variant()
  const uncosted = await owner.api('GET /reports/stock-value')
  expect(uncosted.total.uncosted).toBe(before.total.uncosted + 3)
  await owner.api('PUT /variants/{id}', { params: { id }, body: { cost: '33.33' } })
  const after = await owner.api('GET /reports/stock-value')
  expect(centsOf(after.total.cost)).toBe(centsOf(before.total.cost) + 9_999)
  expect(centsOf(after.total.retail)).toBe(centsOf(before.total.retail) + 30_000)
})

test('stock on the way to another warehouse keeps its worth', async () => {
  const product = await aProduct(ctx, { price: 10_000, stock: 3, warehouseId: place.stockroom })
  const { id: variant_id } = product.variant()
  const before = await owner.api('GET /reports/stock-value')
  await owner.api('POST /stock/transfer', {
    body: {
      from_warehouse_id: place.stockroom,
      to_warehouse_id: place.mall,
      lines: [{ variant_id, qty: 3 }],
      reason: 'By van',
      is_sent: true,
    },
  })
  const { total, rows } = await owner.api('GET /reports/stock-value')
  expect(total.retail).toBe(before.total.retail)
  expect(total.uncosted).toBe(before.total.uncosted)
  expect(rows.find(({ product_id }) => product_id === product.id)).toMatchObject({
    on_hand: 0,
    on_the_way: 3,
    retail: '300.00',
  })
})

test('a guest counts once by contact, and is returning after a first order', async () => {
  const report = () => owner.api('GET /reports/customers', { query: today })
  const kinds = async () => {
    const { rows } = await report()
    return Object.fromEntries(rows.map(({ kind, customers }) => [kind, customers]))
  }
  // Every order so far was placed by a visitor of its own with Chan's address.
  expect((await kinds())['new'] ?? 0).toBe(0)
  expect((await kinds())['returning']).toBe(1)
  const other = await anOrder(shop, place)
  await acceptPayment(ctx, other.id, 'Seen')
  await ctx.db
    .updateTable('orders')
    .set({ contact_email: 'Wong@example.com' })
    .where('id', '=', other.id)
    .execute()
  expect(await kinds()).toMatchObject({ new: 1, returning: 1 })
  const { total, rows } = await report()
  expect(rows.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(centsOf(total.amount))
})

test('searches without a result are counted by day, and never say who searched', async () => {
  const api = shop.anybody()
  const search = (keyword: string, more = {}) =>
    api('GET /stores/{store_id}/product-management/products/filter', {
      params: { store_id: 'main' },
      query: { keyword, ...more },
    })
  await search('zzqx tuxedo')
  await search('  ZZQX  Tuxedo ')
  await search('wong@zzqx.example')
  await search('zzqx 9123 4567')
  await search('zzqxfiltered', { sizes: 'XXXL' })
  const { rows, total } = await owner.api('GET /reports/searches', { query: today })
  expect(rows).toEqual([{ keyword: 'zzqx tuxedo', searches: 2, last_on: day }])
  expect(total).toBe(2)
})

test('assistants see no reports, and a period must end after it starts', async () => {
  const assistant = await shop.staff('assistant')
  await expect(assistant.api('GET /reports/sales', { query: today })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const backwards = { from: day, to: addDays(day, -1) }
  await expect(owner.api('GET /reports/sales', { query: backwards })).rejects.toMatchObject({
    status: 422,
  })
  for (const odd of ['0001-01-01', '9999-12-31']) {
    const query = { from: odd, to: odd }
    await expect(owner.api('GET /reports/sales', { query })).rejects.toMatchObject({
      status: 422,
    })
  }
  const ages = { from: '2000-01-01', to: day }
  await expect(owner.api('GET /reports/sales', { query: ages })).rejects.toMatchObject({
    status: 422,
  })
})

import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { getToday, queueNames } from '#contract/staff/today.ts'
import { addDays, hongKongDay, startOfHongKongDay } from '#domain/dates.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { countedShop, pagesOf } from '#test/database-pages.ts'
import { testShop } from '#test/shop.ts'
import { staffWith } from '#test/staff-with.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const owner = await shop.staff('owner')

async function queues(api = owner.api) {
  const { queues: all } = await api('GET /today')
  return new Map(all.map((queue) => [queue.name, queue]))
}

async function salesOf() {
  const { sales } = await owner.api('GET /today')
  if (!sales) throw new Error('No sales for the owner')
  return sales
}

test('each queue counts what waits, with the time the first began to wait', async () => {
  expect(new Set((await queues()).keys())).toEqual(new Set(queueNames))
  expect((await queues()).get('pack')).toMatchObject({ count: 0, oldest_at: null })
  const paid = await anOrder(shop, place)
  const collected = await anOrder(shop, place, {}, true)
  const waiting = await anOrder(shop, place)
  const image = await aProof(shop, waiting.buyer.token)
  await waiting.buyer.api('PUT /orders/{id}/upload', {
    params: { id: waiting.id },
    body: { image },
  })
  for (const { id } of [paid, collected]) {
    await owner.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' } })
  }
  const answer = await owner.api('GET /today')
  expect(getToday.answer.parse(answer)).toEqual(answer)
  expect((await queues()).get('proofs')).toMatchObject({ count: 1 })
  expect((await queues()).get('pack')).toMatchObject({ count: 2, oldest_at: expect.any(String) })

  await owner.api('PUT /orders/{id}/packed', { params: { id: paid.id } })
  await owner.api('PUT /orders/{id}/packed', { params: { id: collected.id } })
  expect((await queues()).get('pack')).toMatchObject({ count: 0 })
  expect((await queues()).get('ship')).toMatchObject({ count: 1 })
  expect((await queues()).get('put_out')).toMatchObject({ count: 1 })

  await owner.api('PUT /orders/{id}/ready', { params: { id: collected.id } })
  expect((await queues()).get('collect')).toMatchObject({ count: 1, overdue: 0 })
  await ctx.db
    .updateTable('orders')
    .set({ fulfilment_at: sql<Date>`now() - interval '8 days'` })
    .where('id', '=', collected.id)
    .execute()
  expect((await queues()).get('collect')).toMatchObject({ count: 1, overdue: 1 })
})

test('an assistant is shown only queues they may work off', async () => {
  const { api } = await shop.staff('assistant')
  const names = [...(await queues(api)).keys()]
  expect(names).toContain('proofs')
  expect(names).not.toContain('refund_requests')
  expect(names).not.toContain('low_stock')
  expect(names).not.toContain('failed_emails')
})

test('sales are shown to those who may see orders or reports, and a queue to those who may work it off', async () => {
  const seen = async (permissions: Permission[]) => {
    const { api } = await staffWith(shop, permissions)
    const { sales, queues: own } = await api('GET /today')
    return { isSalesSeen: sales !== null, names: own.map(({ name }) => name) }
  }
  expect(await seen(['settings:manage'])).toEqual({ isSalesSeen: false, names: [] })
  expect(await seen(['reports:read'])).toEqual({ isSalesSeen: true, names: [] })
  expect(await seen(['orders:read'])).toEqual({ isSalesSeen: true, names: [] })
  expect((await seen(['customers:manage'])).names).toEqual(['reviews', 'comments', 'enquiries'])
  expect((await seen(['stock:receive'])).names).toEqual(['stock_on_the_way'])
})

test('sales are orders paid on a Hong Kong day, next to the same weekday', async () => {
  const before = await salesOf()
  const { id } = await anOrder(shop, place)
  await owner.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' } })
  const sales = await salesOf()
  expect(sales.today.order_count).toBe(before.today.order_count + 1)
  expect(Number(sales.today.amount)).toBe(Number(before.today.amount) + 800)
  // A refund is money of the day it is made, as in the reports.
  await owner.api('PUT /orders/{id}/cancelled', { params: { id }, body: { reason: 'Not wanted' } })
  expect((await salesOf()).today).toEqual(sales.today)

  await setPaid(id, "now() - interval '7 days' - interval '1 minute'")
  const moved = await salesOf()
  expect(moved.today.order_count).toBe(before.today.order_count)
  expect(moved.last_week.order_count).toBe(1)
  // The end of that day is a week ago and still to come.
  await setPaid(id, "now() - interval '7 days' + interval '1 second' * 30")
  const later = await salesOf()
  expect(later.last_week_so_far.order_count).toBe(0)
})

test('a sale at midnight belongs to the day that begins', async () => {
  const { id } = await anOrder(shop, place)
  await owner.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' } })
  const lastWeek = async () => (await salesOf()).last_week.order_count
  const before = await lastWeek()
  const midnight = (day: number) => startOfHongKongDay(addDays(hongKongDay(ctx.clock()), day))
  const at = (paid_at: Date) =>
    ctx.db.updateTable('orders').set({ paid_at }).where('id', '=', id).execute()
  await at(midnight(-6))
  expect(await lastWeek()).toBe(before)
  await at(midnight(-7))
  expect(await lastWeek()).toBe(before + 1)
})

async function setPaid(id: string, at: string): Promise<void> {
  await sql`update orders set paid_at = ${sql.raw(at)} where id = ${id}`.execute(ctx.db)
}

test('with ten thousand orders today reads them less than twice', async () => {
  await sql`insert into orders (id, reference, store_id, locale, current_status, fulfilment, paid_at,
      payment_method, payment, delivery_method, delivery, recipient, contact_email, contact_phone,
      country, original_cents, product_discount_cents, shop_discount_cents, shipping_cents,
      total_cents, access_key, created_at)
    select 'many' || n, 'M-' || n, o.store_id, o.locale,
      case when n % 100 = 0 then 'pending' else 'completed' end,
      case when n % 100 = 0 then 'none' else 'delivered' end,
      now() - n * interval '1 hour', o.payment_method, o.payment, o.delivery_method, o.delivery,
      o.recipient, o.contact_email, o.contact_phone, o.country, o.original_cents,
      o.product_discount_cents, o.shop_discount_cents, o.shipping_cents, o.total_cents,
      'key' || n, now() - n * interval '1 hour'
    from generate_series(1, 10000) n, (select * from orders limit 1) o`.execute(ctx.db)
  await sql`analyze orders`.execute(ctx.db)
  const orders = CompiledQuery.raw('select count(*), sum(total_cents) from orders')
  const whole = await pagesOf(ctx.db, orders)
  const { staff, pagesReadBy } = countedShop(ctx)
  const { api } = await staff('owner')
  const read = async () =>
    expect((await queues(api)).get('pack')?.count).toBeGreaterThanOrEqual(100)
  expect((await pagesReadBy(read)) / whole).toBeLessThan(2)
})

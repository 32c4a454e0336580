import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { salesGroups } from '#contract/staff/report-shapes.ts'
import { addDays, hongKongDay } from '#domain/dates.ts'
import { monthOf } from '#domain/period.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { countedShop, pagesOf } from '#test/database-pages.ts'
import { leastProcessorMs } from '#test/processor-time.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { staff, pagesReadBy } = countedShop(ctx)
const owner = await staff('owner')
const day = hongKongDay(ctx.clock())

test('with ten thousand orders each report touches fewer pages than forty passes over them', async () => {
  const completed = await aCompletedOrder(shop, place)
  await sql`insert into orders (id, reference, store_id, locale, current_status, fulfilment, paid_at,
      payment_method, payment, delivery_method, delivery, recipient, contact_email, contact_phone,
      country, original_cents, product_discount_cents, shop_discount_cents, shipping_cents,
      total_cents, access_key, created_at)
    select 'many' || n, 'M-' || n, o.store_id, o.locale, o.current_status, o.fulfilment,
      now() - n * interval '8 minutes', o.payment_method, o.payment, o.delivery_method, o.delivery,
      o.recipient, 'buyer' || n % 4000 || '@example.com', o.contact_phone, o.country,
      o.original_cents, o.product_discount_cents, o.shop_discount_cents, o.shipping_cents,
      o.total_cents, 'key' || n, now() - n * interval '8 minutes'
    from generate_series(1, 10000) n, (select * from orders where id = ${completed.id}) o`.execute(
    ctx.db,
  )
  await sql`insert into order_items (id, order_id, position, product_id, variant_id, sku, slug,
      product_title, variant_title, qty, original_cents, unit_cents, subtotal_cents,
      global_discount_cents)
    select 'many' || n || '-' || i.position, 'many' || n, i.position, p.product_id, p.id, i.sku,
      i.slug, i.product_title, i.variant_title, i.qty, i.original_cents, i.unit_cents,
      i.subtotal_cents, i.global_discount_cents
    from generate_series(1, 10000) n,
      (select * from order_items where order_id = ${completed.id}) i,
      lateral (select * from variants order by id offset n % 15 limit 1) p`.execute(ctx.db)
  await sql`insert into payments (id, order_id, method, amount_cents, created_at)
    select 'pay' || id, id, payment_method, total_cents, paid_at from orders
    where id like 'many%'`.execute(ctx.db)
  await sql`analyze`.execute(ctx.db)
  const quarter = { from: addDays(day, -60), to: day }
  const reports = {
    ...Object.fromEntries(
      salesGroups.map((by) => [
        by,
        () => owner.api('GET /reports/sales', { query: { ...quarter, by } }),
      ]),
    ),
    sellers: () => owner.api('GET /reports/sellers', { query: quarter }),
    refunds: () => owner.api('GET /reports/refunds', { query: quarter }),
    discounts: () => owner.api('GET /reports/discounts', { query: quarter }),
    stock: () => owner.api('GET /reports/stock-value'),
    customers: () => owner.api('GET /reports/customers', { query: quarter }),
    searches: () => owner.api('GET /reports/searches', { query: quarter }),
    accounts: () => owner.api('GET /reports/accounts', { query: { month: monthOf(day) } }),
  }
  const pass =
    CompiledQuery.raw(`select count(*), sum(o.total_cents), sum(i.qty), sum(p.amount_cents)
    from orders o join order_items i on i.order_id = o.id join payments p on p.order_id = o.id`)
  const whole = await pagesOf(ctx.db, pass)
  for (const [name, read] of Object.entries(reports)) {
    expect((await pagesReadBy(read)) / whole, name).toBeLessThan(40)
    expect(await leastProcessorMs(200, read), name).toBeLessThan(200)
  }
})

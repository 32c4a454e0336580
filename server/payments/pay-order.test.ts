import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCardOrder, payAgain } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

test('switching from card to transfer moves the reminder to a day before the new end', async () => {
  const order = await aCardOrder(shop, place)
  await payAgain(order.buyer, order.id, { payment_method: 'fps' })
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from o.expires_at - j.run_at) / 3600)::int as hours
    from orders o join graphile_worker.jobs j on j.key = 'remind:' || o.id
    where o.id = ${order.id}`.execute(ctx.db)
  expect(rows).toEqual([{ hours: 24 }])
  shop.emails.length = 0
  shop.passTime(20 * 60)
  await runDueJobs(shop)
  expect(shop.emails.map(({ subject }) => subject)).toHaveLength(1)
})

test('the reminder of a card order does not ask for a payment proof', async () => {
  const order = await aCardOrder(shop, place)
  shop.emails.length = 0
  shop.passTime(20 * 60)
  await runDueJobs(shop)
  const [email] = shop.emails.filter(({ text }) => text.includes(order.reference))
  expect(email?.text).toContain('You can pay by card on its page.')
  expect(email?.text).not.toContain('slip')
})

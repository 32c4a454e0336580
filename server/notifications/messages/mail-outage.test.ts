import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment, shipOrder } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { taskList } from '#server/run-jobs.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

let isAway = true
let tries = 0
const sent: { to: string; messageId: string }[] = []
ctx.mail = {
  async send(email) {
    tries += 1
    if (isAway) throw new Error('connect ECONNREFUSED')
    sent.push(email)
  },
}

/** Runs what is due, with the queue's own rules for what fails, and lets a minute pass. */
async function aMinute(): Promise<void> {
  shop.passTime(60)
  await runOnce({
    connectionString: ctx.settings.databaseUrl ?? '',
    taskList: taskList(ctx),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })
  await sql`update graphile_worker._private_jobs set run_at = run_at - interval '1 minute'`.execute(
    ctx.db,
  )
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker.jobs where task_identifier = 'send_order_email'
      and attempts < max_attempts`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

test('an hour without a mail server delays emails, loses and doubles none, and keeps their order', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, () => anOrder(shop, place)))
  for (let minute = 0; minute < 60; minute++) {
    if (minute === 20) for (const { id } of orders) await acceptPayment(ctx, id)
    if (minute === 40) for (const { id } of orders) await shipOrder(ctx, id, 'SF 1')
    await aMinute()
  }
  expect(await waiting()).toBe(15)
  // Each was tried now and then, not all the time.
  expect(tries).toBeLessThan(150)
  isAway = false
  // The first order since then shows that the way is open.
  await anOrder(shop, place)
  // The first email of each order within five minutes of its last try, the others right after it.
  let minutes = 0
  for (; minutes < 20 && (await waiting()) > 0; minutes++) await aMinute()
  expect(minutes).toBeLessThanOrEqual(5)
  expect(sent).toHaveLength(16)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(16)
  for (const { id } of orders) {
    const own = sent.filter(({ messageId }) => messageId.includes(id))
    expect(own.map(({ messageId }) => /^<(\w+)/.exec(messageId)?.[1])).toEqual([
      'order_placed',
      'payment_received',
      'order_shipped',
    ])
  }
})

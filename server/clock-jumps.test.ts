import { expect, test } from 'vitest'
import { dayMs } from '#domain/dates.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer, codeSentTo } from '#test/builders/customers.ts'
import {
  acceptPayment,
  cancelOrder,
  completeOrder,
  shipOrder,
} from '#test/builders/order-changes.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { addToCart, checkOut, readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from './integrity-report.ts'

/**
 * A clock that is set forward or back moves deadlines with it. What was used up stays used up, and
 * no order, receipt or ledger minds.
 */

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx, passTime } = shop
const place = await aSellingPlace(ctx)
const hour = 3600
const publishedAt = new Date(ctx.clock().getTime() - 2 * dayMs)
const shirt = (
  await aProduct(ctx, { stock: 100, warehouseId: place.stockroom, publishedAt })
).variant().id

async function anOrder(buyer: Visitor, more = {}) {
  await addToCart(buyer, shirt)
  return (await checkOut(buyer, byCourier(place, [shirt], more))).order_id
}

async function jump(seconds: number, work: () => Promise<void>): Promise<void> {
  passTime(seconds)
  try {
    await work()
  } finally {
    passTime(-seconds)
  }
}

const jumps = [-24 * hour, -hour, 20 * 60]

test.each(jumps)(
  'an order goes on after a jump of %i seconds, and the audit is clean',
  async (by) => {
    const buyer = await shop.visitor()
    const ids = [await anOrder(buyer), await anOrder(buyer), await anOrder(buyer)]
    const [shipped = '', cancelled = '', untouched = ''] = ids
    await acceptPayment(ctx, shipped)
    await jump(by, async () => {
      await shipOrder(ctx, shipped, 'SF 1')
      await completeOrder(ctx, shipped, 'customer')
      await cancelOrder(ctx, cancelled, 'customer')
      await runDueJobs(shop)
      expect((await readOrder(buyer, shipped)).statuses.map(({ slug }) => slug)).toEqual([
        'submitted',
        'pending',
        'completed',
      ])
      await anOrder(buyer)
      expect(await findIntegrityProblems(ctx.db)).toEqual([])
    })
    expect((await readOrder(buyer, untouched)).current_status).toBe('submitted')
    expect(await findIntegrityProblems(ctx.db)).toEqual([])
  },
)

test('a clock set back brings no session back that was left or has been cleaned up', async () => {
  const customer = await aCustomer(shop)
  await customer.api('GET /auth/logout')
  await jump(-hour, async () => {
    await expect(customer.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  })
})

test('a code that was used does not work again after the clock was set back', async () => {
  const { email } = await aCustomer(shop)
  await shop.anybody()('POST /auth/forget-password', { body: { type: 'EMAIL', email } })
  const verification_code = await codeSentTo(shop, email)
  const reset = (new_password: string) =>
    shop.anybody()('POST /auth/reset-password', { body: { verification_code, new_password } })
  await reset('Causeway2027')
  for (const by of jumps) {
    await jump(by, async () => {
      await expect(reset('Another2028')).rejects.toMatchObject({ status: 422 })
    })
  }
})

test('a voucher for one use is used once, whatever the clock says', async () => {
  const { code } = await aVoucher(ctx, amountOff(1000), { maxUses: 1 })
  const buyer = await shop.visitor()
  await anOrder(buyer, { voucher_code: code })
  for (const by of jumps) {
    await jump(by, async () => {
      const other = await shop.visitor()
      await expect(anOrder(other, { voucher_code: code })).rejects.toMatchObject({ status: 409 })
    })
  }
})

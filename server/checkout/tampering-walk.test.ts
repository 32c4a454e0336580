import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { setQuantity } from '#test/builders/shopper.ts'
import { tampering, type Tampered } from '#test/fuzz/tampering.ts'
import { measured, spread } from '#test/measured.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

/** Bodies in which a buyer says what only the shop may say: prices, totals, states, things of others. */

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const rounds = 300

/** The price list, kept apart from the shop's own arithmetic. */
const price = 20_000
const delivery = { cents: 4000, freeFrom: 80_000 }

function owed(qty: number): number {
  const goods = price * qty
  return goods >= delivery.freeFrom ? goods : goods + delivery.cents
}

const { db } = ctx
const variant = (
  await aProduct(ctx, { price, stock: 2000, warehouseId: place.stockroom })
).variant().id
const otherVariant = (await aProduct(ctx, { price: 1, stock: 0 })).variant().id
const [eve, bob] = [await aMember(shop), await aMember(shop)]
const ownOrder = await anOrder(shop, place, {}, false, eve)
const otherOrder = await anOrder(shop, place, {}, false, bob)
const voucher = await aVoucher(ctx, amountOff(19_900), { points: 100 })
const targets = {
  variant,
  otherVariant,
  ownOrder: ownOrder.id,
  otherOrder: otherOrder.id,
  otherAccount: bob.accountId,
  otherFile: await aProof(shop, bob.token),
  otherVoucher: voucher.code,
  courier: place.courier,
  warehouse: place.mall,
}

async function send({ method, path, body }: Tampered): Promise<number> {
  const response = await shop.app.request(`http://localhost/api/customer${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${eve.token}` },
    body: JSON.stringify(body),
  })
  await response.text()
  return response.status
}

async function inCart(): Promise<number> {
  const row = await db
    .selectFrom('cart_items')
    .select('qty')
    .where('account_id', '=', eve.accountId)
    .where('variant_id', '=', variant)
    .executeTakeFirst()
  return row?.qty ?? 0
}

const ordersOf = (accountId: string) =>
  db.selectFrom('orders').selectAll().where('account_id', '=', accountId).orderBy('id').execute()

/** Everything about an order that money or goods hang on. */
async function standing(orderId: string) {
  const of = (table: 'payments' | 'refunds' | 'payment_proofs' | 'refund_requests') =>
    db.selectFrom(table).selectAll().where('order_id', '=', orderId).execute()
  return [
    await of('payments'),
    await of('refunds'),
    await of('payment_proofs'),
    await of('refund_requests'),
  ]
}

test(`${rounds} tampered bodies: each is refused, or charged by the price list`, async () => {
  const before = { bobs: await ordersOf(bob.accountId), paid: await standing(otherOrder.id) }
  const outcome = { refused: 0, charged: 0, harmless: 0 }
  const times: number[] = []
  const known = new Set((await ordersOf(eve.accountId)).map(({ id }) => id))
  const property = fc.asyncProperty(
    tampering(targets, byCourier(place, [variant])),
    async (tampered) => {
      await setQuantity(eve, variant, 1)
      const qty = await inCart()
      const since = performance.now()
      const status = await send(tampered)
      times.push(performance.now() - since)
      expect(status).toBeLessThan(500)
      const placed = (await ordersOf(eve.accountId)).filter(({ id }) => !known.has(id))
      for (const order of placed) {
        known.add(order.id)
        const isCollected = order.delivery_method === 'PICKUP'
        expect(order.total_cents).toBe(isCollected ? price * qty : owed(qty))
        expect(order).toMatchObject({ current_status: 'submitted', paid_at: null })
      }
      if (status >= 400) expect(placed).toEqual([])
      outcome[status >= 400 ? 'refused' : placed.length > 0 ? 'charged' : 'harmless'] += 1
    },
  )
  await fc.assert(property, { numRuns: rounds })
  expect(await ordersOf(bob.accountId)).toEqual(before.bobs)
  expect(await standing(otherOrder.id)).toEqual(before.paid)
  expect(await standing(ownOrder.id)).toEqual([[], [], [], []])
  expect(await findIntegrityProblems(db)).toEqual([])
  // Refusals alone would not show that the price list is what is charged.
  expect(outcome.charged).toBeGreaterThan(5)
  const { refused, charged, harmless } = outcome
  measured(
    'G7',
    `${rounds} bodies: ${refused} refused, ${charged} charged by the price list, ${harmless} without an order; ${spread(times)}`,
  )
})

import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aPointsOrder } from '#test/builders/points-orders.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const clerk = await shop.staff()

const order = await aCompletedOrder(shop, place)
const params = { id: order.id }
const { items } = await order.buyer.api('GET /orders/{id}/details', { params })
for (const decision of ['approve', 'wait'] as const) {
  const { data } = await order.buyer.api('POST /orders/{id}/refund-request', {
    params,
    body: { reason: 'Loose', refund_items: [{ order_item_id: items[0]?._id ?? '', qty: 1 }] },
  })
  if (decision === 'wait') continue
  const { _id: id } = data[0] ?? { _id: '' }
  await clerk.api('PUT /refund-requests/{id}/approve', { params: { id }, body: {} })
}

test('a shop with granted and waiting requests passes the checks', async () => {
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

const withPoints = await aPointsOrder(shop, place)
const { data: asked } = await withPoints.buyer.api('POST /orders/{id}/refund-request', {
  params: { id: withPoints.id },
  body: { reason: 'Tight', refund_items: [{ order_item_id: withPoints.tee, qty: 3 }] },
})
await clerk.api('PUT /refund-requests/{id}/approve', {
  params: { id: asked[0]?._id ?? '' },
  body: {},
})

const tampered: [string, RawBuilder<unknown>][] = [
  ['an item held without a request', sql`update order_items set returned_qty = 1`],
  [
    'an item refunded a cent too little',
    sql`update refund_request_items set cents = cents - 1 where granted_cents is null`,
  ],
  [
    'a grant that differs from the sum of its items',
    sql`update refund_requests set granted_cents = granted_cents - 1 where granted_cents > 0`,
  ],
  ['a refund above the grant', sql`update refunds set amount_cents = amount_cents + 1`],
  [
    'a delivery refund above the delivery fee',
    sql`update refund_requests set shipping_cents = 4001 where state = 'approved'`,
  ],
  ['refunded goods that no request granted', sql`update refunds set goods_cents = goods_cents - 1`],
  [
    'a request that returns too few points',
    sql`update refund_request_items set points = points - 1, granted_points = granted_points - 1
      where points > 0`,
  ],
  [
    'goodwill set off while enough is left to refund',
    sql`update refund_requests set previously_refunded_cents = 1 where granted_cents > 0`,
  ],
  ['cancelled items without a refund', sql`update order_items set cancelled_qty = qty`],
  [
    'granted points that were not returned',
    sql`update points_transactions set refund_request_id = null where kind = 'return'`,
  ],
]

test.each(tampered)('%s is found', async (_, tamper) => {
  const undone = ctx.db.transaction().execute(async (trx) => {
    await tamper.execute(trx)
    expect(await findIntegrityProblems(trx)).not.toEqual([])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
})

test('the table refuses a returned quantity above the bought one', async () => {
  const tamper = sql`update order_items set returned_qty = qty + 1`.execute(ctx.db)
  await expect(tamper).rejects.toMatchObject({ constraint: 'returned_within_bought' })
})

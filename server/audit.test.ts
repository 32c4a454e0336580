import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment, cancelOrder } from '#test/builders/order-changes.ts'
import { aStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from './integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const mini = await aStore(ctx, { slug: 'mini' })
const params = { store_id: 'main' }

async function anOrder(): Promise<string> {
  const product = await aProduct(ctx, { price: 38_000, stock: 5, warehouseId: place.stockroom })
  const variantId = product.variant().id
  const { api } = await shop.visitor()
  const body = { product_variant_id: variantId, qty: 2 }
  await api('POST /stores/{store_id}/shopping-cart/add-to-cart', { params, body })
  const placed = await api('POST /stores/{store_id}/checkouts', {
    params,
    body: byCourier(place, [variantId]),
  })
  return placed.order_id
}

const orderId = await anOrder()
await acceptPayment(ctx, await anOrder())
await cancelOrder(ctx, await anOrder(), 'customer')

test('a shop with paid and cancelled orders passes the integrity checks', async () => {
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

const tampered: [string, RawBuilder<unknown>][] = [
  ['a piece that nobody received', sql`update stock_levels set on_hand = on_hand + 1`],
  ['a reservation without an order', sql`update stock_levels set reserved = reserved + 1`],
  ['a line that lost a cent', sql`update order_items set subtotal_cents = subtotal_cents - 1`],
  ['a discount that no line carries', sql`update order_items set global_discount_cents = 1`],
  ['paid without a payment', sql`update orders set paid_at = now() where id = ${orderId}`],
  [
    'a status without history',
    sql`update orders set current_status = 'completed' where id = ${orderId}`,
  ],
  [
    'more given back than was promised',
    sql`update payments set refunded_cents = 1 where amount_cents > 0`,
  ],
  [
    'a piece of another store',
    sql`update warehouses set store_id = ${mini.id} where id = ${place.stockroom}`,
  ],
  ['no end to waiting', sql`update orders set expires_at = null where id = ${orderId}`],
]

test.each(tampered)('%s is found', async (_, tamper) => {
  const undone = ctx.db.transaction().execute(async (trx) => {
    await tamper.execute(trx)
    expect(await findIntegrityProblems(trx)).not.toEqual([])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

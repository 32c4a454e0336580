import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { untilSomebodyWaits } from '#test/lock-waits.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../../integrity-report.ts'
import type { Trx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { mergeAccount } from './merge-account.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

/** Starts the second once the first waits for a lock, and lets both go on once both wait. */
async function meeting(
  lock: (trx: Trx) => Promise<unknown>,
  [first, second]: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<void> {
  const { both } = await ctx.db.transaction().execute(async (trx) => {
    await lock(trx)
    const one = first()
    await untilSomebodyWaits(ctx.db)
    const two = second()
    await untilSomebodyWaits(ctx.db, 2)
    return { both: Promise.allSettled([one, two]) }
  })
  await both
}

test.each([
  ['before it has the cart', 'cart_items', 'checkout', 1],
  ['and is first at the cart', 'cart_items', 'sign-in', 0],
  ['while it waits for stock', 'stock_levels', 'checkout', 1],
] as const)(
  'signing in during checkout, %s, leaves the customer either the order or the cart',
  async (_, table, first, placed) => {
    const customer = await aCustomer(shop)
    const { id } = (await aProduct(ctx, { stock: 5, warehouseId: place.stockroom })).variant()
    const visitor = await shop.visitor()
    await addToCart(visitor, id)
    const lock = (trx: Trx) =>
      trx.selectFrom(table).select('variant_id').where('variant_id', '=', id).forUpdate().execute()
    const order = () => checkOut(visitor, byCourier(place, [id]))
    // What a sign-in does after the password check.
    const merge = () =>
      inTransaction(ctx, (trx) => mergeAccount(trx, ctx, visitor.accountId, customer.accountId))
    await meeting(lock, first === 'checkout' ? [order, merge] : [merge, order])
    const owned = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('account_id', '=', customer.accountId)
      .execute()
    expect(owned).toHaveLength(placed)
    const lines = await ctx.db
      .selectFrom('cart_items')
      .select('qty')
      .where('account_id', 'in', [customer.accountId, visitor.accountId])
      .execute()
    expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(1 - placed)
    expect(await findIntegrityProblems(ctx.db)).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../../integrity-report.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { mergeAccount } from './merge-account.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

test('signing in during checkout leaves the customer either the order or the cart', async () => {
  const customer = await aCustomer(shop)
  const { id } = (await aProduct(ctx, { stock: 50, warehouseId: place.stockroom })).variant()
  // What a sign-in does after the password check, a little later in each round.
  const merge = async ({ accountId }: Visitor, round: number) => {
    await new Promise((resolve) => setTimeout(resolve, round * 3))
    await inTransaction(ctx, (trx) => mergeAccount(trx, ctx, accountId, customer.accountId))
  }
  let placed = 0
  for (let round = 0; round < 10; round += 1) {
    const visitor = await shop.visitor()
    await addToCart(visitor, id)
    const [order] = await Promise.allSettled([
      checkOut(visitor, byCourier(place, [id])),
      merge(visitor, round),
    ])
    placed += order.status === 'fulfilled' ? 1 : 0
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
    expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(round + 1 - placed)
  }
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

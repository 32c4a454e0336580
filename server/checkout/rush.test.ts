import { expect, test, vi } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer, signIn } from '#test/builders/customers.ts'
import { countOutcomes, rush, type Basket } from '#test/builders/rush.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../inventory/stock-checks.ts'

// The same rush on a broken reservation: see rush-control.test.ts.
vi.setConfig({ testTimeout: 60_000 })

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

async function soldOf(variantId: string): Promise<number> {
  const { sold } = await ctx.db
    .selectFrom('order_items')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('qty'), eb.lit(0)).as('sold'))
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow()
  return Number(sold)
}

test('200 concurrent buyers of 20 items get 20 orders and 180 clear refusals', async () => {
  const { id } = (await aProduct(ctx, { stock: 20 })).variant()
  const outcome = await rush(
    shop,
    place,
    Array.from({ length: 200 }, () => ({ [id]: 1 })),
  )
  expect(outcome).toEqual({ orders: 20, refusals: { '409 out_of_stock': 180 } })
  expect(await soldOf(id)).toBe(20)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('stock in two warehouses is sold completely, and no item twice', async () => {
  const { id } = (await aProduct(ctx, { stock: 7, warehouseId: place.stockroom })).variant()
  const elsewhere = { variant_id: id, warehouse_id: place.mall }
  await ctx.db
    .insertInto('stock_levels')
    .values({ ...elsewhere, on_hand: 6 })
    .execute()
  await ctx.db
    .insertInto('stock_movements')
    .values({ ...elsewhere, kind: 'receive', on_hand_change: 6 })
    .execute()
  const outcome = await rush(
    shop,
    place,
    Array.from({ length: 40 }, () => ({ [id]: 1 })),
  )
  expect(outcome).toEqual({ orders: 13, refusals: { '409 out_of_stock': 27 } })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('pre-orders are sold up to the limit and no further', async () => {
  const coat = await aProduct(ctx, {
    sizes: ['M'],
    variants: { M: { stock: 2, preorder: { max_qty: 10 } } },
  })
  const { id } = coat.variant()
  const outcome = await rush(
    shop,
    place,
    Array.from({ length: 60 }, () => ({ [id]: 1 })),
  )
  expect(outcome).toEqual({ orders: 12, refusals: { '409 out_of_stock': 48 } })
  expect(await soldOf(id)).toBe(12)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('mixed carts in any order neither deadlock nor oversell', async () => {
  const products = await Promise.all(Array.from({ length: 5 }, () => aProduct(ctx, { stock: 24 })))
  const ids = products.map((product) => product.variant().id)
  const baskets = Array.from({ length: 100 }, (_, buyer): Basket => {
    const from = buyer % ids.length
    const rotated = [...ids.slice(from), ...ids.slice(0, from)]
    const wanted = (buyer % 2 === 0 ? rotated : rotated.toReversed()).slice(0, 3)
    return Object.fromEntries(wanted.map((id) => [id, 1 + (buyer % 2)]))
  })
  const { orders, refusals } = await rush(shop, place, baskets)
  expect(orders).toBeGreaterThan(0)
  expect(Object.keys(refusals)).toEqual(['409 out_of_stock'])
  for (const id of ids) expect(await soldOf(id)).toBeLessThanOrEqual(24)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('50 concurrent checkouts of one cart, by two sign-ins of its owner, create one order', async () => {
  const { id } = (await aProduct(ctx, { stock: 100 })).variant()
  const desk = await aCustomer(shop)
  const phone = await signIn(shop, desk)
  expect(phone).toMatchObject({ accountId: desk.accountId })
  expect(phone.token).not.toBe(desk.token)
  await addToCart(desk, id, 2)
  const outcome = await countOutcomes(
    Array.from({ length: 50 }, (_, at) =>
      checkOut(at % 2 === 0 ? desk : phone, byCourier(place, [id])),
    ),
  )
  expect(outcome).toEqual({ orders: 1, refusals: { '409 cart_empty': 49 } })
  expect(await soldOf(id)).toBe(2)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('20 concurrent and 20 later checkouts with one key create one order, one answer', async () => {
  const { id } = (await aProduct(ctx, { stock: 100 })).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const once = () => checkOut(ada, byCourier(place, [id]), 'twenty')
  const { refusals } = await countOutcomes(Array.from({ length: 20 }, once))
  const answers = new Set<string>()
  for (let later = 0; later < 20; later += 1) answers.add(JSON.stringify(await once()))
  expect(answers.size).toBe(1)
  expect(Object.keys(refusals).filter((name) => name !== '409 idempotency_in_progress')).toEqual([])
  expect(await soldOf(id)).toBe(1)
})

test('an item added during checkout is either ordered or still in the cart', async () => {
  const { id } = (await aProduct(ctx, { stock: 1000 })).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const calls = Array.from({ length: 40 }, (_, at) =>
    at % 4 === 0 ? checkOut(ada, byCourier(place, [id])) : addToCart(ada, id),
  )
  const { refusals } = await countOutcomes(calls)
  expect(Object.keys(refusals).filter((name) => name !== '409 cart_empty')).toEqual([])
  const { count } = await readCart(ada)
  expect((await soldOf(id)) + count).toBe(31)
  expect(await stockProblems(ctx.db)).toEqual([])
})

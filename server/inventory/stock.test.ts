import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'
import { releaseOrderStock } from './order-stock.ts'
import { receiveStock } from './receive-stock.ts'
import { setOnHand } from './set-on-hand.ts'
import { shipOrderStock } from './ship-stock.ts'
import { rebuildLevels, stockProblems } from './stock-checks.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const within = <Result>(work: (trx: Trx) => Promise<Result>) => inTransaction(ctx, work)

async function anOrder(...wanted: [variantId: string, qty: number][]): Promise<string> {
  const visitor = await shop.visitor()
  for (const [variantId, qty] of wanted) await addToCart(visitor, variantId, qty)
  const ids = wanted.map(([variantId]) => variantId)
  return (await checkOut(visitor, byCourier(place, ids))).order_id
}

/** Cancels the order without touching stock; the audit looks at the status. */
const markCancelled = (id: string) =>
  ctx.db.updateTable('orders').set({ current_status: 'cancelled' }).where('id', '=', id).execute()

const levelOf = async (variantId: string) => {
  const { levels, preorders } = await within((trx) => lockStock(trx, [variantId]))
  const [level] = levels
  const [preorder] = preorders
  return {
    onHand: level?.onHand,
    reserved: level?.reserved,
    ...(preorder && { limit: preorder.limit, taken: preorder.taken }),
  }
}

const aCoatToCome = async (max: number, stock = 0) =>
  (
    await aProduct(ctx, {
      sizes: ['M'],
      warehouseId: place.stockroom,
      variants: { M: { stock, preorder: { max_qty: max } } },
    })
  ).variant().id

async function announcedBy(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  let isListening = true
  ctx.bus.onChange((tags) => isListening && heard.push(...tags))
  await work()
  await ctx.bus.settled()
  isListening = false
  return heard
}

test('a cancelled order releases its stock once, however often it is called', async () => {
  const { id } = (await aProduct(ctx, { stock: 5 })).variant()
  const order = await anOrder([id, 3])
  expect(await levelOf(id)).toEqual({ onHand: 5, reserved: 3 })
  await within((trx) => releaseOrderStock(trx, ctx, order))
  await within((trx) => releaseOrderStock(trx, ctx, order))
  await Promise.all(
    Array.from({ length: 5 }, () => within((trx) => releaseOrderStock(trx, ctx, order))),
  )
  await markCancelled(order)
  expect(await levelOf(id)).toEqual({ onHand: 5, reserved: 0 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('shipped stock is gone and cannot be released', async () => {
  const { id } = (await aProduct(ctx, { stock: 5 })).variant()
  const order = await anOrder([id, 2])
  await within((trx) => shipOrderStock(trx, ctx, order))
  await within((trx) => shipOrderStock(trx, ctx, order))
  await within((trx) => releaseOrderStock(trx, ctx, order))
  expect(await levelOf(id)).toEqual({ onHand: 3, reserved: 0 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('received stock goes to pre-orders, in their order', async () => {
  const id = await aCoatToCome(10)
  const [first, second] = [await anOrder([id, 3]), await anOrder([id, 1])]
  const arrive = (qty: number) =>
    within((trx) =>
      receiveStock(trx, ctx, {
        warehouseId: place.stockroom,
        lines: [{ variantId: id, qty }],
        reason: 'delivery',
      }),
    )
  await arrive(2)
  // Two are too few for the first order, and the second must wait for it.
  expect(await levelOf(id)).toEqual({ onHand: 2, reserved: 0, limit: 10, taken: 4 })
  await expect(within((trx) => shipOrderStock(trx, ctx, second))).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  await arrive(3)
  expect(await levelOf(id)).toEqual({ onHand: 5, reserved: 4, limit: 6, taken: 0 })
  await within((trx) => shipOrderStock(trx, ctx, first))
  expect(await levelOf(id)).toMatchObject({ onHand: 2, reserved: 1 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('stock of a cancelled order goes to pre-orders, and a cancelled pre-order frees its place', async () => {
  const id = await aCoatToCome(5, 2)
  const [inStock, waiting] = [await anOrder([id, 2]), await anOrder([id, 2])]
  await within((trx) => releaseOrderStock(trx, ctx, inStock))
  await markCancelled(inStock)
  expect(await levelOf(id)).toEqual({ onHand: 2, reserved: 2, limit: 3, taken: 0 })
  await within((trx) => releaseOrderStock(trx, ctx, waiting))
  await markCancelled(waiting)
  const late = await anOrder([id, 5])
  expect(await levelOf(id)).toEqual({ onHand: 2, reserved: 2, limit: 3, taken: 3 })
  await within((trx) => releaseOrderStock(trx, ctx, late))
  await markCancelled(late)
  expect(await levelOf(id)).toEqual({ onHand: 2, reserved: 0, limit: 3, taken: 0 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a count sets the stock on hand, but not below what orders hold', async () => {
  const { id } = (await aProduct(ctx, { stock: 5, warehouseId: place.stockroom })).variant()
  await anOrder([id, 3])
  const count = (onHand: number, warehouseId = place.stockroom) =>
    within((trx) => setOnHand(trx, ctx, [{ variantId: id, warehouseId, onHand }], 'count'))
  expect(await count(5)).toMatchObject({ isChanged: false, tooFew: [] })
  expect(await count(2)).toMatchObject({ isChanged: false, tooFew: [{ reserved: 3 }] })
  expect(await count(4)).toMatchObject({ isChanged: true })
  expect(await levelOf(id)).toEqual({ onHand: 4, reserved: 3 })
  expect(await count(7, place.mall)).toMatchObject({ isChanged: true })
  expect(await count(7, place.mall)).toMatchObject({ isChanged: false })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('cards change when stock is low or sold out, the product page on every sale', async () => {
  const { id: productId, variant } = await aProduct(ctx, { stock: 9 })
  const { id } = variant()
  const tag = `product:${productId}`
  expect(await announcedBy(() => anOrder([id, 3]))).toEqual([`stock:${productId}`])
  const fewer = await announcedBy(() => anOrder([id, 1]))
  expect(fewer).toContain(tag)
  expect(fewer).not.toContain('products')
  let last = ''
  expect(await announcedBy(async () => void (last = await anOrder([id, 5])))).toContain('products')
  const back = await announcedBy(() => within((trx) => releaseOrderStock(trx, ctx, last)))
  expect(back).toEqual(expect.arrayContaining([tag, 'products']))
  await markCancelled(last)
})

test('the API shows the available quantity after every sale, even with plenty left', async () => {
  const { id: product_id, variant } = await aProduct(ctx, { stock: 40 })
  const available = async () => {
    await ctx.bus.settled()
    const details = await shop.anybody()(
      'GET /stores/{store_id}/product-management/products/{product_id}/details',
      { params: { store_id: 'main', product_id } },
    )
    return details.variants.map((each) => each.available)
  }
  expect(await available()).toEqual([40])
  for (const left of [38, 36, 34]) {
    await anOrder([variant().id, 2])
    expect(await available()).toEqual([left])
  }
})

test('a sale that is rolled back is not announced', async () => {
  const { id: productId, variant } = await aProduct(ctx, { stock: 1 })
  const tags = await announcedBy(async () => {
    const sale = within(async (trx) => {
      const stock = await lockStock(trx, [variant().id])
      const warehouseId = stock.levels[0]?.warehouseId ?? ''
      const move = { variantId: variant().id, warehouseId, kind: 'reserve', reserved: 1 } as const
      await moveStock(trx, ctx, stock, [move])
      throw new Error('on second thoughts')
    })
    await expect(sale).rejects.toThrow('on second thoughts')
  })
  expect(tags).not.toContain(`product:${productId}`)
})

test('stock cannot be moved below zero', async () => {
  const { id } = (await aProduct(ctx, { stock: 2 })).variant()
  const preorder = await aCoatToCome(2)
  const overdraw = [
    { variantId: id, kind: 'reserve', reserved: 3 },
    { variantId: id, kind: 'release', reserved: -1 },
    { variantId: id, kind: 'ship', onHand: -3 },
    { variantId: preorder, kind: 'preorder', taken: 3 },
    { variantId: preorder, kind: 'preorder_release', taken: -1 },
  ] as const
  for (const move of overdraw) {
    const attempt = within(async (trx) => {
      const stock = await lockStock(trx, [move.variantId])
      const warehouseId = 'taken' in move ? null : (stock.levels[0]?.warehouseId ?? '')
      await moveStock(trx, ctx, stock, [{ ...move, warehouseId }])
    })
    await expect(attempt).rejects.toThrow('not enough stock')
  }
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('the audit reports what does not add up, and the ledger rebuilds the levels', async () => {
  const { id } = (await aProduct(ctx, { stock: 5 })).variant()
  const coat = await aCoatToCome(5)
  const order = await anOrder([id, 2], [coat, 1])
  await ctx.db
    .updateTable('stock_levels')
    .set({ on_hand: 50, reserved: 0 })
    .where('variant_id', '=', id)
    .execute()
  await ctx.db
    .updateTable('preorder_levels')
    .set({ taken: 4 })
    .where('variant_id', '=', coat)
    .execute()
  const problems = await stockProblems(ctx.db)
  expect(problems.map(({ rule, expected, found }) => [rule, expected, found])).toEqual([
    ['on hand = sum of movements', 5, 50],
    ['pre-order places taken = held by orders', 1, 4],
    ['pre-order places taken = sum of movements', 1, 4],
    ['reserved = held by orders', 2, 0],
    ['reserved = sum of movements', 2, 0],
  ])
  await within(rebuildLevels)
  expect(await stockProblems(ctx.db)).toEqual([])

  await markCancelled(order)
  const rules = (await stockProblems(ctx.db)).map(({ rule }) => rule)
  expect(rules).toContain('a cancelled order gave back what it took, once')
  expect(rules).toContain('an order holds what was bought, a cancelled one nothing')
  await within((trx) => releaseOrderStock(trx, ctx, order))
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('an unknown order holds nothing', async () => {
  await within((trx) => releaseOrderStock(trx, ctx, newId('order')))
  await within((trx) => shipOrderStock(trx, ctx, newId('order')))
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { receiveStock } from './receive-stock.ts'
import { rebuildLevels, stockProblems } from './stock-checks.ts'
import { transferStock } from './transfer-stock.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const colleague = await shop.staff()
const warehouses = [place.stockroom, place.mall]

const receive = (variantId: string, warehouseId: string, qty: number) =>
  inTransaction(ctx, (trx) =>
    receiveStock(trx, ctx, { warehouseId, lines: [{ variantId, qty }], reason: 'Delivery' }),
  )

async function totalOf(variantId: string): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('stock_totals')
    .select('available')
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  return row?.available
}

test('a total is what all warehouses have left', async () => {
  const { id } = (
    await aProduct(ctx, { stock: 7, sizes: ['M'], warehouseId: place.stockroom })
  ).variant()
  await receive(id, place.mall, 2)
  expect(await totalOf(id)).toBe(9)
  const visitor = await shop.visitor()
  await addToCart(visitor, id, 3)
  await checkOut(visitor, byCourier(place, [id]))
  expect(await totalOf(id)).toBe(6)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('first deliveries of a variant to two warehouses at once both count', async () => {
  const { api } = await shop.staff()
  const product = await aProduct(ctx, { sizes: ['M'] })
  for (let round = 0; round < 20; round += 1) {
    const body = { sku: `NEW-${round}`, size: `${round}`, price: '100.00' }
    const { _id: id } = await api('POST /products/{id}/variants', {
      params: { id: product.id },
      body,
    })
    await Promise.all(warehouses.map((warehouseId) => receive(id, warehouseId, 4)))
    expect(await totalOf(id)).toBe(8)
  }
})

test('totals hold while many deliver, carry and buy the same variants at once', async () => {
  const product = await aProduct(ctx, {
    stock: 20,
    sizes: ['S', 'M', 'L'],
    warehouseId: place.stockroom,
  })
  const ids = ['S', 'M', 'L'].map((size) => product.variant(size).id)
  const buy = async () => {
    const visitor = await shop.visitor()
    for (const id of ids) await addToCart(visitor, id, 1)
    await checkOut(visitor, byCourier(place, ids))
  }
  const carry = (variantIds: readonly string[]) =>
    inTransaction(ctx, (trx) =>
      transferStock(trx, ctx, {
        fromWarehouseId: place.stockroom,
        toWarehouseId: place.mall,
        lines: variantIds.map((variantId) => ({ variantId, qty: 1 })),
        reason: 'Weekend',
        staffId: colleague.id,
      }),
    )
  await Promise.all([
    ...Array.from({ length: 5 }, buy),
    ...Array.from({ length: 3 }, (_, at) => carry(at % 2 ? ids : ids.toReversed())),
    ...ids.flatMap((id) => warehouses.map((warehouseId) => receive(id, warehouseId, 2))),
  ])
  for (const id of ids) expect(await totalOf(id)).toBe(19)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('the audit finds a total that is wrong or missing, and it can be rebuilt', async () => {
  const { id } = (await aProduct(ctx, { stock: 5, sizes: ['M'] })).variant()
  const rule = 'total = sum of levels'
  await sql`update stock_totals set available = 6 where variant_id = ${id}`.execute(ctx.db)
  expect(await stockProblems(ctx.db)).toEqual([{ rule, subject: id, expected: 5, found: 6 }])
  await sql`delete from stock_totals where variant_id = ${id}`.execute(ctx.db)
  expect(await stockProblems(ctx.db)).toEqual([{ rule, subject: id, expected: 5, found: -1 }])
  await inTransaction(ctx, rebuildLevels)
  expect(await stockProblems(ctx.db)).toEqual([])
})

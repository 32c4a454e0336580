import { expect, test, vi } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { rush } from '#test/builders/rush.ts'
import { testShop } from '#test/shop.ts'
import type * as orderStock from '../inventory/order-stock.ts'
import { stockProblems } from '../inventory/stock-checks.ts'

// Reads the stock first and writes it later: the race that makes shops oversell.
vi.mock(import('../inventory/order-stock.ts'), async (original) => ({
  ...(await original()),
  reserveStock: readThenWrite,
}))

type Reserve = typeof orderStock.reserveStock

async function readThenWrite(...[trx, , { wanted }]: Parameters<Reserve>): ReturnType<Reserve> {
  const allocations = []
  for (const { variantId, qty } of wanted) {
    const level = await trx
      .selectFrom('stock_levels')
      .selectAll()
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow()
    if (level.on_hand - level.reserved < qty) {
      throw new DomainError('out_of_stock', { available: 0, product_variant_id: variantId })
    }
    await trx
      .updateTable('stock_levels')
      .set({ reserved: level.reserved + qty })
      .where('variant_id', '=', variantId)
      .execute()
    allocations.push({ variantId, warehouseId: level.warehouse_id, qty, expectedOn: null })
  }
  return allocations
}

vi.setConfig({ testTimeout: 60_000 })

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)

test('the rush oversells a shop that reads before it writes; the audit detects it', async () => {
  const { id } = (await aProduct(shop.ctx, { stock: 20 })).variant()
  const { orders } = await rush(
    shop,
    place,
    Array.from({ length: 200 }, () => ({ [id]: 1 })),
  )
  expect(orders).toBeGreaterThan(20)
  const rules = (await stockProblems(shop.ctx.db)).map(({ rule }) => rule)
  expect(rules).toContain('reserved = held by orders')
  expect(rules).toContain('reserved = sum of movements')
})

import { expect, test } from 'vitest'
import { aStore, aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { importProducts } from './import-products.ts'

const { ctx } = await testShop()
const store = await aStore(ctx)
await aWarehouse(ctx, { storeId: store.id, slug: 'stockroom', isPickup: false })

/** A file with one variant; its cells follow the heading's. */
function bringIn(headings: string, cells: string) {
  const csv = [
    `Handle,Title,Variant SKU,Variant Price${headings}`,
    `linen-tee,Linen tee,TEE-1,180${cells}`,
  ].join('\r\n')
  return importProducts(ctx, csv)
}

const costOf = async (sku: string) => {
  const row = await ctx.db
    .selectFrom('variants')
    .select('cost_cents')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.cost_cents
}

test('a cost in the file is imported, and a file without costs leaves it as it is', async () => {
  await bringIn(',Cost per item', ',62.50')
  expect(await costOf('TEE-1')).toBe(6_250)
  await bringIn('', '')
  expect(await costOf('TEE-1')).toBe(6_250)
  await bringIn(',Cost per item', ',70')
  expect(await costOf('TEE-1')).toBe(7_000)
})

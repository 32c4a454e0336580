import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { describeVariants } from './describe-variants.ts'
import { findVariants, findVariantStates } from './queries.ts'

const { ctx } = await testShop()
await aSellingPlace(ctx)
const { id: storeId } = await mainStore(ctx)

async function wanted() {
  const products = [await aProduct(ctx, { colours: ['white', 'navy'] }), await aProduct(ctx)]
  const rows = await ctx.db
    .selectFrom('variants')
    .select('id')
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
  const besideIds = rows.map(({ id }) => id)
  return { products, query: { accountId: '', storeId, besideIds, at: new Date() } }
}

const byId = (rows: readonly { variant_id: string }[]) =>
  rows.toSorted((a, b) => a.variant_id.localeCompare(b.variant_id))
const withoutTime = (rows: readonly { variant_id: string }[]) =>
  byId(rows).map((row) => ({ ...row, created_at: null }))

test('a described variant is what one statement reads, cached or not', async () => {
  const { query } = await wanted()
  const whole = withoutTime(await findVariants(ctx.db, query))
  expect(whole.length).toBeGreaterThan(2)
  for (const _ of ['read', 'cached']) {
    const described = await describeVariants(ctx.db, ctx, await findVariantStates(ctx.db, query))
    expect(withoutTime(described)).toEqual(whole)
  }
})

test('a change of a product is described once it is announced', async () => {
  const { products, query } = await wanted()
  const [product] = products
  const titles = async () =>
    (await describeVariants(ctx.db, ctx, await findVariantStates(ctx.db, query)))
      .filter(({ product_id: id }) => id === product?.id)
      .map(({ tags }) => tags)
  await titles()
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('products')
      .set({ tags: ['renamed'] })
      .where('id', '=', product?.id ?? '')
      .execute()
    await ctx.bus.announce(trx, [`product:${product?.id}`])
  })
  await ctx.bus.settled()
  for (const tags of await titles()) expect(tags).toEqual(['renamed'])
})

test('a transaction sees its own change of a product and leaves the cache alone', async () => {
  const { products, query } = await wanted()
  const id = products[0]?.id ?? ''
  const undone = ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('products')
      .set({ tags: ['undone'] })
      .where('id', '=', id)
      .execute()
    const rows = await describeVariants(trx, ctx, await findVariantStates(trx, query))
    expect(rows.find((row) => row.product_id === id)?.tags).toEqual(['undone'])
    throw new Error('on second thoughts')
  })
  await expect(undone).rejects.toThrow('on second thoughts')
  const rows = await describeVariants(ctx.db, ctx, await findVariantStates(ctx.db, query))
  expect(rows.find((row) => row.product_id === id)?.tags).not.toEqual(['undone'])
})

import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { aCategory, aProduct } from './catalogue.ts'

const { ctx } = await testShop()

test('a built product is on sale, and its stock matches the ledger', async () => {
  const category = await aCategory(ctx, { slug: 'shirts' })
  const product = await aProduct(ctx, {
    categories: [category.id],
    colours: ['navy', 'white'],
    sizes: ['S', 'M'],
    stock: 3,
    variants: { 'navy/M': { stock: 0, preorder: { max_qty: 5 } }, white: { compareAt: 50_000 } },
    hasPictures: true,
  })
  const variants = await ctx.db.selectFrom('variants').selectAll().execute()
  expect(variants).toHaveLength(4)
  expect(variants.filter((each) => each.compare_at_cents === 50_000)).toHaveLength(2)
  const levels = await ctx.db.selectFrom('stock_levels').selectAll().execute()
  const moved = await ctx.db.selectFrom('stock_movements').selectAll().execute()
  expect(levels.map((level) => level.on_hand).toSorted((a, b) => a - b)).toEqual([0, 3, 3, 3])
  expect(moved.map((movement) => movement.on_hand_change)).toEqual([3, 3, 3])
  expect(product.variant('navy/M').sku).toBe(`${product.handle}-navy-M`.toUpperCase())
})

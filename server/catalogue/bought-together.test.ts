import { expect, test } from 'vitest'
import { aSellingPlace, byCourier, somePaymentMethods } from '#test/builders/cart.ts'
import { aCategory, aProduct, type BuiltProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { countBoughtTogether } from './bought-together.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
await somePaymentMethods(ctx)
const params = { store_id: 'main' }

const shirts = await aCategory(ctx)
const hats = await aCategory(ctx)
const warehouseId = place.stockroom
const shirt = await aProduct(ctx, { categories: [shirts.id], warehouseId, stock: 50 })
const other = await aProduct(ctx, { categories: [shirts.id], warehouseId, stock: 50 })
const hat = await aProduct(ctx, { categories: [hats.id], warehouseId, stock: 50 })
const scarf = await aProduct(ctx, { categories: [hats.id], warehouseId, stock: 50 })
const rare = await aProduct(ctx, { categories: [hats.id], warehouseId, stock: 1 })

async function buy(...products: BuiltProduct[]): Promise<string> {
  const buyer = await shop.visitor()
  const ids = products.map((each) => each.variant().id)
  for (const id of ids) {
    await buyer.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
      params,
      body: { product_variant_id: id, qty: 1 },
    })
  }
  const body = byCourier(place, ids)
  return (await buyer.api('POST /stores/{store_id}/checkouts', { params, body })).order_id
}

const visitor = await shop.visitor()

async function related(product: BuiltProduct): Promise<string[]> {
  const { data } = await visitor.api(
    'GET /stores/{store_id}/product-management/related-products-urls',
    { params, query: { product_id: product.id } },
  )
  return data.map((url) => url.split('/').at(-2) ?? '')
}

test('products bought together more than once rank before similar ones', async () => {
  await buy(shirt, hat)
  await buy(shirt, hat, scarf)
  await buy(shirt, scarf)
  await buy(shirt, scarf)
  await buy(other, hat)
  await countBoughtTogether(ctx)
  await ctx.bus.settled()
  expect(await related(shirt)).toEqual([scarf.id, hat.id, other.id])
  // Bought together only once.
  expect(await related(other)).toEqual([shirt.id])
})

test('a cached answer is dropped only when the count changes', async () => {
  expect((await related(hat))[0]).toBe(shirt.id)
  for (let order = 0; order < 4; order += 1) await buy(hat, scarf)
  expect((await related(hat))[0]).toBe(shirt.id)
  // Wait until the sales themselves have been announced.
  await ctx.bus.settled()
  const announced: string[] = []
  const { stop } = heard(announced)
  await countBoughtTogether(ctx)
  await ctx.bus.settled()
  stop()
  expect((await related(hat))[0]).toBe(scarf.id)
  expect(announced.toSorted()).toEqual([`bought:${hat.id}`, `bought:${scarf.id}`].toSorted())
})

test('counting again or concurrently changes nothing', async () => {
  const before = await ctx.db.selectFrom('bought_together').selectAll().execute()
  await Promise.all([countBoughtTogether(ctx), countBoughtTogether(ctx)])
  const after = await ctx.db.selectFrom('bought_together').selectAll().execute()
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length)
})

test('cancelled orders and sold-out products do not count', async () => {
  const tie = await aProduct(ctx, { categories: [hats.id], warehouseId, stock: 9 })
  const cancelled = [await buy(tie, shirt), await buy(tie, shirt)]
  await ctx.db
    .updateTable('orders')
    .set({ current_status: 'cancelled' })
    .where('id', 'in', cancelled)
    .execute()
  await countBoughtTogether(ctx)
  await ctx.bus.settled()
  expect(await related(shirt)).not.toContain(tie.id)
  await ctx.db
    .insertInto('bought_together')
    .values({ product_id: shirt.id, other_product_id: rare.id, orders: 99 })
    .execute()
  await ctx.bus.announce(ctx.db, [`bought:${shirt.id}`])
  await ctx.bus.settled()
  expect((await related(shirt))[0]).toBe(rare.id)
  await buy(rare)
  await ctx.bus.settled()
  expect(await related(shirt)).not.toContain(rare.id)
})

test('a cart shows products bought together with its items', async () => {
  await countBoughtTogether(ctx)
  const ada = await shop.visitor()
  await ada.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params,
    body: { product_variant_id: shirt.variant().id, qty: 1 },
  })
  const { data } = await ada.api('GET /stores/{store_id}/shopping-cart/related-products-urls', {
    params,
  })
  expect(data[0]).toContain(scarf.id)
})

function heard(into: string[]): { stop: () => void } {
  let isListening = true
  ctx.bus.onChange((tags) => {
    if (isListening) into.push(...tags)
  })
  return {
    stop() {
      isListening = false
    },
  }
}

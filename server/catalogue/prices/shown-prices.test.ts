import { beforeEach, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { amountOff, aPromotion, noPromotions, percentOff } from '#test/builders/promotions.ts'
import { addToCart, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { startAndEndPromotions } from '../../promotions/switch-promotions.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const tops = await aCategory(ctx)
const shirts = await aCategory(ctx, { parentId: tops.id })
const api = shop.anybody()
const params = { store_id: 'main' }

const dear = await aProduct(ctx, {
  title: 'Dear',
  price: 20_000,
  categories: [shirts.id],
  tags: ['linen'],
  warehouseId: place.stockroom,
})
const cheap = await aProduct(ctx, { title: 'Cheap', price: 15_000, warehouseId: place.stockroom })

beforeEach(() => noPromotions(ctx))

const details = (product_id: string) =>
  api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
    params: { ...params, product_id },
  })

const listed = (query: { sort_by?: 'price'; price_max?: number; on_sale?: 'true' }) =>
  api('GET /stores/{store_id}/product-management/products/filter', {
    params,
    query: { ...query, with_facets: 'true' },
  })

async function inCart(variantId: string) {
  const visitor = await shop.visitor()
  await addToCart(visitor, variantId)
  const [item] = (await readCart(visitor)).cart_items
  return item
}

test('card, page and cart show the same price, with the previous one struck through', async () => {
  await aPromotion(ctx, percentOff(50), { level: 'local', scope: { category_ids: [tops.id] } })
  const page = await details(dear.id)
  expect(page.price).toEqual({ from: '100.00', to: '100.00', original_from: '200.00' })
  expect(page.variants[0]).toMatchObject({ price: '100.00', original_price: '200.00' })
  const { data } = await listed({})
  expect(data.find(({ _id }) => _id === dear.id)?.price).toEqual(page.price)
  expect(await inCart(dear.variant().id)).toMatchObject({
    discounted_price_per_unit: '100.00',
    original_price_per_unit: '200.00',
  })
  expect((await details(cheap.id)).price).toEqual({
    from: '150.00',
    to: '150.00',
    original_from: null,
  })
})

test('the list sorts and filters by the price that is shown', async () => {
  const titles = async (query: Parameters<typeof listed>[0]) =>
    (await listed(query)).data.map(({ title }) => title.en)
  expect(await titles({ sort_by: 'price' })).toEqual(['Cheap', 'Dear'])
  expect(await titles({ price_max: 120 })).toEqual([])
  await aPromotion(ctx, percentOff(50), { level: 'local', scope: { tags: ['linen'] } })
  expect(await titles({ sort_by: 'price' })).toEqual(['Dear', 'Cheap'])
  expect(await titles({ price_max: 120 })).toEqual(['Dear'])
  expect(await titles({ on_sale: 'true' })).toEqual(['Dear'])
  expect((await listed({})).facets?.price).toMatchObject({ min: '100.00' })
  await noPromotions(ctx)
  expect(await titles({ sort_by: 'price' })).toEqual(['Cheap', 'Dear'])
})

test('prices change when a promotion starts and when it ends', async () => {
  const start = ctx.clock().getTime() + 300_000
  await aPromotion(ctx, amountOff(5_000), {
    level: 'local',
    scope: { product_ids: [cheap.id] },
    startsAt: new Date(start),
    endsAt: new Date(start + 300_000),
  })
  const from = async () => {
    await startAndEndPromotions(ctx)
    await ctx.bus.settled()
    return (await details(cheap.id)).price.from
  }
  expect(await from()).toBe('150.00')
  shop.passTime(301)
  expect(await from()).toBe('100.00')
  expect((await inCart(cheap.variant().id))?.subtotal_price).toBe('100.00')
  shop.passTime(301)
  expect(await from()).toBe('150.00')
})

test('a page is tagged with promotions, so that changes drop it from caches', async () => {
  const path = `/api/customer/stores/main/product-management/products/${dear.id}/details`
  const page = await shop.app.request(path, {}, { isInProcess: true })
  expect(page.headers.get('cache-tag')?.split(',')).toContain('promotions')
  const list = await shop.app.request(
    '/api/customer/stores/main/product-management/products/filter',
    {},
    { isInProcess: true },
  )
  expect(list.headers.get('cache-tag')?.split(',')).toContain('promotions')
})

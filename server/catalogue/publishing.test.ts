import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { addToCart, checkOut, readCart, setQuantity } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { defaultStoreSearch } from './default-store-search.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const shirts = await aCategory(ctx, { slug: 'shirts' })
const manager = await shop.staff('manager')
const params = { store_id: 'main' }

const sold = await aProduct(ctx, {
  title: 'Oxford shirt',
  categories: [shirts.id],
  goesWith: ['winter-coat'],
  sizes: ['M'],
})

const coat = await aProduct(ctx, {
  title: 'Winter coat',
  handle: 'winter-coat',
  categories: [shirts.id],
  sizes: ['48'],
})
const visitor = await shop.visitor()

async function publish(id: string, inSeconds: number): Promise<void> {
  const at = new Date(ctx.clock().getTime() + inSeconds * 1000)
  await manager.api('PUT /products/{id}', {
    params: { id },
    body: { published_at: at.toISOString() },
  })
  await ctx.bus.settled()
}

/** Every public call that would show the coat. */
async function whereItIs(): Promise<string[]> {
  const { api } = visitor
  const found = new Map<string, boolean>()
  const filter = 'GET /stores/{store_id}/product-management/products/filter'
  const listed = await api(filter, { params, query: { with_facets: 'true' } })
  found.set(
    'list',
    listed.data.some(({ _id }) => _id === coat.id),
  )
  found.set('total', listed.total === 2)
  found.set(
    'facets',
    listed.facets?.sizes.some(({ value, count }) => value === '48' && count > 0) ?? false,
  )
  const search = await api(filter, { params, query: { keyword: 'coat' } })
  found.set('search', search.total > 0)
  const named = await api(filter, { params, query: { product_ids: coat.id } })
  found.set('named', named.total > 0)
  const suggested = await api('GET /stores/{store_id}/product-management/products/suggestions', {
    params,
    query: { keyword: 'winter' },
  })
  found.set('suggestions', suggested.products.length > 0)
  const details = 'GET /stores/{store_id}/product-management/products/{product_id}/details'
  const shirt = await api(details, { params: { ...params, product_id: sold.id } })
  found.set('goes with', shirt.goes_with.length > 0)
  const page = await shop.app.request(
    `/api/customer/stores/main/product-management/products/${coat.id}/details`,
  )
  found.set('details', page.status === 200)
  const reviews = await shop.app.request(
    `/api/customer/stores/main/product-management/products/${coat.id}/reviews`,
  )
  found.set('reviews', reviews.status === 200)
  const related = await api('GET /stores/{store_id}/product-management/related-products-urls', {
    params,
    query: { product_id: sold.id },
  })
  found.set(
    'related',
    related.data.some((url) => url.includes(coat.id)),
  )
  const { data: categories } = await api(
    'GET /stores/{store_id}/product-management/categories/all',
    {
      params,
    },
  )
  found.set(
    'category',
    categories.some(({ product_count }) => product_count === 2),
  )
  const sitemap = await shop.app.request('/sitemap-products-1.xml')
  found.set('sitemap', (await sitemap.text()).includes(coat.id))
  return [...found].flatMap(([name, isThere]) => (isThere ? [name] : []))
}

const everywhere = [
  'list',
  'total',
  'facets',
  'search',
  'named',
  'suggestions',
  'goes with',
  'details',
  'reviews',
  'related',
  'category',
  'sitemap',
]

test('a product is hidden and not sold before its publishing time, and visible after', async () => {
  const id = coat.variant().id
  await shop.standStill(async () => {
    await publish(coat.id, 60)
    shop.passTime(59)
    expect(await runDueJobs(shop, 'publish_scheduled')).toBe(0)
    expect(await whereItIs()).toEqual([])
    await expect(addToCart(visitor, id)).rejects.toMatchObject({ code: 'variant_unavailable' })
    await expect(setQuantity(visitor, id, 1)).rejects.toMatchObject({ code: 'variant_unavailable' })
    await expect(
      visitor.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
        params,
        body: { product_id: coat.id },
      }),
    ).rejects.toMatchObject({ code: 'product_not_found' })
    shop.passTime(1)
    expect(await runDueJobs(shop, 'publish_scheduled')).toBe(1)
    await ctx.bus.settled()
    expect(await whereItIs()).toEqual(everywhere)
    const { count } = await addToCart(visitor, id)
    expect(count).toBe(1)
  })
})

test('a product withdrawn after it was added stays in the cart as unavailable', async () => {
  await publish(coat.id, 3600)
  expect(await whereItIs()).toEqual([])
  const { cart_items, calculations } = await readCart(visitor)
  expect(cart_items).toMatchObject([{ problem: 'unavailable', is_checked_out: false }])
  expect(calculations.price.total).toBe('0.00')
  await expect(checkOut(visitor, byCourier(place, [coat.variant().id]))).rejects.toMatchObject({
    code: 'variant_unavailable',
  })
})

test('a publishing time that passed while no process ran is caught up', async () => {
  const later = await aProduct(ctx)
  await publish(later.id, 60)
  await change(ctx, ['*'], async () => {})
  expect((await defaultStoreSearch(ctx)).find(later.id)).toBeUndefined()
  shop.passTime(86_400)
  expect(await runDueJobs(shop, 'publish_scheduled')).toBeGreaterThan(0)
  await ctx.bus.settled()
  expect((await defaultStoreSearch(ctx)).find(later.id)).toBe(later.id)
})

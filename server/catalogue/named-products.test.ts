import { expect, test } from 'vitest'
import type { Answer } from '#contract/client.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const { app, ctx } = await testShop()
const oxford = await aProduct(ctx, { handle: 'oxford', title: 'Oxford shirt', price: 48_000 })
await aProduct(ctx, { handle: 'beanie', title: 'Beanie', price: 19_000 })
await aProduct(ctx, { handle: 'zephyr', title: 'Zephyr shirt', price: 38_000 })
await aProduct(ctx, { handle: 'draft', title: 'A draft', status: 'draft' })

async function get(
  query: string,
): Promise<Answer<'GET /stores/{store_id}/product-management/products/filter'>> {
  const path = '/api/customer/stores/main/product-management/products/filter'
  const response = await app.request(`${path}?${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function handles(query: string): Promise<string[]> {
  return (await get(query)).data.map(({ slug }) => slug)
}

test('requested ids are returned once each, in that order, if for sale', async () => {
  const named = ['zephyr', 'draft', oxford.id, 'nothing', 'beanie', 'oxford']
  expect(await handles(`product_ids=${named.join()}`)).toEqual(['zephyr', 'oxford', 'beanie'])
  expect(await handles('product_ids=')).toEqual([])
})

test('other filters and sorting do not affect requested ids', async () => {
  const query = 'product_ids=oxford,beanie&price_max=200&keyword=zephyr&sort_by=price'
  expect(await handles(query)).toEqual(['oxford', 'beanie'])
})

test('they are paged like any list', async () => {
  const query = 'product_ids=oxford,beanie,zephyr&per_page=2'
  expect(await get(query)).toMatchObject({ data: [{}, { slug: 'beanie' }], total: 3 })
  expect(await get(`${query}&page=2`)).toMatchObject({
    data: [{ slug: 'zephyr' }],
    next_page_url: null,
  })
})

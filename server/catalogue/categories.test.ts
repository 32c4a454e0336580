import { expect, test } from 'vitest'
import type { CategoryNode } from '#contract/endpoints/categories.ts'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const api = shop.anybody()
const params = { store_id: 'main' }

const tops = await aCategory(ctx, { slug: 'tops', title: 'Tops', position: 2 })
const hats = await aCategory(ctx, { slug: 'hats', title: 'Hats', position: 1 })
const tees = await aCategory(ctx, { slug: 'tees', title: 'Tees', parentId: tops.id, position: 2 })
const shirts = await aCategory(ctx, {
  slug: 'shirts',
  title: 'Shirts',
  parentId: tops.id,
  position: 1,
})
await aProduct(ctx, { categories: [shirts.id] })
await aProduct(ctx, { categories: [shirts.id, tees.id] })
await aProduct(ctx, { categories: [tees.id], status: 'draft' })

const list = (query: {
  page?: number
  per_page?: number
  sort_by?: 'position'
  sort_order?: 'desc'
}) => api('GET /stores/{store_id}/product-management/categories/all', { params, query })

const tree = async () => {
  const { data } = await api('GET /stores/{store_id}/product-management/categories/all/hierachy', {
    params,
  })
  return data
}

test('categories are an ordered tree; a parent counts its children’s products once', async () => {
  const outline = (nodes: readonly CategoryNode[]): unknown[] =>
    nodes.map(({ slug, product_count, children }) => [slug, product_count, ...outline(children)])
  expect(outline(await tree())).toEqual([
    ['hats', 0],
    ['tops', 2, ['shirts', 2], ['tees', 1]],
  ])
})

test('the flat list is paged and sorted by title by default', async () => {
  const slugs = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ slug }) => slug)
  expect(await slugs({})).toEqual(['hats', 'shirts', 'tees', 'tops'])
  expect(await slugs({ sort_order: 'desc', per_page: 2 })).toEqual(['tops', 'tees'])
  const [first] = await slugs({ sort_by: 'position', page: 4, per_page: 1 })
  expect(first).toBe('tees')
  expect(await list({ per_page: 3 })).toMatchObject({
    total: 4,
    next_page_url: expect.stringContaining('page=2'),
  })
})

test('renaming or emptying a category takes effect at once', async () => {
  await change(ctx, [`category:${hats.id}`], (trx) =>
    trx
      .updateTable('categories')
      .set({ title: JSON.stringify({ en: 'Caps', zh: '帽', cn: '帽' }) })
      .where('id', '=', hats.id)
      .execute(),
  )
  expect((await tree())[0]).toMatchObject({ title: { en: 'Caps' } })
  await aProduct(ctx, { categories: [hats.id] })
  expect((await tree())[0]).toMatchObject({ product_count: 1 })
})

test('a category cycle does not hang the shop', async () => {
  await change(ctx, ['categories'], (trx) =>
    trx.updateTable('categories').set({ parent_id: tees.id }).where('id', '=', tops.id).execute(),
  )
  expect(await tree()).toHaveLength(1)
  expect((await list({})).total).toBe(4)
})

test('an unknown store has no categories', async () => {
  const call = api('GET /stores/{store_id}/product-management/categories/all', {
    params: { store_id: 'nowhere' },
  })
  await expect(call).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

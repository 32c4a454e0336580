import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const { api } = await shop.staff()
const words = (en: string) => ({ en, zh: '', cn: '' })

async function aCategory(title: string): Promise<string> {
  return (await api('POST /categories', { body: { title: words(title) } }))._id
}

async function filed(body: { category_ids: string[]; tags: string[] }): Promise<string> {
  const { id } = await aProduct(ctx, {})
  await api('PUT /products/{id}', { params: { id }, body })
  return id
}

const [shirts, coats] = [await aCategory('Shirts'), await aCategory('Coats')]

test('many products are filed elsewhere at once, and keep their main category', async () => {
  await api('POST /collections', { body: { title: words('Winter'), slug: 'winter' } })
  const one = await filed({ category_ids: [shirts], tags: ['linen', 'old'] })
  const other = await filed({ category_ids: [coats], tags: ['wool'] })
  const edit = {
    ids: [one, other],
    add_category_ids: [coats],
    add_tags: ['new'],
    remove_tags: ['old'],
    collection: 'winter',
  }
  expect(await api('POST /product-changes', { body: edit })).toEqual({ changed: 2 })
  const after = await Promise.all(
    [one, other].map((id) => api('GET /products/{id}', { params: { id } })),
  )
  expect(after).toMatchObject([
    { category_ids: [shirts, coats], tags: ['linen', 'new'], collection: 'winter' },
    { category_ids: [coats], tags: ['wool', 'new'], collection: 'winter' },
  ])
  // The same again changes nothing, and no version.
  expect(await api('POST /product-changes', { body: edit })).toEqual({ changed: 0 })
  const { version } = await api('GET /products/{id}', { params: { id: one } })
  expect(version).toBe(after[0]?.version)

  const removal = { ids: [one], remove_category_ids: [shirts], collection: null }
  expect(await api('POST /product-changes', { body: removal })).toEqual({ changed: 1 })
  expect(await api('GET /products/{id}', { params: { id: one } })).toMatchObject({
    category_ids: [coats],
    tags: ['linen', 'new'],
    collection: null,
  })
  const logged = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', one)
    .where('after', 'is not', null)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(logged.map(({ action }) => action)).toEqual(['product_changed', 'product_changed'])
})

test('one product that cannot be filed so stops all of them', async () => {
  const tags = Array.from({ length: 50 }, (_, at) => `tag ${at}`)
  const [free, full] = [
    await filed({ category_ids: [], tags: [] }),
    await filed({ category_ids: [], tags }),
  ]
  const edit = (body: object) =>
    api('POST /product-changes', { body: { ids: [free, full], ...body } })
  await expect(edit({ add_tags: ['one more'] })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'ids.1', message: 'At most 50' }],
  })
  await expect(edit({ add_category_ids: ['cat_0000000000'] })).rejects.toMatchObject({
    status: 422,
  })
  await expect(edit({ ids: ['prd_0000000000'] })).rejects.toMatchObject({ status: 404 })
  expect((await api('GET /products/{id}', { params: { id: free } })).tags).toEqual([])
})

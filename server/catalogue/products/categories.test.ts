import { expect, test } from 'vitest'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { aPromotion } from '#test/builders/promotions.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const { api } = await shop.staff()

const change = (id: string, body: object) => api('PUT /categories/{id}', { params: { id }, body })
const remove = (id: string) => api('DELETE /categories/{id}', { params: { id } })

async function shown(): Promise<string[]> {
  await ctx.bus.settled()
  const { data } = await shop.anybody()(
    'GET /stores/{store_id}/product-management/categories/all',
    { params: { store_id: 'main' }, query: { per_page: 100, sort_by: 'position' } },
  )
  return data.map(({ slug }) => slug)
}

test('a new category appears in the shop at once, below its parent', async () => {
  const top = await api('POST /categories', { body: { title: { en: 'Knitwear', zh: '針織' } } })
  expect(top).toMatchObject({ slug: 'knitwear', title: { cn: '针织' }, parent_id: null })
  const child = await api('POST /categories', {
    body: { title: { en: 'Cardigans' }, parent_id: top._id },
  })
  expect(await shown()).toEqual(['knitwear', 'cardigans'])
  const { data } = await api('GET /categories')
  expect(data.map(({ _id }) => _id)).toEqual([top._id, child._id])
})

test('a category can be renamed and moved, and shoppers see it', async () => {
  const [from, to] = [await aCategory(ctx), await aCategory(ctx)]
  const child = await aCategory(ctx, { parentId: from.id })
  const moved = await change(child.id, { title: { en: 'Moved' }, parent_id: to.id, slug: 'moved' })
  expect(moved).toMatchObject({ parent_id: to.id, title: { en: 'Moved' }, slug: 'moved' })
  expect(await shown()).toContain('moved')
})

test('a category cannot be moved below itself, even concurrently', async () => {
  const [one, other] = [await aCategory(ctx), await aCategory(ctx)]
  await expect(change(one.id, { parent_id: one.id })).rejects.toMatchObject({
    issues: [{ path: 'parent_id' }],
  })
  const outcomes = await Promise.allSettled([
    change(one.id, { parent_id: other.id }),
    change(other.id, { parent_id: one.id }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a category that a promotion names is not deleted until the promotion ends', async () => {
  const { id } = await aCategory(ctx)
  const promotion = await aPromotion(
    ctx,
    { kind: 'percent', percent: 10, cap_cents: null },
    { scope: { category_ids: [id] } },
  )
  await expect(remove(id)).rejects.toMatchObject({
    details: { by: [{ kind: 'promotions', count: 1 }] },
  })
  await api('PUT /promotions/{id}/archive', { params: { id: promotion } })
  await remove(id)
})

test('only an empty category can be deleted', async () => {
  const full = await aCategory(ctx)
  await aProduct(ctx, { categories: [full.id] })
  const parent = await aCategory(ctx)
  const child = await aCategory(ctx, { parentId: parent.id })
  await expect(remove(full.id)).rejects.toMatchObject({
    status: 409,
    code: 'in_use',
    message: 'The category is used by 1 product. Take it out of those first.',
    details: { what: 'category', by: [{ kind: 'products', count: 1 }] },
  })
  await expect(remove(parent.id)).rejects.toMatchObject({
    code: 'in_use',
    message: expect.stringContaining('1 subcategory'),
  })
  await remove(child.id)
  await remove(parent.id)
  await expect(remove(parent.id)).rejects.toMatchObject({ status: 404 })
  const actions = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', parent.id)
    .execute()
  expect(actions).toEqual([{ action: 'category_deleted' }])
})

test.each([
  { slug: 'Not A Slug' },
  { parent_id: 'cat_0000000000' },
  { image_id: 'fil_0000000000000000000000' },
  { title: { en: '' } },
])('%o is refused', async (body) => {
  const { id } = await aCategory(ctx)
  await expect(change(id, body)).rejects.toMatchObject({ status: 422 })
})

test('a category slug is unique', async () => {
  const [one, other] = [await aCategory(ctx), await aCategory(ctx)]
  await expect(change(one.id, { slug: other.slug })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'slug' }],
  })
})

test('an assistant cannot change categories', async () => {
  const { api: assistant } = await shop.staff('assistant')
  const make = assistant('POST /categories', { body: { title: { en: 'Mine' } } })
  await expect(make).rejects.toMatchObject({ status: 403 })
})

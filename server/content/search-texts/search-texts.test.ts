import { expect, test } from 'vitest'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { aLibrary, anArticle, aPost } from '#test/builders/journal.ts'
import { aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const { api } = await shop.staff()

const text = {
  title: { en: 'Linen shirts', zh: '亞麻恤衫', cn: '' },
  description: { en: 'Cool in August.', zh: '', cn: '' },
}
const shown = {
  title: { en: 'Linen shirts', zh: '亞麻恤衫', cn: '亚麻恤衫' },
  description: { en: 'Cool in August.', zh: '', cn: '' },
  picture_id: null,
}

/** What the customer API answers now. */
async function answer(path: string): Promise<{ search_text?: unknown; data?: unknown }> {
  await ctx.bus.settled()
  const response = await shop.app.request(`/api/customer${path}`, {}, { isInProcess: true })
  return Object(await response.json())
}

const product = await aProduct(ctx)
const post = await aPost(ctx)
const article = await anArticle(ctx, (await aLibrary(ctx)).id)
await api('POST /contents/{slug}/versions', {
  params: { slug: 'about-us' },
  body: { title: { en: 'About us' }, description: {}, body: {} },
})

const pages = [
  ['product', product.id, `/stores/main/product-management/products/${product.id}/details`],
  ['content', 'about-us', '/contents/slug/about-us/latest'],
  ['post', post.id, `/posts/${post.id}/details`],
  ['article', article.id, `/articles/${article.id}/details`],
] as const

test.each(pages)(
  'a %s gives search engines what staff wrote, until it is emptied',
  async (kind, id, path) => {
    expect(await answer(path)).not.toHaveProperty('search_text')
    const params = { kind, id }
    const written = await api('PUT /search-texts/{kind}/{id}', { params, body: text })
    expect(written).toMatchObject({ ...shown, derived_cn: ['title'] })
    expect((await answer(path)).search_text).toEqual(shown)
    await api('PUT /search-texts/{kind}/{id}', { params, body: { title: {}, description: {} } })
    expect(await answer(path)).not.toHaveProperty('search_text')
  },
)

test('a category has its own, and loses it with its former addresses when it is deleted', async () => {
  const { id } = await aCategory(ctx, { slug: 'linen' })
  const params = { kind: 'category' as const, id }
  await api('PUT /search-texts/{kind}/{id}', { params, body: text })
  await api('PUT /categories/{id}', { params: { id }, body: { slug: 'linen-shirts' } })
  const { data } = await answer('/stores/main/product-management/categories/all/hierachy')
  expect(data).toMatchObject([
    { slug: 'linen-shirts', former_slugs: ['linen'], search_text: shown },
  ])
  await api('DELETE /categories/{id}', { params: { id } })
  const former = ctx.db.selectFrom('former_slugs').selectAll().where('kind', '=', 'category')
  expect(await former.execute()).toEqual([])
  await expect(api('GET /search-texts/{kind}/{id}', { params })).rejects.toMatchObject({
    status: 404,
  })
})

test('a page has its own picture for shared links, alone or with texts', async () => {
  const { id } = await aProduct(ctx, { colours: ['white'], hasPictures: true })
  const { file_id: picture } = await ctx.db
    .selectFrom('product_pictures')
    .select('file_id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const params = { kind: 'product' as const, id }
  const path = `/stores/main/product-management/products/${id}/details`
  const none = { title: {}, description: {} }
  await api('PUT /search-texts/{kind}/{id}', { params, body: { ...none, picture_id: picture } })
  expect((await answer(path)).search_text).toMatchObject({ picture_id: picture })
  expect(await api('GET /search-texts/{kind}/{id}', { params })).toMatchObject({
    picture_id: picture,
  })
  await api('PUT /search-texts/{kind}/{id}', { params, body: none })
  expect(await answer(path)).not.toHaveProperty('search_text')
})

test('a private or unknown file is no picture for shared links', async () => {
  const params = { kind: 'product' as const, id: product.id }
  const visitor = await shop.visitor()
  for (const picture_id of [await aProof(shop, visitor.token), 'fil_nothing']) {
    await expect(
      api('PUT /search-texts/{kind}/{id}', { params, body: { ...text, picture_id } }),
    ).rejects.toMatchObject({ status: 422, issues: [{ path: 'picture_id' }] })
  }
})

test('a former address leads to the page until another page takes it', async () => {
  const one = await aPost(ctx, { slug: 'first-name' })
  const rename = (slug: string) =>
    ctx.db.updateTable('posts').set({ slug }).where('id', '=', one.id).execute()
  await rename('second-name')
  await rename('third-name')
  await ctx.bus.announce(ctx.db, ['posts'])
  for (const name of ['first-name', 'second-name', 'third-name']) {
    expect(await answer(`/posts/${name}/details`)).toMatchObject({
      _id: one.id,
      slug: 'third-name',
    })
  }
  const other = await aPost(ctx, { slug: 'first-name' })
  expect(await answer('/posts/first-name/details')).toMatchObject({ _id: other.id })
  await rename('second-name')
  await ctx.bus.announce(ctx.db, ['posts'])
  const former = await ctx.db
    .selectFrom('former_slugs')
    .select('slug')
    .where('subject_id', '=', one.id)
    .execute()
  expect(former).toEqual([{ slug: 'third-name' }])
})

test('nothing is written for a page that does not exist, nor by an assistant', async () => {
  const params = { kind: 'product' as const, id: 'prd_nobody' }
  await expect(api('PUT /search-texts/{kind}/{id}', { params, body: text })).rejects.toMatchObject({
    status: 404,
  })
  const { api: assistant } = await shop.staff('assistant')
  await expect(
    assistant('PUT /search-texts/{kind}/{id}', {
      params: { kind: 'product', id: product.id },
      body: text,
    }),
  ).rejects.toMatchObject({ status: 403 })
})

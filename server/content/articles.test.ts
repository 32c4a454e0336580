import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { aLibrary, anArticle, anArticleCategory } from '#test/builders/journal.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const anybody = shop.anybody()

const library = await aLibrary(ctx, 'care')
const other = await aLibrary(ctx, 'journal')
const cloth = await anArticleCategory(ctx, library.id, {
  slug: 'cloth',
  title: { en: 'Cloth', zh: '布料', cn: '面料' },
})
const linen = await anArticleCategory(ctx, library.id, { slug: 'linen', parentId: cloth.id })
const fit = await anArticleCategory(ctx, library.id, { slug: 'fit', title: 'A fit' })
const elsewhere = await anArticleCategory(ctx, other.id, { slug: 'elsewhere' })

const washing = await anArticle(ctx, library.id, {
  slug: 'washing-linen',
  title: { en: 'Washing linen shirts', zh: '亞麻恤衫的洗法', cn: '亚麻衬衫的洗法' },
  categories: [linen.id],
  tags: ['wash'],
  product_handles: ['linen-shirt'],
  position: 3,
  publishedAt: new Date('2026-03-01T00:00:00Z'),
})
const steaming = await anArticle(ctx, library.id, {
  slug: 'steaming',
  title: { en: 'Creases and steam', zh: '皺褶與蒸汽', cn: '褶皱与蒸汽' },
  body: { en: 'Linen creases; let it.', zh: '亞麻會皺，由得它。', cn: '亚麻会皱，随它去。' },
  categories: [cloth.id],
  tags: ['wash'],
  product_handles: ['linen-shirt'],
  position: 1,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
})
const sizing = await anArticle(ctx, library.id, {
  slug: 'sizing',
  title: { en: 'Between two sizes', zh: '兩個尺碼之間', cn: '两个尺码之间' },
  categories: [fit.id],
  position: 2,
  publishedAt: new Date('2026-02-01T00:00:00Z'),
})
await anArticle(ctx, library.id, { slug: 'draft', title: 'Washing, a draft', status: 'DRAFT' })
const entry = await anArticle(ctx, other.id, { slug: 'a-walk', categories: [elsewhere.id] })

const params = { library_slug: 'care' }
type Filter = {
  category_ids?: string
  keyword?: string
  slug?: string
  page?: number
  per_page?: number
}
const filter = (query: Filter) =>
  anybody('GET /libraries/{library_slug}/articles/filter', { params, query })
const slugs = async (query: Filter) => (await filter(query)).data.map(({ slug }) => slug)
const details = (id: string, api = anybody) => api('GET /articles/{id}/details', { params: { id } })

test('a library lists its categories flat, by English title, five per page', async () => {
  const path = 'GET /libraries/{library_slug}/articles/categories/all' as const
  const { data, total } = await anybody(path, { params })
  expect(data.map(({ slug, article_count }) => [slug, article_count])).toEqual([
    ['fit', 1],
    ['cloth', 2],
    ['linen', 1],
  ])
  expect(total).toBe(3)
  const second = await anybody(path, { params, query: { per_page: 2, page: 2 } })
  expect(second).toMatchObject({ data: [{ slug: 'linen' }], next_page_url: null })
  await expect(anybody(path, { params: { library_slug: 'nowhere' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('the tree nests each category under its parent', async () => {
  const { data } = await anybody('GET /libraries/{library_slug}/articles/categories/all/hierachy', {
    params,
  })
  expect(data).toMatchObject([
    { slug: 'cloth', children: [{ slug: 'linen', children: [] }] },
    { slug: 'fit', children: [] },
  ])
})

test('a library shows its published articles in recommended order, twelve per page', async () => {
  const { data, total, next_page_url } = await filter({})
  expect(data.map(({ slug }) => slug)).toEqual(['steaming', 'sizing', 'washing-linen'])
  expect({ total, next_page_url }).toEqual({ total: 3, next_page_url: null })
  expect(data[0]).not.toHaveProperty('is_liked')
  const first = await filter({ per_page: 2 })
  expect(first.next_page_url).toBe('/api/customer/libraries/care/articles/filter?page=2&per_page=2')
})

test('a category filter includes subcategories; another library’s is refused', async () => {
  expect(await slugs({ category_ids: cloth.id })).toEqual(['steaming', 'washing-linen'])
  expect(await slugs({ category_ids: 'linen,fit' })).toEqual(['sizing', 'washing-linen'])
  await expect(filter({ category_ids: elsewhere.id })).rejects.toMatchObject({ status: 422 })
})

test.each([
  ['a title before a body', 'linen', ['washing-linen', 'steaming']],
  ['an unfinished word', 'wash', ['washing-linen', 'steaming']],
  ['Hong Kong’s characters', '亞麻', ['washing-linen', 'steaming']],
  ['the Mainland’s characters, of Hong Kong’s word', '亚麻恤衫', ['washing-linen']],
  ['one character', '碼', ['sizing']],
  ['a category’s name', '面料', ['steaming']],
  ['every word', 'linen sizes', []],
  ['no draft', 'draft', []],
  ['signs alone', '!?', []],
])('a keyword finds %s', async (_, keyword, found) => {
  expect(await slugs({ keyword })).toEqual(found)
})

test('a configured sort order is accepted; another is refused', async () => {
  const { data } = await anybody('GET /configuration/slug/{slug}/sorting-list', {
    params: { slug: 'articles' },
  })
  expect(data.map(({ slug }) => slug)).toContain('recommended')
  expect(await slugs({ slug: 'recommended', keyword: 'linen' })).toEqual([
    'steaming',
    'washing-linen',
  ])
  await expect(filter({ slug: 'by-colour' })).rejects.toMatchObject({ status: 422 })
})

test('an article opens by id and by slug, with its products', async () => {
  const garment = await aProduct(ctx, { handle: 'linen-shirt' })
  const article = await details(washing.id)
  expect(article).toMatchObject({
    _id: washing.id,
    library: { slug: 'care' },
    product_ids: [garment.id],
    liked_count: 0,
  })
  expect(await details('washing-linen')).toEqual(article)
  await expect(details('draft')).rejects.toMatchObject({ status: 404 })
})

test('related articles come from the same library, most similar first', async () => {
  const { data } = await anybody('GET /libraries/{library_slug}/articles/related-articles-urls', {
    params,
    query: { article_id: washing.id, items_per_page: 2 },
  })
  expect(data).toEqual([
    `/api/customer/articles/${steaming.id}/details`,
    `/api/customer/articles/${sizing.id}/details`,
  ])
})

test('articles are returned by id in the requested order, without missing ones', async () => {
  const _ids = `${entry.id},art_nothing,${sizing.id},${entry.id}`
  const { data } = await anybody('GET /articles/ids', { query: { _ids } })
  expect(data.map(({ _id }) => _id)).toEqual([entry.id, sizing.id])
})

test('a like is added, removed and counted; others do not see whose it is', async () => {
  const visitor = await shop.visitor()
  const like = () => visitor.api('PUT /articles/{id}/like', { params: { id: sizing.id } })
  expect(await like()).toEqual({ is_liked: true, liked_count: 1 })
  expect(await details(sizing.id, visitor.api)).toMatchObject({ is_liked: true, liked_count: 1 })
  await ctx.bus.settled()
  const seen = await details(sizing.id)
  expect(seen.liked_count).toBe(1)
  expect(seen).not.toHaveProperty('is_liked')
  expect(JSON.stringify(seen)).not.toContain(visitor.accountId)
  expect(await visitor.api('GET /articles/liked/all')).toMatchObject({
    data: [{ _id: sizing.id, is_liked: true }],
    total: 1,
  })
  expect(await like()).toEqual({ is_liked: false, liked_count: 0 })
  expect((await visitor.api('GET /articles/liked/all')).data).toEqual([])
})

test('a like needs an account and a published article', async () => {
  const call = anybody('PUT /articles/{id}/like', { params: { id: sizing.id } })
  await expect(call).rejects.toMatchObject({ status: 401 })
  const visitor = await shop.visitor()
  const draft = visitor.api('PUT /articles/{id}/like', { params: { id: 'draft' } })
  await expect(draft).rejects.toMatchObject({ status: 404 })
})

test('with concurrent likes, the count is the number of accounts that like it', async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()))
  const press = (visitor: (typeof visitors)[number]) =>
    visitor.api('PUT /articles/{id}/like', { params: { id: washing.id } })
  await Promise.all(visitors.flatMap((visitor) => [press(visitor), press(visitor), press(visitor)]))
  const { data } = await anybody('GET /articles/ids', { query: { _ids: washing.id } })
  const { rows } = await ctx.db
    .selectFrom('article_likes')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('entry_id', '=', washing.id)
    .executeTakeFirstOrThrow()
  await ctx.bus.settled()
  expect(rows).toBe(8)
  expect((await details(washing.id)).liked_count).toBe(8)
  expect(data).toHaveLength(1)
})

test('a like repeated with the same key counts once', async () => {
  const visitor = await shop.visitor()
  const like = () =>
    visitor.api('PUT /articles/{id}/like', { params: { id: entry.id }, idempotencyKey: 'once' })
  expect(await like()).toEqual(await like())
  expect(await details(entry.id, visitor.api)).toMatchObject({ is_liked: true, liked_count: 1 })
})

test('only an anonymous answer is kept by our page cache, tagged with what it shows', async () => {
  const path = `/api/customer/articles/${sizing.id}/details`
  const open = await shop.app.request(path, {}, { isInProcess: true })
  expect(open.headers.get('cache-tag')?.split(',')).toContain(`article:${sizing.id}`)
  expect(open.headers.get('cache-control')).toBe('private, no-cache')
  const { token } = await shop.visitor()
  const headers = { authorization: `Bearer ${token}` }
  const own = await shop.app.request(path, { headers }, { isInProcess: true })
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(own.headers.get('cache-tag')).toBeNull()
})

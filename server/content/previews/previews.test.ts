import { expect, test } from 'vitest'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { aLibrary, anArticle, aPost } from '#test/builders/journal.ts'
import { testShop } from '#test/shop.ts'
import { deleteExpired } from '../../delete-expired.ts'
import { findPreview } from './previews.ts'

const shop = await testShop()
const { ctx } = shop
const { api } = await shop.staff()

const say = (en: string) => ({ en, zh: `${en}（中）`, cn: '' })
const entry = (title: string) => ({
  status: 'DRAFT' as const,
  type: 'news' as const,
  title: say(title),
  description: say('In short.'),
  body: say('At length.'),
  author: say('The shop'),
  slug: 'open-on-sundays',
})

const linkOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('preview') ?? ''

async function answersOf(path: string) {
  const preview = await findPreview(ctx, linkOf(path))
  return preview?.answers ?? []
}

/** What the customer API answers now. */
async function publicAnswer(path: string): Promise<unknown> {
  await ctx.bus.settled()
  const response = await shop.app.request(`/api/customer${path}`, {}, { isInProcess: true })
  return response.json()
}

const events = () => ctx.db.selectFrom('audit_events').select('id').execute()

test('a preview of a page shows what publishing it would, and publishes nothing', async () => {
  const text = { title: say('About us'), description: say('Who we are.'), body: say('Since 2019.') }
  const before = await events()
  const { path } = await api('POST /previews', {
    body: { kind: 'content', slug: 'about-us', ...text },
  })
  expect(path).toMatch(/^\/about-us\?preview=pvw_/)
  const [shown] = await answersOf(path)
  expect(shown).toMatchObject({
    path: '/contents/slug/about-us/latest',
    answer: { title: { en: 'About us', zh: 'About us（中）' } },
  })
  expect(await publicAnswer('/contents/slug/about-us/latest')).toMatchObject({ code: 'not_found' })
  expect(await events()).toEqual(before)
  await api('POST /contents/{slug}/versions', { params: { slug: 'about-us' }, body: text })
  const published = await publicAnswer('/contents/slug/about-us/latest')
  const { _id: _version, updated_at: _changed, ...same } = Object(published)
  expect(shown?.answer).toMatchObject(same)
})

test.each(['draft', 'scheduled'])(
  'a preview of a %s post answers what it would once published',
  async (state) => {
    const publishedAt = new Date(Date.now() + (state === 'scheduled' ? 86_400_000 : -1000))
    const { id, slug } = await aPost(ctx, {
      slug: `post-${state}`,
      status: state === 'draft' ? 'DRAFT' : 'ACTIVE',
      publishedAt,
    })
    const body = { ...entry('New title'), slug }
    const { path } = await api('POST /previews', { body: { kind: 'post', id, ...body } })
    expect(path).toContain(`/posts/${slug}?preview=`)
    const answers = await answersOf(path)
    expect(answers.map((each) => each.path).toSorted()).toEqual(
      [
        `/posts/${id}/details`,
        `/posts/${id}/reviews`,
        `/posts/${slug}/details`,
        '/posts/related-posts-urls',
      ].toSorted(),
    )
    expect(await publicAnswer(`/posts/${slug}/details`)).toMatchObject({ code: 'not_found' })
    await api('PUT /posts/{id}', {
      params: { id },
      body: { ...body, status: 'ACTIVE', published_at: new Date(Date.now() - 1000).toISOString() },
    })
    const published = Object(await publicAnswer(`/posts/${slug}/details`))
    const { updated_at: _changed, date: _day, ...same } = published
    expect(answers[0]?.answer).toMatchObject(same)
  },
)

test('a preview of a published article shows its new text, and the article keeps the old', async () => {
  const library = await aLibrary(ctx)
  const { id, slug } = await anArticle(ctx, library.id, { title: 'As it was' })
  const { path } = await api('POST /previews', {
    body: { kind: 'article', id, ...entry('As it will be'), slug },
  })
  expect(path).toContain(`/articles/${library.slug}/${slug}?preview=`)
  const [shown] = await answersOf(path)
  expect(shown?.answer).toMatchObject({
    title: { en: 'As it will be' },
    library: { slug: library.slug },
  })
  expect(await publicAnswer(`/articles/${id}/details`)).toMatchObject({
    title: { en: 'As it was' },
  })
})

test('a preview of a draft product shows its texts, categories and prices', async () => {
  const category = await aCategory(ctx, { title: 'Coats' })
  const { id } = await aProduct(ctx, { title: 'Old coat', status: 'draft' })
  const { path } = await api('POST /previews', {
    body: { kind: 'product', id, title: say('New coat'), category_ids: [category.id] },
  })
  expect(path).toContain(`/shop/main/product/${id}?preview=`)
  const answers = await answersOf(path)
  expect(answers).toMatchObject([
    {
      path: `/stores/main/product-management/products/${id}/details`,
      answer: { _id: id, title: { en: 'New coat' }, categories: [{ title: { en: 'Coats' } }] },
    },
    { path: '/stores/main/product-management/related-products-urls', query: { product_id: id } },
  ])
  const { status, title } = await api('GET /products/{id}', { params: { id } })
  expect({ status, title: title.en }).toEqual({ status: 'draft', title: 'Old coat' })
})

test('what could not be saved is refused with its field', async () => {
  const { id } = await aProduct(ctx)
  const other = await aProduct(ctx)
  await expect(
    api('POST /previews', { body: { kind: 'product', id, handle: other.handle } }),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'handle' }] })
  await expect(
    api('POST /previews', { body: { kind: 'post', id: 'pst_none', ...entry('Nobody') } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a link shows nothing once an hour has passed, and nothing if it was changed', async () => {
  const { id } = await aPost(ctx)
  const { path } = await api('POST /previews', { body: { kind: 'post', id, ...entry('Soon') } })
  const link = linkOf(path)
  const [own = '', until = '', key = ''] = link.split('.')
  expect(await findPreview(ctx, link)).not.toBeNull()
  for (const forged of [
    `${own}.${Number(until) + 60}.${key}`,
    `${own}.${until}.${key.slice(1)}`,
    `${own}.${until}`,
    own,
    '',
  ]) {
    expect(await findPreview(ctx, forged)).toBeNull()
  }
  shop.passTime(3601)
  expect(await findPreview(ctx, link)).toBeNull()
  await deleteExpired(ctx)
  expect(await ctx.db.selectFrom('previews').select('id').execute()).toEqual([])
})

test('an assistant may not open a preview', async () => {
  const { api: assistant } = await shop.staff('assistant')
  const { id } = await aPost(ctx)
  const attempt = assistant('POST /previews', { body: { kind: 'post', id, ...entry('Soon') } })
  await expect(attempt).rejects.toMatchObject({ status: 403 })
})

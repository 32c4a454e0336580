import { expect, test } from 'vitest'
import { aPost } from '#test/builders/journal.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const staff = await shop.staff()
const anybody = shop.anybody()

const localize = (en: string) => ({ en, zh: en, cn: en })
const entry = (options: object = {}) => ({
  status: 'ACTIVE' as const,
  type: 'news' as const,
  title: localize('Open on Sundays'),
  description: localize(''),
  body: localize('From noon.'),
  author: localize('The shop'),
  ...options,
})

async function aReview(postId: string, comment: string) {
  const { api, accountId } = await shop.visitor()
  await ctx.db
    .updateTable('accounts')
    .set({ kind: 'REGISTERED', username: 'Wing' })
    .where('id', '=', accountId)
    .execute()
  return api('POST /posts/review', { body: { _id: postId, comment } })
}

const shown = async (id: string) => {
  await ctx.bus.settled()
  return (await anybody('GET /posts/{id}/reviews', { params: { id } })).data
}

test('a category and a post are created, shown, changed and archived', async () => {
  const category = await staff.api('POST /post-categories', {
    body: { slug: 'news', status: 'ACTIVE', title: localize('News'), description: localize('') },
  })
  const post = await staff.api('POST /posts', { body: entry({ category_ids: [category._id] }) })
  await ctx.bus.settled()
  expect(
    (await anybody('GET /posts/filter', { query: { category_ids: 'news' } })).data,
  ).toMatchObject([{ _id: post._id, slug: 'open-on-sundays' }])
  await staff.api('PUT /posts/{id}', {
    params: { id: post._id },
    body: entry({ status: 'ARCHIVED', slug: 'open-on-sundays' }),
  })
  await ctx.bus.settled()
  const details = anybody('GET /posts/{id}/details', { params: { id: post._id } })
  await expect(details).rejects.toMatchObject({ status: 404 })
  await staff.api('PUT /post-categories/{id}', {
    params: { id: category._id },
    body: { slug: 'news', status: 'ARCHIVED', title: localize('News'), description: localize('') },
  })
  await ctx.bus.settled()
  expect((await anybody('GET /posts/category/all')).data).toEqual([])
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', 'in', [post._id, category._id])
    .orderBy('id')
    .execute()
  expect(changes.map(({ action }) => action)).toEqual([
    'post_category_created',
    'post_created',
    'post_changed',
    'post_category_changed',
  ])
})

test('a slug is unique among posts, and an unknown category is refused', async () => {
  const { slug } = await aPost(ctx)
  await expect(staff.api('POST /posts', { body: entry({ slug }) })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'slug' }],
  })
  const call = staff.api('POST /posts', { body: entry({ slug: 'x', category_ids: ['pcg_no'] }) })
  await expect(call).rejects.toMatchObject({ status: 422, issues: [{ path: 'category_ids' }] })
})

test('a review is shown, hidden when rejected, and shown again when approved', async () => {
  const post = await aPost(ctx)
  const { _id } = await aReview(post.id, 'At last.')
  const params = { id: _id }
  const query = { post_id: post.id, status: 'ACTIVE' as const }
  const { data } = await staff.api('GET /post-reviews', { query })
  expect(data).toMatchObject([{ _id, status: 'ACTIVE', username: 'Wing', decided_at: null }])
  expect(await shown(post.id)).toMatchObject([{ _id, comment: 'At last.' }])
  const later = await aReview(post.id, 'And again.')
  const ordered = async (sort_order: 'asc' | 'desc') =>
    (await staff.api('GET /post-reviews', { query: { ...query, sort_order } })).data
  expect(await ordered('asc')).toMatchObject([{ _id }, { _id: later._id }])
  expect(await ordered('desc')).toMatchObject([{ _id: later._id }, { _id }])
  await staff.api('DELETE /post-reviews/{id}', { params: { id: later._id } })
  await staff.api('PUT /post-reviews/{id}/reject', { params })
  expect(await shown(post.id)).toEqual([])
  await staff.api('PUT /post-reviews/{id}/approve', { params })
  await staff.api('PUT /post-reviews/{id}/approve', { params })
  expect(await shown(post.id)).toMatchObject([{ _id, comment: 'At last.' }])
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', _id)
    .orderBy('id')
    .execute()
  expect(changes.map(({ action }) => action)).toEqual([
    'post_review_rejected',
    'post_review_approved',
  ])
})

test('a manager can delete a review permanently, an assistant cannot', async () => {
  const post = await aPost(ctx)
  const { _id } = await aReview(post.id, 'Buy watches')
  const params = { id: _id }
  const assistant = await shop.staff('assistant')
  const refused = assistant.api('DELETE /post-reviews/{id}', { params })
  await expect(refused).rejects.toMatchObject({ status: 403 })
  await assistant.api('PUT /post-reviews/{id}/reject', { params })
  await staff.api('DELETE /post-reviews/{id}', { params })
  const again = staff.api('DELETE /post-reviews/{id}', { params })
  await expect(again).rejects.toMatchObject({ status: 404 })
})

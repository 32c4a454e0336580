import { expect, test } from 'vitest'
import { aPost, aPostCategory } from '#test/builders/journal.ts'
import { aProof } from '#test/builders/orders.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { testShop } from '#test/shop.ts'
import { checkComment } from './reviews/check-comment.ts'

const shop = await testShop()
const { ctx } = shop
const anybody = shop.anybody()

const news = await aPostCategory(ctx, { slug: 'news', title: 'News' })
const looks = await aPostCategory(ctx, { slug: 'looks', title: 'Looks' })
await aPostCategory(ctx, { slug: 'past', status: 'ARCHIVED' })
const opening = await aPost(ctx, {
  slug: 'opening',
  title: { en: 'Open on Sundays', zh: '星期日營業', cn: '周日营业' },
  categories: [news.id],
  position: 2,
})
const linen = await aPost(ctx, {
  slug: 'linen-week',
  title: { en: 'Linen week', zh: '亞麻週', cn: '亚麻周' },
  categories: [news.id, looks.id],
  position: 1,
})
const rain = await aPost(ctx, { slug: 'rain', title: 'Rain', categories: [looks.id], position: 3 })
await aPost(ctx, { slug: 'hidden', categories: [news.id], status: 'ARCHIVED' })

interface Filter {
  category_ids?: string
  logic_gate?: 'AND' | 'OR'
  keyword?: string
  slug?: string
}
const slugs = async (query: Filter) =>
  (await anybody('GET /posts/filter', { query })).data.map(({ slug }) => slug)
const details = (id: string, api = anybody) => api('GET /posts/{id}/details', { params: { id } })
const reviews = (id: string, api = anybody) => api('GET /posts/{id}/reviews', { params: { id } })

async function member(username: string) {
  const visitor = await shop.visitor()
  await ctx.db
    .updateTable('accounts')
    .set({ kind: 'REGISTERED', username })
    .where('id', '=', visitor.accountId)
    .execute()
  return visitor
}

test('active categories are listed by English title and can be included or excluded', async () => {
  const categories = async (query: { exclude_ids?: string; keys?: string; statuses?: string }) =>
    (await anybody('GET /posts/category/all', { query })).data
  expect(await categories({})).toMatchObject([
    { slug: 'looks', status: 'ACTIVE', post_count: 2 },
    { slug: 'news', post_count: 2 },
  ])
  expect(await categories({ exclude_ids: looks.id })).toMatchObject([{ slug: 'news' }])
  expect(await categories({ keys: 'looks,past' })).toMatchObject([{ slug: 'looks' }])
  expect(await categories({ statuses: 'ARCHIVED' })).toEqual([])
  await expect(categories({ statuses: 'SECRET' })).rejects.toMatchObject({ status: 422 })
})

test('posts can be filtered by any or by all of the categories', async () => {
  expect(await slugs({})).toEqual(['linen-week', 'opening', 'rain'])
  expect(await slugs({ category_ids: `${news.id},looks` })).toEqual([
    'linen-week',
    'opening',
    'rain',
  ])
  expect(await slugs({ category_ids: `${news.id},looks`, logic_gate: 'AND' })).toEqual([
    'linen-week',
  ])
  await expect(slugs({ category_ids: 'past' })).rejects.toMatchObject({ status: 422 })
})

test('a keyword in any script finds a post', async () => {
  expect(await slugs({ keyword: '营业' })).toEqual(['opening'])
  expect(await slugs({ keyword: 'linen' })).toEqual(['linen-week'])
  expect(await slugs({ keyword: 'looks', slug: 'recommended' })).toEqual(['linen-week', 'rain'])
})

test('related posts put shared categories first and leave out archived posts', async () => {
  const { data } = await anybody('GET /posts/related-posts-urls', {
    query: { post_id: opening.id, items_per_page: 1 },
  })
  expect(data).toEqual([`/api/customer/posts/${linen.id}/details`])
  await expect(details('hidden')).rejects.toMatchObject({ status: 404 })
})

test('only the caller’s own likes are shown', async () => {
  const [one, two] = await Promise.all([shop.visitor(), shop.visitor()])
  const like = (api: typeof anybody) => api('PUT /posts/{id}/like', { params: { id: rain.id } })
  await like(one.api)
  expect(await like(two.api)).toEqual({
    is_liked: true,
    liked_count: 2,
    liked_account_ids: [two.accountId],
  })
  await ctx.bus.settled()
  expect(await details(rain.id)).toMatchObject({ liked_account_ids: [], liked_count: 2 })
  expect(await details(rain.id, one.api)).toMatchObject({
    liked_account_ids: [one.accountId],
    is_liked: true,
  })
  expect((await one.api('GET /posts/liked/all')).data).toMatchObject([{ slug: 'rain' }])
  await expect(like(anybody)).rejects.toMatchObject({ status: 401 })
})

test('with concurrent likes, the count is the number of accounts that like it', async () => {
  const visitors = await Promise.all(Array.from({ length: 6 }, () => shop.visitor()))
  const params = { id: opening.id }
  await Promise.all(
    visitors.flatMap(({ api }) => [
      api('PUT /posts/{id}/like', { params }),
      api('PUT /posts/{id}/like', { params }),
      api('PUT /posts/{id}/like', { params }),
    ]),
  )
  await ctx.bus.settled()
  expect((await details(opening.id)).liked_count).toBe(6)
})

async function setWaiting(comments_wait: boolean) {
  await ctx.db
    .insertInto('configurations')
    .values({ slug: 'limits', value: JSON.stringify({ comments_wait }) })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ value: JSON.stringify({ comments_wait }) }),
    )
    .execute()
  await ctx.bus.announce(ctx.db, ['configuration'])
  await ctx.bus.settled()
}

test('a review is public as soon as it is sent, and stays so after the spam check', async () => {
  const wai = await member('Wai')
  const review = await wai.api('POST /posts/review', {
    body: { _id: opening.id, comment: 'See you at https://praya.example on Saturday.' },
  })
  expect(review.status).toBe('ACTIVE')
  await runWaitingJobs(shop)
  await ctx.bus.settled()
  const shown = (await reviews(opening.id)).data
  expect(shown).toContainEqual({ ...review, user_id: null })
})

test('a review that looks like spam is hidden until staff decide; the decision stays', async () => {
  const bot = await member('Bot')
  const comment = 'https://a.example https://b.example'
  const { _id, status } = await bot.api('POST /posts/review', { body: { _id: rain.id, comment } })
  expect(status).toBe('ACTIVE')
  await runWaitingJobs(shop)
  await ctx.bus.settled()
  const ids = async (api = anybody) => (await reviews(rain.id, api)).data.map((each) => each._id)
  expect(await ids()).not.toContain(_id)
  expect(await ids(bot.api)).toContain(_id)
  const staff = await shop.staff()
  const { data } = await staff.api('GET /post-reviews', { query: { post_id: rain.id } })
  expect(data).toMatchObject([{ _id, spam_signs: ['little_but_links'] }])
  await staff.api('PUT /post-reviews/{id}/approve', { params: { id: _id } })
  await checkComment(ctx, _id)
  await ctx.bus.settled()
  expect(await ids()).toContain(_id)
  await staff.api('DELETE /post-reviews/{id}', { params: { id: _id } })
})

test('if the shop reads reviews first, only the author sees a new one until then', async () => {
  await setWaiting(true)
  const ming = await member('Ka Ming')
  const review = await ming.api('POST /posts/review', {
    body: { _id: rain.id, comment: '  Worn through two summers.  ' },
  })
  expect(review).toMatchObject({
    status: 'DRAFT',
    comment: 'Worn through two summers.',
    user: { username: 'Ka M.' },
    user_id: ming.accountId,
  })
  expect((await reviews(rain.id)).data).toEqual([])
  expect((await reviews(rain.id, (await shop.visitor()).api)).data).toEqual([])
  expect((await reviews(rain.id, ming.api)).data).toEqual([review])
  await setWaiting(false)
  await ctx.db
    .updateTable('post_reviews')
    .set({ status: 'ACTIVE', decided_at: ctx.clock() })
    .where('id', '=', review._id)
    .execute()
  expect((await reviews(rain.id)).data).toMatchObject([{ status: 'ACTIVE', user_id: null }])
})

test('a review shows its author’s current name, shortened, and picture until either is removed', async () => {
  const ming = await member('Ming')
  await ming.api('POST /posts/review', { body: { _id: rain.id, comment: 'Dry at last.' } })
  const seen = async () => (await reviews(rain.id, ming.api)).data[0]?.user
  expect(await seen()).toEqual({ avatar: null, username: 'Ming' })
  const upload = await aProof(shop, ming.token)
  const { avatar: picture } = await ming.api('PUT /profiles/account', { body: { avatar: upload } })
  const shown = await seen()
  // The public square copy, not the upload.
  expect(shown?.avatar?.file_id).toBe(picture)
  expect(picture).not.toBe(upload)
  const image = await shop.app.request(`/files/${picture}/320.webp`)
  expect(image.status).toBe(200)
  await ming.api('PUT /profiles/account', { body: { avatar: null, username: 'Ka Ming' } })
  expect(await seen()).toEqual({ avatar: null, username: 'Ka M.' })
})

test('reviews are paged, newest first', async () => {
  const author = await member('Wing')
  for (const comment of ['First', 'Second', 'Third']) {
    await author.api('POST /posts/review', { body: { _id: linen.id, comment } })
    shop.passTime(60)
  }
  const said = async (query: { sort_order?: 'asc' | 'desc'; per_page?: number }) =>
    author.api('GET /posts/{id}/reviews', { params: { id: linen.id }, query })
  expect((await said({})).data.map(({ comment }) => comment)).toEqual(['Third', 'Second', 'First'])
  const page = await said({ sort_order: 'asc', per_page: 2 })
  expect(page.data.map(({ comment }) => comment)).toEqual(['First', 'Second'])
  expect(page).toMatchObject({ total: 3, current_page: 1 })
  expect(page.next_page_url).toContain('page=2')
})

test('the same text sent twice or concurrently is one review', async () => {
  const author = await member('Sze')
  const send = () =>
    author.api('POST /posts/review', { body: { _id: opening.id, comment: 'At last.' } })
  const [one, two, three] = await Promise.all([send(), send(), send()])
  expect(new Set([one._id, two._id, three._id]).size).toBe(1)
  const { data } = await reviews(opening.id, author.api)
  expect(data.filter(({ comment }) => comment === 'At last.')).toHaveLength(1)
})

test('visitors cannot review, and empty or overlong reviews are refused', async () => {
  const body = { _id: rain.id, comment: 'Nice.' }
  await expect(anybody('POST /posts/review', { body })).rejects.toMatchObject({ status: 401 })
  const visitor = await shop.visitor()
  await expect(visitor.api('POST /posts/review', { body })).rejects.toMatchObject({ status: 403 })
  const author = await member('Lok')
  for (const comment of ['   ', 'x'.repeat(2001)]) {
    const call = author.api('POST /posts/review', { body: { _id: rain.id, comment } })
    await expect(call).rejects.toMatchObject({ status: 422 })
  }
  const gone = author.api('POST /posts/review', { body: { _id: 'hidden', comment: 'x' } })
  await expect(gone).rejects.toMatchObject({ status: 404 })
})

test('reviews are rate-limited per account', async () => {
  const author = await member('Fast')
  const localize = (comment: string) =>
    author.api('POST /posts/review', { body: { _id: rain.id, comment } })
  for (const comment of ['1', '2', '3', '4', '5']) await localize(comment)
  await expect(localize('6')).rejects.toMatchObject({ status: 429 })
})

import { beforeAll, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aProof, type Placed } from '#test/builders/orders.ts'
import { testShop, type SignedInStaff } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
let clerk: SignedInStaff

beforeAll(async () => {
  clerk = await shop.staff()
})

interface Written {
  order: Placed
  productId: string
  id: string
}

async function aReview(rating = 5, pictures = 0, comments = 'Good'): Promise<Written> {
  const order = await aCompletedOrder(shop, place)
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  const productId = items[0]?.product_id ?? ''
  const images: string[] = []
  for (let at = 0; at < pictures; at++) images.push(await aProof(shop, order.buyer.token))
  const { data } = await order.buyer.api('POST /orders/{id}/reviews', {
    params: { id: order.id },
    body: { reviews: [{ product_id: productId, rating, comments, images }] },
  })
  return { order, productId, id: data[0]?._id ?? '' }
}

const approve = (id: string) => clerk.api('PUT /reviews/{id}/approve', { params: { id } })

const reject = (id: string, reason = 'It names somebody') =>
  clerk.api('PUT /reviews/{id}/reject', { params: { id }, body: { reason } })

const shown = (productId: string, query: object = {}) =>
  shop.anybody()('GET /stores/{store_id}/product-management/products/{product_id}/reviews', {
    params: { store_id: 'main', product_id: productId },
    query,
  })

const details = (productId: string) =>
  shop.anybody()('GET /stores/{store_id}/product-management/products/{product_id}/details', {
    params: { store_id: 'main', product_id: productId },
  })

const ownStates = async ({ order }: Written) => {
  const { data } = await order.buyer.api('GET /orders/{id}/reviews', { params: { id: order.id } })
  return data.map(({ state, reason }) => ({ state, reason }))
}

test('an approved review is shown with its stars, pictures and a shortened name', async () => {
  const review = await aReview(4, 1, '<b>Well</b> cut')
  const { productId } = review
  expect((await details(productId)).review_count).toBe(0)
  expect(await approve(review.id)).toMatchObject({ state: 'approved' })
  await ctx.bus.settled()
  const page = await shown(productId)
  expect(page).toMatchObject({
    total: 1,
    data: [
      {
        author: 'Chan M.',
        is_verified_purchase: true,
        rating: 4,
        comments: '<b>Well</b> cut',
        reply: null,
      },
    ],
    summary: { count: 1, average: 4, with_images: 1 },
  })
  expect(page.summary.histogram).toEqual([
    { rating: 5, count: 0 },
    { rating: 4, count: 1 },
    { rating: 3, count: 0 },
    { rating: 2, count: 0 },
    { rating: 1, count: 0 },
  ])
  const picture = await shop.app.request(`${page.data[0]?.images[0]?.url}/320.webp`)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(await details(productId)).toMatchObject({ review_count: 1, review_average: 4 })
  expect(await ownStates(review)).toEqual([{ state: 'approved', reason: null }])
  expect(JSON.stringify(page)).not.toContain('Tai Man')
})

test('a review never shows a whole name, however the account or an older review holds it', async () => {
  const review = await aReview(4, 1, 'Dry at last')
  const names = ['Wong Siu Ming', 'Siu-Ming Wong', '黃小明', 'ming@example.com', ' ']
  const seen: (string | undefined)[] = []
  await approve(review.id)
  for (const author of names) {
    await ctx.db.updateTable('reviews').set({ author }).where('id', '=', review.id).execute()
    seen.push((await shown(review.productId)).data[0]?.author)
  }
  expect(seen).toEqual(['Wong M.', 'Siu-Ming W.', '黃**', '—', '—'])
})

test('an approval drops cached pages and answers that show the product', async () => {
  const review = await aReview()
  await details(review.productId)
  const dropped: string[] = []
  ctx.bus.onChange((tags) => dropped.push(...tags))
  await approve(review.id)
  await ctx.bus.settled()
  expect(dropped).toContain(`product:${review.productId}`)
  const response = await shop.app.request(
    `/api/customer/stores/main/product-management/products/${review.productId}/reviews`,
    {},
    { isInProcess: true },
  )
  expect(response.headers.get('cache-tag')).toContain(`product:${review.productId}`)
})

test('an uploaded picture stays private; its public copy is another file', async () => {
  const review = await aReview(5, 1)
  await approve(review.id)
  const row = await ctx.db
    .selectFrom('review_pictures')
    .selectAll()
    .where('review_id', '=', review.id)
    .executeTakeFirstOrThrow()
  expect(row.public_file_id).not.toBe(row.file_id)
  expect((await shop.app.request(`/files/${row.file_id}/320.webp`)).status).toBe(404)
})

test('a rejected review is not shown; its author sees the reason', async () => {
  const review = await aReview()
  expect(await reject(review.id, 'It names somebody')).toMatchObject({ state: 'rejected' })
  expect((await shown(review.productId)).total).toBe(0)
  expect(await ownStates(review)).toEqual([{ state: 'rejected', reason: 'It names somebody' }])
  await expect(reject(review.id)).rejects.toMatchObject({ status: 409 })
})

test('a review taken down disappears with its pictures, and can be restored', async () => {
  const review = await aReview(5, 1)
  await approve(review.id)
  const url = `${(await shown(review.productId)).data[0]?.images[0]?.url}/320.webp`
  expect((await shop.app.request(url)).status).toBe(200)
  await reject(review.id)
  await ctx.bus.settled()
  expect((await shown(review.productId)).total).toBe(0)
  expect((await details(review.productId)).review_count).toBe(0)
  expect((await shop.app.request(url)).status).toBe(404)
  await approve(review.id)
  expect((await shown(review.productId)).data[0]?.images).toHaveLength(1)
})

test('of concurrent decisions one takes effect and is logged', async () => {
  const review = await aReview(5, 1)
  const calls = await Promise.allSettled([1, 2, 3, 4].map(() => approve(review.id)))
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const call of calls.filter(({ status }) => status === 'rejected')) {
    expect(call).toMatchObject({ reason: { status: 409, code: 'illegal_transition' } })
  }
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', review.id)
    .execute()
  expect(changes).toEqual([{ action: 'review_approved', staff_id: clerk.id }])
  expect((await shown(review.productId)).data[0]?.images).toHaveLength(1)
})

test('the shop replies to a review and removes the reply', async () => {
  const review = await aReview()
  await approve(review.id)
  const localize = (text: string) =>
    clerk.api('PUT /reviews/{id}/reply', { params: { id: review.id }, body: { text } })
  await localize('Thank you!')
  expect((await shown(review.productId)).data[0]?.reply).toMatchObject({ text: 'Thank you!' })
  expect(await localize('')).toMatchObject({ reply: null })
  expect((await shown(review.productId)).data[0]?.reply).toBeNull()
})

test('reviews of a product are sorted, filtered and paged', async () => {
  const { productId, id } = await aReview(3)
  await approve(id)
  const times = [5, 5, 4].map((rating, at) => ({ rating, at: new Date(Date.UTC(2026, 0, at + 1)) }))
  for (const { rating, at } of times) {
    const other = await aReview(rating)
    await ctx.db
      .updateTable('reviews')
      .set({ product_id: productId, state: 'approved', decided_at: at, created_at: at })
      .where('id', '=', other.id)
      .execute()
  }
  const ratings = async (query: object) =>
    (await shown(productId, query)).data.map(({ rating }) => rating)
  expect(await ratings({})).toEqual([3, 4, 5, 5])
  expect(await ratings({ sort_order: 'asc' })).toEqual([5, 5, 4, 3])
  expect(await ratings({ sort_by: 'rating' })).toEqual([5, 5, 4, 3])
  expect(await ratings({ rating: 5 })).toEqual([5, 5])
  expect(await ratings({ with_images: 'true' })).toEqual([])
  expect(await ratings({ per_page: 9999 })).toHaveLength(4)
  expect(await shown(productId, { per_page: 3 })).toMatchObject({
    total: 4,
    next_page_url: expect.stringContaining('page=2'),
    summary: { count: 4, average: 4.3 },
  })
  expect(await shown(productId, { page: 9 })).toMatchObject({ total: 4, data: [] })
  expect(await shown(productId, { rating: 5, per_page: 1 })).toMatchObject({ total: 2 })
  expect(await shown(productId, { with_images: 'true' })).toMatchObject({ total: 0 })
  for (const query of [{ sort_by: 'author' }, { sort_order: 'up' }, { page: 0 }, { rating: 6 }]) {
    await expect(shown(productId, query)).rejects.toMatchObject({ status: 422 })
  }
  await expect(shown('prd_nowhere')).rejects.toMatchObject({ code: 'product_not_found' })
})

test('only staff see waiting reviews, newest or oldest first', async () => {
  const review = await aReview(1, 1)
  const list = await clerk.api('GET /reviews')
  expect(list.data[0]).toMatchObject({
    _id: review.id,
    order: { reference: review.order.reference },
    images: [{ url: expect.stringContaining('/files/private/') }],
  })
  const oldest = await clerk.api('GET /reviews', { query: { sort_order: 'asc' } })
  expect(oldest.data.at(-1)?._id).toBe(review.id)
  expect(list.data.every(({ state }) => state === 'waiting_for_approval')).toBe(true)
  const all = await clerk.api('GET /reviews', { query: { state: 'all', per_page: 1 } })
  expect(all.total).toBeGreaterThan(list.total)
  const intruder = shop.staffApi(review.order.buyer.token)
  const tries = [
    intruder('GET /reviews'),
    intruder('PUT /reviews/{id}/approve', { params: { id: review.id } }),
    shop.staffApi(null)('PUT /reviews/{id}/approve', { params: { id: review.id } }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 401 } })
  }
  await expect(approve('rev_0000000000000000000000')).rejects.toMatchObject({ status: 404 })
  await expect(reject(review.id, '  ')).rejects.toMatchObject({ status: 422 })
})

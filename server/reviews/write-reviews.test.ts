import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder, aShippedOrder } from '#test/builders/completed-orders.ts'
import { change } from '#test/builders/catalogue.ts'
import { aProof, type Placed } from '#test/builders/orders.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

interface Review {
  product_id: string
  rating: number
  comments?: string
  images?: string[]
}

async function productOf({ id }: Placed): Promise<string> {
  const item = await ctx.db
    .selectFrom('order_items')
    .select('product_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return item.product_id
}

function write({ api }: Visitor, id: string, reviews: Review[], idempotencyKey?: string) {
  return api('POST /orders/{id}/reviews', {
    params: { id },
    body: { reviews },
    ...(idempotencyKey && { idempotencyKey }),
  })
}

const list = ({ buyer, id }: Placed) => buyer.api('GET /orders/{id}/reviews', { params: { id } })

test('a review of a completed order waits, with pictures only its author sees', async () => {
  const order = await aCompletedOrder(shop, place)
  const product_id = await productOf(order)
  expect(await list(order)).toMatchObject({ total: 0, reviewable: [product_id] })
  const images = [await aProof(shop, order.buyer.token), await aProof(shop, order.buyer.token)]
  const written = await write(order.buyer, order.id, [
    { product_id, rating: 4, comments: ' Good cloth ', images },
  ])
  expect(written).toMatchObject({
    total: 1,
    reviewable: [],
    data: [{ product_id, rating: 4, comments: 'Good cloth', state: 'waiting_for_approval' }],
  })
  expect(await list(order)).toMatchObject({ data: written.data.map(({ _id }) => ({ _id })) })
  expect(written.data[0]?.images.map(({ file_id }) => file_id)).toEqual(images)
  const picture = await shop.app.request(written.data[0]?.images[0]?.url ?? '')
  expect(picture.status).toBe(200)
  expect((await shop.app.request(`/files/${images[0]}/320.webp`)).status).toBe(404)
  const shown = await shop.anybody()(
    'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
    { params: { store_id: 'main', product_id } },
  )
  expect(shown).toMatchObject({ total: 0, summary: { count: 0, average: null } })
})

test('a customer’s review is signed with the shortened name of the account', async () => {
  const order = await aCompletedOrder(shop, place)
  await ctx.db
    .updateTable('accounts')
    .set({ kind: 'REGISTERED', username: 'Wong Siu Ming' })
    .where('id', '=', order.buyer.accountId)
    .execute()
  await write(order.buyer, order.id, [{ product_id: await productOf(order), rating: 5 }])
  const { author } = await ctx.db
    .selectFrom('reviews')
    .select('author')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(author).toBe('Wong M.')
})

async function setReviewImages(max: number): Promise<void> {
  const row = { slug: 'limits', value: JSON.stringify({ review_images: max }) }
  await change(ctx, ['configuration'], (trx) =>
    trx
      .insertInto('configurations')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute(),
  )
}

test('a review has at most as many pictures as the shop is set to', async () => {
  const order = await aCompletedOrder(shop, place)
  const product_id = await productOf(order)
  const images = [await aProof(shop, order.buyer.token), await aProof(shop, order.buyer.token)]
  await setReviewImages(1)
  try {
    await expect(
      write(order.buyer, order.id, [{ product_id, rating: 4, images }]),
    ).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'reviews.0.images', message: 'At most 1' }],
    })
    const one = images.slice(0, 1)
    const written = await write(order.buyer, order.id, [{ product_id, rating: 4, images: one }])
    expect(written.data[0]?.images).toHaveLength(1)
  } finally {
    await setReviewImages(5)
  }
})

test('the order list shows the next step: confirm receipt, review, or none', async () => {
  const order = await aShippedOrder(shop, place)
  const next = async () => (await order.buyer.api('GET /orders/all')).data[0]?.next_action
  expect(await next()).toBe('complete')
  await order.buyer.api('PUT /orders/{id}/completed', { params: { id: order.id } })
  expect(await next()).toBe('review')
  await write(order.buyer, order.id, [{ product_id: await productOf(order), rating: 5 }])
  expect(await next()).toBeNull()
})

test('the order shows whether it can be or was reviewed', async () => {
  const order = await aShippedOrder(shop, place)
  const action = async () => {
    const details = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
    const found = details.actions.find((each) => each.action === 'review')
    return { ...found, has_reviews: details.has_reviews }
  }
  expect(await action()).toMatchObject({ reason: 'not_completed', has_reviews: false })
  await order.buyer.api('PUT /orders/{id}/completed', { params: { id: order.id } })
  expect(await action()).toMatchObject({ is_allowed: true, reason: null })
  await write(order.buyer, order.id, [{ product_id: await productOf(order), rating: 5 }])
  expect(await action()).toMatchObject({ reason: 'all_reviewed', has_reviews: true })
})

test('an order cannot be reviewed before completion', async () => {
  const order = await aShippedOrder(shop, place)
  const early = write(order.buyer, order.id, [{ product_id: await productOf(order), rating: 5 }])
  await expect(early).rejects.toMatchObject({
    status: 409,
    code: 'illegal_transition',
    details: { action: 'review', reason: 'not_completed' },
  })
  expect(await list(order)).toMatchObject({ total: 0, reviewable: [] })
})

test('another account’s order is not found', async () => {
  const order = await aCompletedOrder(shop, place)
  const stranger = await shop.visitor()
  const product_id = await productOf(order)
  const tries = [
    stranger.api('GET /orders/{id}/reviews', { params: { id: order.id } }),
    write(stranger, order.id, [{ product_id, rating: 1 }]),
    write(stranger, order.reference, [{ product_id, rating: 1 }]),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 404, code: 'order_not_found' } })
  }
  const nobody = shop.anybody()('GET /orders/{id}/reviews', { params: { id: order.id } })
  await expect(nobody).rejects.toMatchObject({ status: 401 })
  expect(await list(order)).toMatchObject({ total: 0 })
})

test('a product is reviewed once per order, even by repeated and concurrent calls', async () => {
  const order = await aCompletedOrder(shop, place)
  const product_id = await productOf(order)
  const calls = await Promise.allSettled(
    Array.from({ length: 20 }, () => write(order.buyer, order.id, [{ product_id, rating: 5 }])),
  )
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const call of calls.filter(({ status }) => status === 'rejected')) {
    expect(call).toMatchObject({ reason: { status: 409, code: 'illegal_transition' } })
  }
  expect(await list(order)).toMatchObject({ total: 1 })
})

test('the same key replays the answer and writes nothing', async () => {
  const order = await aCompletedOrder(shop, place)
  const reviews = [{ product_id: await productOf(order), rating: 3 }]
  const first = await write(order.buyer, order.id, reviews, 'review-1')
  expect(await write(order.buyer, order.id, reviews, 'review-1')).toEqual(first)
  expect(await list(order)).toMatchObject({ total: 1 })
})

test('an invalid review refuses the whole list', async () => {
  const order = await aCompletedOrder(shop, place)
  const product_id = await productOf(order)
  const other = await productOf(await aCompletedOrder(shop, place))
  const stranger = await shop.visitor()
  const foreign = await aProof(shop, stranger.token)
  const own = await aProof(shop, order.buyer.token)
  const good = { product_id, rating: 5 }
  const cases: [Review[], string][] = [
    [[good, { product_id: other, rating: 5 }], 'reviews.1.product_id'],
    [[good, good], 'reviews.1.product_id'],
    [[{ ...good, images: [foreign] }], 'reviews.0.images.0'],
    [[{ ...good, images: ['https://evil.example/x.png'] }], 'reviews.0.images.0'],
    [[{ ...good, images: [own, own] }], 'reviews.0.images.1'],
    [[{ ...good, images: Array.from({ length: 6 }, () => own) }], 'reviews.0.images'],
    [[{ ...good, rating: 0 }], 'reviews.0.rating'],
    [[{ ...good, rating: 4.5 }], 'reviews.0.rating'],
    [[{ ...good, rating: 6 }], 'reviews.0.rating'],
    [[{ ...good, comments: 'x'.repeat(2001) }], 'reviews.0.comments'],
    [[], 'reviews'],
  ]
  for (const [reviews, path] of cases) {
    await expect(write(order.buyer, order.id, reviews), path).rejects.toMatchObject({
      status: 422,
      issues: [{ path }],
    })
  }
  expect(await list(order)).toMatchObject({ total: 0 })
})

test('markup in a review is stored as plain text', async () => {
  const order = await aCompletedOrder(shop, place)
  const comments = '<script>alert(1)</script> & "quotes" 很好👍'
  const { data } = await write(order.buyer, order.id, [
    { product_id: await productOf(order), rating: 5, comments },
  ])
  expect(data[0]?.comments).toBe(comments)
})

test('a guest reviews by number and email, with pictures, and sees no private links', async () => {
  const order = await aCompletedOrder(shop, place)
  const guest = await shop.visitor()
  const images = [await aProof(shop, guest.token)]
  const product_id = await productOf(order)
  const params = { id: order.reference }
  const wrong = guest.api('POST /orders/{id}/reviews/guest', {
    params,
    body: { reviews: [{ product_id, rating: 5 }], email: 'someone@example.com' },
  })
  await expect(wrong).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  const written = await guest.api('POST /orders/{id}/reviews/guest', {
    params,
    body: { reviews: [{ product_id, rating: 5, images }], email: chan.email },
  })
  expect(written.data).toMatchObject([{ images: [{ file_id: images[0], url: null }] }])
  const seen = await shop.anybody()('GET /orders/{id}/reviews/guest', {
    params,
    query: { phone: '91234567' },
  })
  expect(seen).toMatchObject({ total: 1, data: [{ images: [{ url: null }] }] })
})

test('writing many reviews is rate limited', async () => {
  const limited = await testShop()
  const there = await aSellingPlace(limited.ctx)
  const order = await aCompletedOrder(limited, there)
  const body = { reviews: [{ product_id: 'prd_0000000000', rating: 5 }] }
  const calls = await Promise.allSettled(
    Array.from({ length: 21 }, () =>
      order.buyer.api('POST /orders/{id}/reviews', { params: { id: order.id }, body }),
    ),
  )
  const codes = calls.map((call) => (call.status === 'rejected' ? call.reason.status : 200))
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})

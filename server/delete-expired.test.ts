import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCardOrder } from '#test/builders/card-buyer.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { aLibrary, anArticle, aPost } from '#test/builders/journal.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from './integrity-report.ts'
import { originalName } from './platform/files/store-file.ts'
import { deleteExpired } from './delete-expired.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const days = (count: number) => count * 24 * 3600
const main = { store_id: 'main' }

const isThere = async (table: 'accounts' | 'files' | 'enquiries' | 'orders', id: string) =>
  (await ctx.db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0

/** File name of an original upload. */
async function originalOf(id: string): Promise<string> {
  const file = ctx.db.selectFrom('files').select(['id', 'mime']).where('id', '=', id)
  return originalName(await file.executeTakeFirstOrThrow())
}

/** Does everything a guest may do with another account's order. */
async function actAsGuest({ api, token }: Visitor, id: string) {
  const { items } = await api('GET /orders/{id}/details/guest', {
    params: { id },
    query: { email: 'tai.man@example.com' },
  })
  const proof = { email: 'tai.man@example.com' }
  const [item] = items
  const picture = await aProof(shop, token)
  await api('POST /orders/{id}/reviews/guest', {
    params: { id },
    body: { ...proof, reviews: [{ product_id: item?.product_id ?? '', rating: 4 }] },
  })
  await api('POST /orders/{id}/refund-request/guest', {
    params: { id },
    body: {
      ...proof,
      reason: 'Loose',
      images: [picture],
      refund_items: [{ order_item_id: item?._id ?? '', qty: 1 }],
    },
  })
  return picture
}

test('a visitor unseen for 30 days is deleted with their data only', async () => {
  const visitor = await shop.visitor()
  const { api, accountId, token } = visitor
  const product = await aProduct(ctx, { stock: 5 })
  const { id: article } = await anArticle(ctx, (await aLibrary(ctx)).id)
  const { id: post } = await aPost(ctx)
  await addToCart(visitor, product.variant().id)
  await api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params: main,
    body: { product_id: product.id },
  })
  await api('PUT /articles/{id}/like', { params: { id: article } })
  await api('PUT /posts/{id}/like', { params: { id: post } })
  const enquiry = await api('POST /enquiries', {
    body: {
      name: 'Ming',
      email: 'ming@example.com',
      subject: 'Sleeves',
      description: 'Could you shorten them by two centimetres?',
    },
  })
  const unused = await aProof(shop, token)
  const bytes = await originalOf(unused)
  expect(await ctx.files.get(bytes)).toBeDefined()
  const order = await aCompletedOrder(shop, place)
  const shown = await actAsGuest(visitor, order.id)
  const before = await order.buyer.api('GET /orders/{id}/refund-request', {
    params: { id: order.id },
  })
  const asked = before.data[0]?._id

  shop.passTime(days(29))
  await deleteExpired(ctx)
  expect(await isThere('accounts', accountId)).toBe(true)
  shop.passTime(days(2))
  await Promise.all([deleteExpired(ctx), deleteExpired(ctx)])
  expect(await isThere('accounts', accountId)).toBe(false)
  expect(await isThere('enquiries', enquiry._id)).toBe(true)
  const request = await ctx.db
    .selectFrom('refund_requests as q')
    .innerJoin('refund_request_pictures as p', 'p.request_id', 'q.id')
    .innerJoin('reviews as r', 'r.order_id', 'q.order_id')
    .select(['q.id', 'q.account_id', 'p.file_id', 'r.rating'])
    .where('q.order_id', '=', order.id)
    .executeTakeFirst()
  expect(request).toEqual({ id: asked, account_id: null, file_id: shown, rating: 4 })
  expect(await isThere('files', unused)).toBe(false)
  expect(await ctx.files.get(bytes)).toBeUndefined()
  const { liked_count } = await shop.anybody()('GET /articles/{id}/details', {
    params: { id: article },
  })
  expect(liked_count).toBe(0)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('customers, visitors with orders and recently seen visitors are kept', async () => {
  const order = await anOrder(shop, place)
  const customer = await aCustomer(shop)
  const visitor = await shop.visitor()
  shop.passTime(days(20))
  await ctx.db
    .updateTable('accounts')
    .set({ last_seen_at: ctx.clock() })
    .where('id', '=', visitor.accountId)
    .execute()
  shop.passTime(days(20))
  await deleteExpired(ctx)
  expect(await isThere('accounts', order.buyer.accountId)).toBe(true)
  expect(await isThere('orders', order.id)).toBe(true)
  expect(await isThere('accounts', customer.accountId)).toBe(true)
  expect(await isThere('accounts', visitor.accountId)).toBe(true)
})

test('a visitor merged into a customer is deleted, their data is kept', async () => {
  const visitor = await shop.visitor()
  const customer = await aCustomer(shop)
  const order = await anOrder(shop, place, {}, false, visitor)
  await shop.withToken(visitor.token)('POST /auth/login', {
    body: { type: 'EMAIL', login_id: customer.email, password: customer.password },
  })
  shop.passTime(days(31))
  await deleteExpired(ctx)
  expect(await isThere('accounts', visitor.accountId)).toBe(false)
  const { account_id } = await ctx.db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(account_id).toBe(customer.accountId)
})

test('more visitors than fit one statement are all deleted', async () => {
  const long = new Date(ctx.clock().getTime() - days(40) * 1000)
  const accounts = Array.from({ length: 1100 }, (_, at) => ({
    id: `acc_swept${at}`,
    kind: 'TEMP' as const,
    password_hash: '',
    last_seen_at: long,
  }))
  await ctx.db.insertInto('accounts').values(accounts).execute()
  await deleteExpired(ctx)
  const left = ctx.db.selectFrom('accounts').select('id').where('id', 'like', 'acc_swept%')
  expect(await left.execute()).toEqual([])
})

test('codes, tokens, keys, limits and throttles are deleted once expired, not before', async () => {
  const now = ctx.clock()
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const { accountId } = await aCustomer(shop)
  const staff = await shop.staff()
  const hash = (name: string) => Buffer.from(name)
  for (const [name, ends, seen] of [
    ['old', at(-1), at(-25)],
    ['new', at(1), at(-23)],
  ] as const) {
    await ctx.db
      .insertInto('access_tokens')
      .values({ hash: hash(name), account_id: accountId, expires_at: ends })
      .execute()
    await ctx.db
      .insertInto('staff_tokens')
      .values({ hash: hash(name), staff_id: staff.id, expires_at: ends })
      .execute()
    await ctx.db
      .insertInto('verification_codes')
      .values({
        account_id: accountId,
        purpose: name === 'old' ? 'reset_password' : 'change_email',
        hash: hash(name),
        channel: 'email',
        target: 'swept@example.com',
        expires_at: ends,
      })
      .execute()
    await ctx.db
      .insertInto('rate_limits')
      .values({ key: `swept:${name}`, hits: 1, resets_at: ends })
      .execute()
    await ctx.db
      .insertInto('login_throttles')
      .values({ key: `swept:${name}`, failures: 1, last_failed_at: seen })
      .execute()
    await ctx.db
      .insertInto('idempotency_keys')
      .values({ account_id: 'swept', key: name, request_hash: hash(name), created_at: seen })
      .execute()
  }
  await deleteExpired(ctx)
  const inHash = [hash('old'), hash('new')]
  const ofHash = (table: 'access_tokens' | 'staff_tokens' | 'verification_codes') =>
    ctx.db.selectFrom(table).select('hash').where('hash', 'in', inHash).execute()
  for (const table of ['access_tokens', 'staff_tokens', 'verification_codes'] as const) {
    expect(await ofHash(table), table).toEqual([{ hash: hash('new') }])
  }
  const ofKey = (table: 'rate_limits' | 'login_throttles') =>
    ctx.db.selectFrom(table).select('key').where('key', 'like', 'swept:%').execute()
  for (const table of ['rate_limits', 'login_throttles'] as const) {
    expect(await ofKey(table), table).toEqual([{ key: 'swept:new' }])
  }
  const keys = ctx.db.selectFrom('idempotency_keys').select('key').where('account_id', '=', 'swept')
  expect(await keys.execute()).toEqual([{ key: 'new' }])
})

test('card sessions without a payment are deleted after 90 days unless still open', async () => {
  const order = await aCardOrder(shop, place)
  const [known] = await ctx.db
    .selectFrom('card_sessions')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute()
  if (!known) throw new Error('an order by card has a session')
  const ago = (count: number) => new Date(ctx.clock().getTime() - days(count) * 1000)
  const session = (id: string, state: 'paid' | 'ended' | 'open', count: number) => ({
    ...known,
    id,
    state,
    provider_reference: id,
    expires_at: ago(count),
  })
  await ctx.db
    .insertInto('card_sessions')
    .values([
      session('old-ended', 'ended', 91),
      session('new-ended', 'ended', 89),
      session('old-open', 'open', 91),
      session('old-paid', 'paid', 91),
    ])
    .execute()
  const event = (event_id: string, count: number, more: object = {}) => ({
    provider: 'swept',
    event_id,
    kind: 'paid',
    received_at: ago(count),
    ...more,
  })
  await ctx.db
    .insertInto('webhook_events')
    .values([
      event('old', 91),
      event('new', 89),
      event('old-problem', 200, { problem: 'too little' }),
      event('just-settled', 200, { problem: 'too little', resolved_at: ago(1) }),
      event('long-settled', 200, { problem: 'too little', resolved_at: ago(91) }),
    ])
    .execute()
  await deleteExpired(ctx)
  const sessions = await ctx.db
    .selectFrom('card_sessions')
    .select('id')
    .where('order_id', '=', order.id)
    .where('id', '<>', known.id)
    .orderBy('id')
    .execute()
  expect(sessions.map(({ id }) => id)).toEqual(['new-ended', 'old-open', 'old-paid'])
  const events = await ctx.db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('provider', '=', 'swept')
    .orderBy('event_id')
    .execute()
  expect(events.map(({ event_id }) => event_id)).toEqual(['just-settled', 'new', 'old-problem'])
})

test('an overdue order whose job was lost is cancelled and its stock released', async () => {
  const order = await anOrder(shop, place)
  await sql`select graphile_worker.remove_job(${`expire:${order.id}`})`.execute(ctx.db)
  const statusOf = async () =>
    (await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })).current_status
  await deleteExpired(ctx)
  expect(await statusOf()).toBe('submitted')
  await ctx.db
    .updateTable('orders')
    .set({ expires_at: new Date(ctx.clock().getTime() - 3_600_000) })
    .where('id', '=', order.id)
    .execute()
  await deleteExpired(ctx)
  expect(await statusOf()).toBe('cancelled')
  const { reserved } = await ctx.db
    .selectFrom('stock_levels')
    .select(({ fn }) => fn.sum<number>('reserved').as('reserved'))
    .where('variant_id', '=', order.variantId)
    .executeTakeFirstOrThrow()
  expect(Number(reserved)).toBe(0)
})

import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { aStore, mainStore } from '#test/builders/stores.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
await aStore(ctx, { slug: 'mini' })
const params = { store_id: 'main' }

function toggle({ api }: Visitor, product_id: string, idempotencyKey?: string) {
  return api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id },
    ...(idempotencyKey && { idempotencyKey }),
  })
}

const idsOf = async ({ api }: Visitor) =>
  (await api('GET /stores/{store_id}/wishlist/ids', { params })).data

test('toggling adds a product, then removes it; the answer has the state and count', async () => {
  const visitor = await shop.visitor()
  const [one, two] = [await aProduct(ctx), await aProduct(ctx)]
  expect(await toggle(visitor, one.id)).toEqual({ product_id: one.id, is_wished: true, total: 1 })
  expect(await toggle(visitor, two.id)).toMatchObject({ is_wished: true, total: 2 })
  expect(await idsOf(visitor)).toEqual([two.id, one.id])
  expect(await toggle(visitor, one.id)).toMatchObject({ is_wished: false, total: 1 })
  expect(await idsOf(visitor)).toEqual([two.id])
})

test('the list shows three cards per page, newest first', async () => {
  const visitor = await shop.visitor()
  const products = []
  for (let n = 0; n < 4; n += 1) products.push(await aProduct(ctx, { title: `Wish ${n}` }))
  for (const { id } of products) await toggle(visitor, id)
  const page = await visitor.api('GET /stores/{store_id}/wishlist/all', { params })
  expect(page.data.map(({ title }) => title.en)).toEqual(['Wish 3', 'Wish 2', 'Wish 1'])
  expect(page).toMatchObject({ total: 4, current_page: 1 })
  const next = await shop.app.request(page.next_page_url ?? '', {
    headers: { authorization: `Bearer ${visitor.token}` },
  })
  const last: { data: unknown[] } = await next.json()
  expect(last).toMatchObject({ data: [{ title: { en: 'Wish 0' } }], next_page_url: null })
  const listed = await visitor.api('GET /stores/{store_id}/product-management/products/filter', {
    params,
    query: { keyword: 'Wish 3' },
  })
  expect(listed.data).toContainEqual(page.data[0])
})

test('each account has its own list per store', async () => {
  const [visitor, other] = [await shop.visitor(), await shop.visitor()]
  const { id } = await aProduct(ctx)
  await toggle(visitor, id)
  expect(await idsOf(other)).toEqual([])
  const mini = await visitor.api('GET /stores/{store_id}/wishlist/ids', {
    params: { store_id: 'mini' },
  })
  expect(mini).toEqual({ data: [], total: 0 })
  await expect(
    shop.anybody()('GET /stores/{store_id}/wishlist/all', { params }),
  ).rejects.toMatchObject({ status: 401 })
})

test('unknown or draft products cannot be added; archived ones leave until restored', async () => {
  const visitor = await shop.visitor()
  const draft = await aProduct(ctx, { status: 'draft' })
  for (const id of [newId('product'), draft.id]) {
    await expect(toggle(visitor, id)).rejects.toMatchObject({
      status: 404,
      code: 'product_not_found',
    })
  }
  const { id } = await aProduct(ctx)
  const other = await aProduct(ctx)
  await toggle(visitor, id)
  await toggle(visitor, other.id)
  const setStatus = (status: 'active' | 'archived') =>
    change(ctx, [`product:${id}`, 'products'], (trx) =>
      trx.updateTable('products').set({ status }).where('id', '=', id).execute(),
    )
  await setStatus('archived')
  expect(await idsOf(visitor)).toEqual([other.id])
  const page = await visitor.api('GET /stores/{store_id}/wishlist/all', { params })
  expect(page).toMatchObject({ total: 1, data: [{ _id: other.id }] })
  await setStatus('active')
  expect(await idsOf(visitor)).toEqual([other.id, id])
})

test('twenty concurrent toggles have the same result as twenty sequential ones', async () => {
  const visitor = await shop.visitor()
  const { id } = await aProduct(ctx)
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(visitor, id)))
  expect(answers.filter(({ is_wished }) => is_wished)).toHaveLength(10)
  expect(await idsOf(visitor)).toEqual([])
  await Promise.all(Array.from({ length: 5 }, () => toggle(visitor, id)))
  expect(await idsOf(visitor)).toEqual([id])
})

test('a toggle repeated with the same key counts once', async () => {
  const visitor = await shop.visitor()
  const { id } = await aProduct(ctx)
  const first = await toggle(visitor, id, 'press-1')
  expect(await toggle(visitor, id, 'press-1')).toEqual(first)
  expect(await idsOf(visitor)).toEqual([id])
})

test('the state can be set explicitly, any number of times', async () => {
  const visitor = await shop.visitor()
  const { id } = await aProduct(ctx)
  const set = (is_wished: boolean) =>
    visitor.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
      params,
      body: { product_id: id, is_wished },
    })
  await Promise.all([set(true), set(true), set(true)])
  expect(await set(true)).toMatchObject({ is_wished: true, total: 1 })
  expect(await set(false)).toMatchObject({ is_wished: false, total: 0 })
  expect(await set(false)).toMatchObject({ is_wished: false, total: 0 })
})

test('a list keeps the newest two hundred', async () => {
  const visitor = await shop.visitor()
  const { id } = await aProduct(ctx)
  const { id: storeId } = await mainStore(ctx)
  const many = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      ctx.db
        .insertInto('products')
        .columns(['id', 'handle', 'status', 'title', 'subtitle', 'description'])
        .expression((eb) =>
          eb
            .selectFrom('products')
            .where('id', '=', id)
            .select((each) => [
              each.val(`prd_many${n}`).as('id'),
              each.val(`many-${n}`).as('handle'),
              each.val('draft' as const).as('status'),
              'title',
              'subtitle',
              'description',
            ]),
        )
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  )
  const past = new Date(ctx.clock().getTime() - 1_000_000)
  await ctx.db
    .insertInto('wishlist_items')
    .values(
      many.map((product, n) => ({
        account_id: visitor.accountId,
        store_id: storeId,
        product_id: product.id,
        added_at: new Date(past.getTime() + n),
      })),
    )
    .execute()
  await toggle(visitor, id)
  const kept = await ctx.db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('account_id', '=', visitor.accountId)
    .execute()
  expect(kept).toHaveLength(200)
  expect(kept.map(({ product_id }) => product_id)).not.toContain('prd_many0')
})

test.each([{}, { product_id: '' }, { product_id: 7 }, { product_id: 'x'.repeat(65) }])(
  '%o is no wish',
  async (body) => {
    const { token } = await shop.visitor()
    const response = await shop.app.request('/api/customer/stores/main/wishlist/add-to-wishlist', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(422)
  },
)

import { expect, test } from 'vitest'
import { staffVariant } from '#contract/staff/product-shapes.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../../inventory/stock-checks.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const { api } = await shop.staff()

const change = (id: string, body: object) => api('PUT /variants/{id}', { params: { id }, body })

test('customers pay a new price from then on', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const { id } = product.variant()
  const changed = await change(id, { price: '298', compare_at: '380.00' })
  expect(staffVariant.parse(changed)).toEqual(changed)
  expect(changed).toMatchObject({ price: '298.00', compare_at: '380.00' })
  await ctx.bus.settled()
  const shown = await shop.anybody()(
    'GET /stores/{store_id}/product-management/products/{product_id}/details',
    { params: { store_id: 'main', product_id: product.id } },
  )
  expect(shown.variants[0]).toMatchObject({ price: '298.00' })
  const change_ = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(change_).toMatchObject({
    action: 'variant_changed',
    before: { price: '380.00', compare_at: null },
    after: { price: '298.00', compare_at: '380.00' },
  })
})

test('a price that falls by more than half, or to zero, is saved only once it is confirmed', async () => {
  const product = await aProduct(ctx, { price: 26_000 })
  const { id, sku } = product.variant()
  const refused = async (body: object, before: string, after: string, unit = 'money') => {
    const details = { prices: [{ sku, unit, before, after }] }
    const answer = { status: 409, code: 'low_price', details }
    await expect(change(id, body)).rejects.toMatchObject(answer)
  }
  await refused({ price: '2.6' }, '260.00', '2.60')
  await refused({ price: '0' }, '260.00', '0.00')
  await change(id, { points_price: 1000 })
  await refused({ points_price: 499 }, '1000', '499', 'points')
  expect(await change(id, { price: '130', points_price: 500 })).toMatchObject({ price: '130.00' })
  expect(await change(id, { price: '0', confirms_low_prices: true })).toMatchObject({
    price: '0.00',
    points_price: 500,
  })
  const { after } = await ctx.db
    .selectFrom('audit_events')
    .select('after')
    .where('subject_id', '=', product.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ sku, price: '0.00' })
})

test('a new variant at zero is created only once it is confirmed', async () => {
  const { id } = await aProduct(ctx)
  const make = (confirms_low_prices: boolean) =>
    api('POST /products/{id}/variants', {
      params: { id },
      body: { sku: 'FREE-L', price: '0', size: 'L', confirms_low_prices },
    })
  await expect(make(false)).rejects.toMatchObject({
    code: 'low_price',
    details: { prices: [{ sku: 'FREE-L', before: null, after: '0.00' }] },
  })
  expect(await make(true)).toMatchObject({ price: '0.00' })
})

test('the compare-at price must exceed the price, whichever is changed', async () => {
  const { id } = (await aProduct(ctx, { price: 38_000, compareAt: 48_000 })).variant()
  const path = [{ path: 'compare_at' }]
  await expect(change(id, { compare_at: '380' })).rejects.toMatchObject({ issues: path })
  await expect(change(id, { price: '480' })).rejects.toMatchObject({ issues: path })
  await expect(change(id, { price: '480', compare_at: null })).resolves.toMatchObject({
    compare_at: null,
  })
})

test.each([
  { price: '-1' },
  { price: '1.005' },
  { price: 380 },
  { weight_grams: -1 },
  { points_price: 0 },
  { colour: 'plaid' },
])('%o is refused', async (body) => {
  const { id } = (await aProduct(ctx)).variant()
  await expect(change(id, body)).rejects.toMatchObject({ status: 422, code: 'invalid' })
})

test('SKUs are unique in the shop, colour and size within a product', async () => {
  const product = await aProduct(ctx, { sizes: ['S', 'M'] })
  const other = await aProduct(ctx)
  const [small, medium] = [product.variant('S'), product.variant('M')]
  await expect(change(small.id, { sku: other.variant().sku })).rejects.toMatchObject({
    issues: [{ path: 'sku' }],
  })
  await expect(change(medium.id, { size: 'S' })).rejects.toMatchObject({
    issues: [{ path: 'size' }],
  })
  const make = () =>
    api('POST /products/{id}/variants', {
      params: { id: product.id },
      body: { sku: 'ONE-L', price: '10', size: 'L' },
    })
  const made = await Promise.allSettled([make(), make(), make()])
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an archived variant cannot be bought and can be restored unchanged', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const { id } = product.variant()
  const buyer = await shop.visitor()
  const add = () =>
    buyer.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
      params: { store_id: 'main' },
      body: { product_variant_id: id, qty: 1 },
    })
  const archive = (is_archived: boolean) =>
    api('PUT /variants/{id}/archived', { params: { id }, body: { is_archived } })
  expect(await archive(true)).toMatchObject({ is_archived: true })
  await archive(true)
  await expect(add()).rejects.toMatchObject({ status: 409, code: 'variant_unavailable' })
  expect(await archive(false)).toMatchObject({ is_archived: false, price: '380.00' })
  await expect(add()).resolves.toHaveProperty('count')
})

test('a pre-order limit can be set, but not below what is pre-ordered', async () => {
  const { id } = (await aProduct(ctx, { stock: 0 })).variant()
  const set = (max: number, expected_on = '2027-01-15') =>
    api('PUT /variants/{id}/preorder', { params: { id }, body: { max_qty: max, expected_on } })
  expect(await set(5)).toMatchObject({
    preorder: { max_qty: 5, taken: 0, expected_on: '2027-01-15' },
  })
  await ctx.db
    .updateTable('preorder_levels')
    .set({ taken: 3 })
    .where('variant_id', '=', id)
    .execute()
  await expect(set(2)).rejects.toMatchObject({ status: 409, code: 'out_of_stock' })
  expect(await set(3, '2027-03-01')).toMatchObject({ preorder: { max_qty: 3, taken: 3 } })
  await ctx.db
    .updateTable('preorder_levels')
    .set({ taken: 0 })
    .where('variant_id', '=', id)
    .execute()
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('an unknown variant is not found', async () => {
  await expect(change('var_0000000000', { price: '1' })).rejects.toMatchObject({ status: 404 })
})

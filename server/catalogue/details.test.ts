import { expect, test } from 'vitest'
import { productDetails } from '#contract/endpoints/catalogue.ts'
import { aCategory, aCollection, aProduct, change } from '#test/builders/catalogue.ts'
import { aStore, aWarehouse, mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const store = await mainStore(ctx)
const mall = await aWarehouse(ctx, { slug: 'mall', title: 'Mall', position: 1 })
const stockroom = await aWarehouse(ctx, { slug: 'stockroom', isPickup: false, position: 2 })
const api = shop.anybody()

const details = (product_id: string) =>
  api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
    params: { store_id: 'main', product_id },
  })

const relatedTo = async (product_id: string, items_per_page = 12) => {
  const { data } = await api('GET /stores/{store_id}/product-management/related-products-urls', {
    params: { store_id: 'main' },
    query: { product_id, items_per_page },
  })
  return data
}

const urlOf = (id: string) => `/api/customer/stores/main/product-management/products/${id}/details`

test('the details match the contract and hold everything a product page shows', async () => {
  await aCollection(ctx, 'aw26')
  const shirts = await aCategory(ctx, { slug: 'shirts', title: 'Shirts' })
  const gifts = await aCategory(ctx, { slug: 'gifts', title: 'Gifts' })
  const tie = await aProduct(ctx, { handle: 'knit-tie' })
  const made = await aProduct(ctx, {
    handle: 'oxford',
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    categories: [shirts.id, gifts.id],
    colours: ['navy', 'white'],
    sizes: ['M', 'S'],
    care: ['wash-40', 'by-moonlight'],
    collection: 'aw26',
    goesWith: ['knit-tie', 'long-gone'],
    measurements: [
      { size: 'M', values: { chest: 56 } },
      { size: 'S', values: { chest: 53.5 } },
    ],
    warehouseId: mall.id,
    stock: 4,
    compareAt: 50_000,
    variants: { 'white/S': { stock: 0, preorder: { max_qty: 9, expectedOn: '2027-01-15' } } },
    hasPictures: true,
  })
  await change(ctx, [`product:${made.id}`], (trx) =>
    trx
      .insertInto('stock_levels')
      .values({ variant_id: made.variant('navy/M').id, warehouse_id: stockroom.id, on_hand: 8 })
      .execute(),
  )

  const answer = await details(made.id)
  expect(() => productDetails.parse(answer)).not.toThrow()
  expect(answer).toMatchObject({
    slug: 'oxford',
    category: { slug: 'shirts' },
    categories: [{ slug: 'shirts' }, { slug: 'gifts' }],
    collection: { slug: 'aw26' },
    size_choices: ['S', 'M'],
    measurements: [{ size: 'S' }, { size: 'M' }],
    goes_with: [tie.id],
    care: [
      { code: 'wash-40', title: { en: 'Machine wash at 40 °C' } },
      { code: 'by-moonlight', title: { en: 'by-moonlight' } },
    ],
  })
  expect(answer.colour_choices.map(({ code, pictures }) => [code, pictures.length])).toEqual([
    ['navy', 2],
    ['white', 2],
  ])
  const variantOf = (name: string) =>
    answer.variants.find(({ _id }) => _id === made.variant(name).id)
  expect(variantOf('navy/M')).toMatchObject({
    title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '藏青色 / M' },
    price: '380.00',
    original_price: '500.00',
    stock: 'in_stock',
    available: 12,
    available_at: { [mall.id]: 4 },
    preorder_date: null,
  })
  expect(variantOf('navy/S')).toMatchObject({ stock: 'low', available: 4 })
  expect(variantOf('white/S')).toMatchObject({
    stock: 'pre_order',
    available: 9,
    preorder_date: '2027-01-15',
  })
})

test('a handle leads to the same product', async () => {
  const made = await aProduct(ctx, { handle: 'by-handle' })
  expect(await details('by-handle')).toEqual(await details(made.id))
})

test('a product that is not for sale is not found', async () => {
  const draft = await aProduct(ctx, { status: 'draft' })
  const archived = await aProduct(ctx, { status: 'archived' })
  const empty = await aProduct(ctx, { sizes: ['S'], variants: { S: { isArchived: true } } })
  const ids = [draft.id, archived.handle, empty.id, 'prd_0000000000', 'nonsense']
  for (const id of ids) {
    await expect(details(id)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    await expect(relatedTo(id)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
  }
})

test('a change is visible at once, and an archived variant disappears', async () => {
  const made = await aProduct(ctx, { sizes: ['S', 'M'], price: 20_000 })
  expect(await details(made.id)).toMatchObject({ price: { from: '200.00' } })
  await change(ctx, [`product:${made.id}`], async (trx) => {
    await trx
      .updateTable('variants')
      .set({ archived_at: new Date() })
      .where('id', '=', made.variant('S').id)
      .execute()
    await trx
      .updateTable('variants')
      .set({ price_cents: 25_000 })
      .where('id', '=', made.variant('M').id)
      .execute()
  })
  expect(await details(made.id)).toMatchObject({
    price: { from: '250.00' },
    size_choices: ['M'],
    variants: [{ size: 'M' }],
  })
})

test('the answer is tagged with its product, categories and the configuration', async () => {
  const { id: categoryId } = await aCategory(ctx)
  const made = await aProduct(ctx, { categories: [categoryId] })
  const response = await shop.app.request(urlOf(made.id), {}, { isInProcess: true })
  expect(response.headers.get('cache-tag')?.split(',')).toEqual(
    expect.arrayContaining([`product:${made.id}`, `category:${categoryId}`, 'configuration']),
  )
})

test('a product without colours has a picture and no choice of colour', async () => {
  const made = await aProduct(ctx, { sizes: ['One size'] })
  const { id } = await ctx.db
    .insertInto('files')
    .values({
      id: 'fil_shared',
      visibility: 'public',
      mime: 'image/png',
      bytes: 1,
      width: 10,
      height: 20,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change(ctx, [`product:${made.id}`], (trx) =>
    trx
      .insertInto('product_pictures')
      .values({ product_id: made.id, position: 1, file_id: id, alt: '{"en":"","zh":"","cn":""}' })
      .execute(),
  )
  expect(await details(made.id)).toMatchObject({
    picture: { file_id: 'fil_shared', url: '/files/fil_shared' },
    colours: [],
    colour_choices: [],
    shared_pictures: [{ file_id: 'fil_shared' }],
  })
})

test('related products are hand-picked first, then the category’s most similar', async () => {
  const parent = await aCategory(ctx)
  const { id: category } = await aCategory(ctx, { parentId: parent.id })
  const { id: sibling } = await aCategory(ctx, { parentId: parent.id })
  const far = await aProduct(ctx, { categories: [category], price: 900_000, stock: 0 })
  const like = await aProduct(ctx, { categories: [category], colours: ['navy'], tags: ['warm'] })
  const near = await aProduct(ctx, { categories: [category] })
  const cousin = await aProduct(ctx, { categories: [sibling] })
  const stranger = await aProduct(ctx, { categories: [(await aCategory(ctx)).id] })
  const picked = await aProduct(ctx)
  const made = await aProduct(ctx, {
    categories: [category],
    colours: ['navy'],
    tags: ['warm'],
    goesWith: [picked.handle],
  })
  const all = [picked, like, near, far, cousin].map(({ id }) => urlOf(id))
  expect(await relatedTo(made.id)).toEqual(all)
  expect(await relatedTo(made.id, 2)).toEqual(all.slice(0, 2))
  expect(await relatedTo(made.id)).not.toContain(urlOf(stranger.id))
  expect((await shop.app.request(all[0] ?? '')).status).toBe(200)
})

test('a store’s shops are its pick-up locations', async () => {
  const other = await aStore(ctx, { slug: 'mini' })
  const shopsOf = (store_id: string) =>
    api('GET /stores/{store_id}/warehouses/all', { params: { store_id } })
  expect(await shopsOf('main')).toMatchObject({
    data: [{ _id: mall.id, slug: 'mall', title: { en: 'Mall' } }],
    total: 1,
    next_page_url: null,
  })
  expect(await shopsOf(store.id)).toEqual(await shopsOf('main'))
  expect(await shopsOf(other.id)).toMatchObject({ data: [], total: 0 })
  await expect(shopsOf('nowhere')).rejects.toMatchObject({ status: 404 })
})

import { expect, test } from 'vitest'
import type { Answer } from '#contract/client.ts'
import { filterProducts } from '#contract/endpoints/catalogue.ts'
import { aCategory, aCollection, aProduct, change } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

type List = Answer<'GET /stores/{store_id}/product-management/products/filter'>

const shop = await testShop()
const { ctx } = shop
const store = await mainStore(ctx)
const listPath = '/api/customer/stores/main/product-management/products/filter'

await aCollection(ctx, 'aw26', { en: 'Autumn', zh: '秋冬', cn: '秋冬' })
const tops = await aCategory(ctx, { slug: 'tops', title: 'Tops', position: 1 })
const shirts = await aCategory(ctx, { slug: 'shirts', title: 'Shirts', parentId: tops.id })
const hats = await aCategory(ctx, { slug: 'hats', title: 'Hats', position: 2 })

const oxford = await aProduct(ctx, {
  handle: 'oxford',
  title: 'Oxford shirt',
  categories: [shirts.id],
  colours: ['navy', 'white'],
  sizes: ['S', 'M', 'XL'],
  fitKind: 'slim',
  fabricKind: 'cotton',
  collection: 'aw26',
  brand: 'Kee & Sons 記',
  tags: ['Office'],
  price: 48_000,
  variants: { 'navy/M': { stock: 0 }, 'white/M': { stock: 3 }, XL: { price: 52_000 } },
  position: 2,
  publishedAt: new Date('2026-03-01T00:00:00Z'),
})
await aProduct(ctx, {
  handle: 'zephyr',
  title: 'Élan zephyr shirt',
  categories: [shirts.id],
  colours: ['navy'],
  sizes: ['S', 'M'],
  fitKind: 'relaxed',
  fabricKind: 'linen',
  price: 38_000,
  compareAt: 45_000,
  stock: 0,
  variants: { 'navy/S': { preorder: { max_qty: 5 } } },
  position: 3,
  publishedAt: new Date('2026-05-01T00:00:00Z'),
})
await aProduct(ctx, {
  handle: 'beanie',
  title: 'beanie',
  categories: [hats.id],
  colours: ['rust'],
  price: 19_000,
  position: 1,
  publishedAt: new Date('2026-04-01T00:00:00Z'),
})
for (const status of ['draft', 'archived'] as const) await aProduct(ctx, { title: status, status })
await aProduct(ctx, { title: 'All gone', sizes: ['S'], variants: { S: { isArchived: true } } })

async function get(query: string): Promise<List> {
  const response = await shop.app.request(`${listPath}?${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function handles(query: string): Promise<string[]> {
  return (await get(query)).data.map(({ slug }) => slug)
}

test('only products for sale are listed, by English title by default', async () => {
  expect(await handles('')).toEqual(['beanie', 'zephyr', 'oxford'])
  expect(await handles('sort_order=desc')).toEqual(['oxford', 'zephyr', 'beanie'])
})

test.each([
  ['sort_by=recommended', 'beanie oxford zephyr'],
  ['sort_by=recommended&sort_order=desc', 'zephyr oxford beanie'],
  ['sort_by=created_at&sort_order=desc', 'zephyr beanie oxford'],
  ['sort_by=created_at', 'oxford beanie zephyr'],
  ['sort_by=price', 'beanie zephyr oxford'],
  ['sort_by=price&sort_order=desc', 'oxford zephyr beanie'],
  ['sort_by=title.en', 'beanie zephyr oxford'],
  ['sort_by=relevance', 'beanie oxford zephyr'],
  ['slug=recommended', 'beanie oxford zephyr'],
])('%s', async (query, expected) => {
  expect((await handles(query)).join(' ')).toBe(expected)
})

test.each([
  ['category_ids=tops', 'zephyr oxford'],
  [`category_ids=${shirts.id}`, 'zephyr oxford'],
  ['category_ids=hats,shirts', 'beanie zephyr oxford'],
  ['category_ids=nowhere', ''],
  ['colours=white', 'oxford'],
  ['colours=white,red', 'beanie oxford'],
  ['sizes=XL', 'oxford'],
  ['fits=relaxed', 'zephyr'],
  ['fabrics=cotton', 'oxford'],
  ['collections=aw26', 'oxford'],
  ['brands=kee-sons-記', 'oxford'],
  ['tags=office', 'oxford'],
  ['on_sale=true', 'zephyr'],
  ['in_stock=true', 'beanie oxford'],
  ['colours=blue&sizes=M', 'zephyr oxford'],
  ['colours=blue&sizes=M&in_stock=true', ''],
  ['colours=blue,white&sizes=M&in_stock=true', 'oxford'],
  ['price_max=380', 'beanie zephyr'],
  ['price_min=500', 'oxford'],
  ['price_min=379.99&price_max=380.01', 'zephyr'],
  ['price_min=380.01&price_max=479.99', ''],
])('%s', async (query, expected) => {
  expect((await handles(query)).join(' ')).toBe(expected)
})

test('sold-out products come last in recommended order only', async () => {
  const gone = await aProduct(ctx, {
    handle: 'gone',
    title: 'Gone boater',
    categories: [hats.id],
    price: 18_000,
    sizes: ['S'],
    variants: { S: { stock: 0 } },
    position: 0,
    publishedAt: new Date('2026-04-15T00:00:00Z'),
  })
  // Zephyr has none in stock, but can be ordered in advance.
  expect(await handles('slug=recommended')).toEqual(['beanie', 'oxford', 'zephyr', 'gone'])
  expect(await handles('sort_by=recommended&page=2&per_page=3')).toEqual(['gone'])
  expect(await handles('sort_by=price')).toEqual(['gone', 'beanie', 'zephyr', 'oxford'])
  const [{ id: variantId } = { id: '' }] = gone.variants
  await change(ctx, [`product:${gone.id}`, 'products'], (trx) =>
    trx
      .updateTable('stock_levels')
      .set({ on_hand: 2 })
      .where('variant_id', '=', variantId)
      .execute(),
  )
  expect(await handles('slug=recommended')).toEqual(['gone', 'beanie', 'oxford', 'zephyr'])
  await change(ctx, [`product:${gone.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute(),
  )
})

test('facet counts predict the result, and values with zero stay', async () => {
  const { facets } = await get('colours=blue&in_stock=true&with_facets=true')
  const counts = (values: readonly { value: string; count: number }[] = []) =>
    values.map(({ value, count }) => `${value} ${count}`).join(', ')
  expect(counts(facets?.categories)).toBe('tops 1, shirts 1, hats 0')
  expect(counts(facets?.colours)).toBe('white 1, red 1, blue 1')
  expect(counts(facets?.sizes)).toBe('S 1, M 0, XL 1')
  expect(counts(facets?.fits)).toBe('slim 1, relaxed 0')
  expect(counts(facets?.fabrics)).toBe('cotton 1, linen 0')
  expect(counts(facets?.collections)).toBe('aw26 1')
  expect(counts(facets?.brands)).toBe('kee-sons-記 1, praya 0')
  expect(facets).toMatchObject({ price: { min: '480.00', max: '520.00' }, in_stock: 1 })
  expect(facets?.colours[1]).toMatchObject({ title: { en: 'Red', zh: '紅色', cn: '红色' } })
})

test('facets are counted only on request', async () => {
  expect(await get('')).not.toHaveProperty('facets')
})

test('next_page_url leads through every product once, and keeps the filter', async () => {
  const seen: string[] = []
  let url: string | null = `${listPath}?per_page=1&category_ids=shirts,hats&sort_by=price`
  for (let page = 1; url !== null; page += 1) {
    const answer: List = await (await shop.app.request(url)).json()
    expect(answer).toMatchObject({ current_page: page, total: 3 })
    seen.push(...answer.data.map(({ slug }) => slug))
    url = answer.next_page_url
  }
  expect(seen).toEqual(['beanie', 'zephyr', 'oxford'])
})

test('a page beyond the last is empty', async () => {
  expect(await get('page=7')).toMatchObject({ data: [], total: 3, next_page_url: null })
})

test('a page has five products by default and a hundred at most', async () => {
  const { query } = filterProducts
  expect(query?.parse({}).per_page).toBe(5)
  expect(query?.parse({ per_page: '500' }).per_page).toBe(100)
})

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=two', 'page'],
  ['page=1.5', 'page'],
  ['page=999999999999', 'page'],
  ['per_page=0', 'per_page'],
  ['per_page=lots', 'per_page'],
  ['sort_by=colour', 'sort_by'],
  ['sort_order=up', 'sort_order'],
  ['slug=nonsense', 'slug'],
  ['price_min=-1', 'price_min'],
  ['in_stock=maybe', 'in_stock'],
  [`keyword=${'x'.repeat(121)}`, 'keyword'],
])('%s is refused, by name', async (query, path) => {
  const response = await shop.app.request(`${listPath}?${query}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path }] })
})

test.each(["'; drop table products; --", '%', '\0', '👔', '\ufffd', 'a'.repeat(120), '"*'])(
  'any text may be searched: %s',
  async (keyword) => {
    const answer = await get(`keyword=${encodeURIComponent(keyword)}`)
    expect(answer).toMatchObject({ current_page: 1 })
  },
)

test('a store is found by its id or slug; an unknown one is not found', async () => {
  const statusOf = async (id: string) =>
    (await shop.app.request(listPath.replace('main', id))).status
  expect(await statusOf(store.id)).toBe(200)
  expect(await statusOf('nowhere')).toBe(404)
})

test('a card shows its product’s price, variants and stock', async () => {
  const [card] = (await get('keyword=oxford')).data
  expect(card).toMatchObject({
    _id: oxford.id,
    category: { slug: 'shirts' },
    price: { from: '480.00', to: '520.00', original_from: null },
    colours: [
      { code: 'navy', stock: 'in_stock' },
      { code: 'white', stock: 'in_stock' },
    ],
    sizes: [
      { title: 'S', stock: 'in_stock' },
      { title: 'M', stock: 'low' },
      { title: 'XL', stock: 'in_stock' },
    ],
    stock: 'in_stock',
    is_new: false,
  })
  const [reduced] = (await get('keyword=zephyr')).data
  expect(reduced).toMatchObject({
    price: { from: '380.00', original_from: '450.00' },
    stock: 'pre_order',
    sizes: [
      { title: 'S', stock: 'pre_order' },
      { title: 'M', stock: 'sold_out' },
    ],
  })
})

test('a product is new while it is among the newest and under sixty days old', async () => {
  const made = await aProduct(ctx, { title: 'Fresh arrival', publishedAt: ctx.clock() })
  const isNew = async () => (await get('keyword=arrival')).data[0]?.is_new
  expect(await isNew()).toBe(true)
  shop.passTime(61 * 24 * 3600)
  expect(await isNew()).toBe(false)
  shop.passTime(-61 * 24 * 3600)
  await change(ctx, [`product:${made.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', made.id).execute(),
  )
})

test('the answer is tagged with what it shows, so that changes drop it from caches', async () => {
  const path = `${listPath}?keyword=oxford`
  const response = await shop.app.request(path, {}, { isInProcess: true })
  expect(response.headers.get('cache-tag')?.split(',')).toEqual(
    expect.arrayContaining(['products', `product:${oxford.id}`, `category:${shirts.id}`]),
  )
})

test('selling out, publishing and archiving take effect at once', async () => {
  const made = await aProduct(ctx, { title: 'Kimono', colours: ['black'], sizes: ['M'], stock: 2 })
  const seen = async (query: string) => (await get(`keyword=kimono&${query}`)).data
  expect(await seen('in_stock=true')).toMatchObject([{ stock: 'low' }])

  await change(ctx, [`product:${made.id}`], (trx) =>
    trx
      .updateTable('stock_levels')
      .set({ reserved: 2 })
      .where('variant_id', '=', made.variant().id)
      .execute(),
  )
  expect(await seen('in_stock=true')).toEqual([])
  expect(await seen('')).toMatchObject([{ stock: 'sold_out', price: { original_from: null } }])

  await change(ctx, [`product:${made.id}`], (trx) =>
    trx
      .updateTable('variants')
      .set({ price_cents: 10_000, compare_at_cents: 38_000 })
      .where('product_id', '=', made.id)
      .execute(),
  )
  expect(await seen('on_sale=true&price_max=100')).toMatchObject([{ price: { from: '100.00' } }])

  await change(ctx, [`product:${made.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', made.id).execute(),
  )
  expect(await seen('')).toEqual([])
})

import { expect, test } from 'vitest'
import { readPagePictures } from '#storefront/content/page-pictures.server.ts'
import { testDatabase } from '#test/database.ts'
import { testShop } from '#test/shop.ts'
import { fillNewShop } from './fill-new-shop.ts'
import { findIntegrityProblems } from './integrity-report.ts'
import { measureImage } from './platform/files/images.ts'
import { originalName } from './platform/files/store-file.ts'
import { isFilled, seedShop } from './seed-shop.ts'

const shop = await testShop()

test('an empty database is filled with the demo label once, through the importer', async () => {
  expect(await seedShop(shop.ctx, 'demo')).toBe(true)
  const count = async (table: 'products' | 'variants' | 'product_pictures' | 'contents') => {
    const { all } = await shop.ctx.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
    return all
  }
  expect(await count('products')).toBeGreaterThanOrEqual(60)
  expect(await count('variants')).toBeGreaterThan(600)
  expect(await count('product_pictures')).toBeGreaterThan(300)
  expect(await count('contents')).toBeGreaterThanOrEqual(10)
  expect(await seedShop(shop.ctx, 'demo')).toBe(false)
})

test('a drawing is stored with the size and corner that measuring it finds', async () => {
  const drawings = await shop.ctx.db
    .selectFrom('product_pictures as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['f.id', 'f.mime', 'f.width', 'f.height', 'f.background', 'p.view', 'p.product_id'])
    // A detail may fill the corner with cloth. Colours of a style are cut alike.
    .where('p.view', '<>', 'detail')
    .distinctOn(['p.product_id', 'p.view'])
    .orderBy('p.product_id')
    .orderBy('p.view')
    .execute()
  expect(drawings.length).toBeGreaterThan(150)
  for (const { id, view, product_id, ...stored } of drawings) {
    const bytes = await shop.ctx.files.get(originalName({ id, mime: stored.mime }))
    expect(stored, `${product_id} ${view}`).toEqual(bytes && (await measureImage(bytes)))
  }
})

test('a first start killed half-way is finished by the next', async () => {
  const { ctx } = shop
  await ctx.db
    .insertInto('configurations')
    .values({ slug: 'unfinished_seed', value: 'true' })
    .execute()
  await ctx.db.deleteFrom('product_pictures').execute()
  await ctx.db.updateTable('products').set({ import_hash: null }).execute()
  const url = ctx.settings.databaseUrl ?? ''
  expect(await isFilled(ctx.db)).toBe(false)
  await fillNewShop(ctx.settings, url)
  const pictures = await ctx.db.selectFrom('product_pictures').select('file_id').execute()
  expect(pictures.length).toBeGreaterThan(300)
  expect(await isFilled(ctx.db)).toBe(true)
})

test('of three first starts at once one fills the shop while the others wait', async () => {
  const database = await testDatabase()
  const settings = { ...shop.ctx.settings, seed: 'empty' as const, logLevel: 'silent' }
  const starts = Array.from({ length: 3 }, async () => {
    await fillNewShop(settings, database.url)
    return isFilled(database.db)
  })
  expect(await Promise.all(starts)).toEqual([true, true, true])
})

test('the demo label has promotions on cards and in the cart, and a welcome code', async () => {
  const anybody = shop.anybody()
  const { data } = await anybody('GET /stores/{store_id}/product-management/products/filter', {
    params: { store_id: 'main' },
    query: { category_ids: 'shorts', sort_by: 'price' },
  })
  expect(data.length).toBeGreaterThan(0)
  for (const { price } of data) {
    expect(Number(price.from)).toBeLessThan(Number(price.original_from))
  }
  const vouchers = await anybody('GET /vouchers/all')
  expect(vouchers.data.map(({ slug }) => slug)).toEqual([
    'welcome',
    'free-delivery',
    'fifty-off',
    'one-fifty-off',
  ])
})

test('the configuration answers with everything in three languages', async () => {
  const anybody = shop.anybody()
  const configuration = await anybody('GET /configuration/latest')
  expect(configuration.brand.name).toEqual({ en: 'Praya', zh: '海旁', cn: '海旁' })
  expect(configuration.payment_methods.map(({ slug }) => slug)).toEqual([
    'fps',
    'card',
    'payme',
    'bank_transfer',
  ])
  expect(configuration.response_messages['order']?.success?.title.zh).toBeTruthy()
  expect(configuration.limits.free_shipping_over).toMatch(/^\d+\.\d\d$/)
  expect(JSON.stringify(configuration)).not.toContain('"fps":')
})

test('layout, sort orders, languages and texts are served; others are not found', async () => {
  const anybody = shop.anybody()
  const layout = await anybody('GET /configuration/slug/{slug}', { params: { slug: 'layout' } })
  expect(layout.navbar.navigation.length).toBeGreaterThan(3)
  const sorts = await anybody('GET /configuration/slug/{slug}/sorting-list', {
    params: { slug: 'products' },
  })
  expect(sorts.data.map(({ slug }) => slug)).toContain('recommended')
  expect((await anybody('GET /configuration/slug/customer-locales')).data).toHaveLength(3)
  const privacy = await anybody('GET /contents/slug/{slug}/latest', {
    params: { slug: 'privacy-policy' },
  })
  expect(privacy.body.zh.length).toBeGreaterThan(300)
  await expect(
    anybody('GET /contents/slug/{slug}/latest', { params: { slug: 'nothing' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the pages are seeded with their pictures, each in the ratio it is shown in', async () => {
  const anybody = shop.anybody()
  const picturesOf = async (slug: string) =>
    readPagePictures(
      (await anybody('GET /contents/slug/{slug}/latest', { params: { slug } })).data,
    ).map(({ name, width, height }) => [name, width / height])
  expect(await picturesOf('contact-us')).toEqual([
    ['map', 1.5],
    ['shop', 2],
  ])
  expect(await picturesOf('about-us')).toEqual([
    ['shop', 2],
    ['table', 1.5],
    ['rail', 1.5],
  ])
  expect(await picturesOf('home')).toEqual([
    ['outfit', 1.5],
    ['shop', 2],
  ])
})

test('the journal is seeded once, with its pictures and products', async () => {
  const anybody = shop.anybody()
  const { total } = await anybody('GET /posts/filter')
  expect(total).toBeGreaterThanOrEqual(8)
  const read = async (library_slug: string) =>
    anybody('GET /libraries/{library_slug}/articles/filter', { params: { library_slug } })
  const entries = [...(await read('journal')).data, ...(await read('care-guide')).data]
  expect(entries.length).toBeGreaterThanOrEqual(8)
  for (const { slug, images } of entries) expect(images.length, slug).toBeGreaterThan(0)
  const linen = await anybody('GET /articles/{id}/details', { params: { id: 'washing-linen' } })
  expect(linen.product_ids).toHaveLength(3)
  const found = await anybody('GET /libraries/{library_slug}/articles/filter', {
    params: { library_slug: 'care-guide' },
    query: { keyword: '牛仔裤', slug: 'newest' },
  })
  expect(found.data.map(({ slug }) => slug)).toContain('denim-before-the-first-wash')
})

test('the demo reviews come from completed orders and leave every ledger consistent', async () => {
  const { ctx } = shop
  const states = await ctx.db.selectFrom('reviews').select(['state', 'rating', 'fit']).execute()
  expect(states.length).toBeGreaterThanOrEqual(30)
  expect(states.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(0)
  expect(new Set(states.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]))
  const { unfinished } = await ctx.db
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((eb) => eb.fn.countAll<number>().as('unfinished'))
    .where('o.current_status', '<>', 'completed')
    .executeTakeFirstOrThrow()
  expect(Number(unfinished)).toBe(0)
  const waiting = await ctx.db.selectFrom('staff_notifications').select('id').execute()
  expect(waiting).toEqual([])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
  const anybody = shop.anybody()
  const oxford = await anybody(
    'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
    { params: { store_id: 'main', product_id: 'oxford-shirt' }, query: { with_images: 'true' } },
  )
  expect(oxford.total).toBeGreaterThan(0)
  expect(oxford.summary.count).toBeGreaterThan(oxford.total)
})

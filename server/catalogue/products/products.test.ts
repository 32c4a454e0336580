import sharp from 'sharp'
import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { productSummary, staffProduct } from '#contract/staff/product-shapes.ts'
import { aCategory, aCollection, aProduct } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { containsPattern, holdsKeyword } from '../../platform/database/like-pattern.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
await mainStore(ctx)
const manager = await shop.staff()
const { api } = manager
const customer = shop.anybody()
const store = { store_id: 'main' }

async function onSale(): Promise<string[]> {
  await ctx.bus.settled()
  const { data } = await customer('GET /stores/{store_id}/product-management/products/filter', {
    params: store,
    query: { per_page: 100 },
  })
  return data.map(({ _id }) => _id)
}

async function upload(token: string): Promise<Response> {
  const paper = { width: 40, height: 50, channels: 3 as const, background: '#aabbcc' }
  const png = await sharp({ create: paper }).png().toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'front.png')
  return shop.app.request('/api/staff/files', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
}

async function aPicture(): Promise<string> {
  const answer: { data: { _id: string } } = await (await upload(manager.token)).json()
  return answer.data._id
}

test('a product starts as a draft, gets a variant, goes on sale, and customers find it', async () => {
  const category = await aCategory(ctx, { slug: 'outerwear' })
  const made = await api('POST /products', {
    body: {
      title: { en: 'Rain Jacket', zh: '雨褸' },
      category_ids: [category.id],
      tags: ['rain'],
      style_number: 'JK-7',
    },
  })
  expect(staffProduct.parse(made)).toEqual(made)
  expect(made).toMatchObject({
    status: 'draft',
    handle: 'rain-jacket',
    title: { en: 'Rain Jacket', zh: '雨褸', cn: '雨褛' },
    category_ids: [category.id],
    variants: [],
  })
  const sell = () =>
    api('PUT /products/{id}/status', { params: { id: made._id }, body: { status: 'active' } })
  await expect(sell()).rejects.toMatchObject({ status: 422, issues: [{ path: 'status' }] })
  await api('POST /products/{id}/variants', {
    params: { id: made._id },
    body: { sku: 'JK7-M', price: '980', size: 'M' },
  })
  expect(await onSale()).not.toContain(made._id)
  expect(await sell()).toMatchObject({ status: 'active', variants: [{ price: '980.00' }] })
  expect(await onSale()).toContain(made._id)
  await api('PUT /products/{id}/status', {
    params: { id: made._id },
    body: { status: 'archived' },
  })
  expect(await onSale()).not.toContain(made._id)
  expect(await actions(made._id)).toEqual([
    'product_added',
    'variant_added',
    'product_status_set',
    'product_status_set',
  ])
})

test('a product update is visible at once; omitted fields stay', async () => {
  await aCollection(ctx, 'aw26')
  const product = await aProduct(ctx, { title: 'Old name', tags: ['keep'], brand: 'Praya' })
  const changed = await api('PUT /products/{id}', {
    params: { id: product.id },
    body: { title: { en: 'New name' }, collection: 'aw26', origin: 'CN' },
  })
  expect(changed).toMatchObject({
    title: { en: 'New name', zh: 'New name', cn: 'New name' },
    tags: ['keep'],
    brand: 'Praya',
    collection: 'aw26',
    origin: 'CN',
  })
  await ctx.bus.settled()
  const { data } = await customer('GET /stores/{store_id}/product-management/products/filter', {
    params: store,
    query: { keyword: 'new name' },
  })
  expect(data.map(({ _id }) => _id)).toEqual([product.id])
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select(['staff_id', 'before', 'after'])
    .where('subject_id', '=', product.id)
    .execute()
  expect(changes).toMatchObject([
    { staff_id: manager.id, before: { origin: null }, after: { origin: 'CN', collection: 'aw26' } },
  ])
})

test('an update without changes does nothing and is not recorded', async () => {
  const product = await aProduct(ctx, { brand: 'Praya' })
  const before = await api('GET /products/{id}', { params: { id: product.handle } })
  await api('PUT /products/{id}', { params: { id: product.id }, body: { brand: 'Praya' } })
  await api('PUT /products/{id}/status', {
    params: { id: product.id },
    body: { status: 'active' },
  })
  expect(await api('GET /products/{id}', { params: { id: product.id } })).toEqual(before)
  expect(await actions(product.id)).toEqual([])
})

test('an assistant can read products but not change them', async () => {
  const product = await aProduct(ctx)
  const assistant = (await shop.staff('assistant')).api
  const params = { id: product.id }
  await expect(assistant('GET /products/{id}', { params })).resolves.toHaveProperty('variants')
  const tries = [
    assistant('POST /products', { body: { title: { en: 'Mine' } } }),
    assistant('PUT /products/{id}', { params, body: { brand: 'Mine' } }),
    assistant('PUT /products/{id}/status', { params, body: { status: 'archived' } }),
    assistant('PUT /variants/{id}', { params: { id: product.variant().id }, body: { price: '1' } }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 403, code: 'forbidden' } })
  }
})

test('unknown categories, collections and products are refused', async () => {
  const product = await aProduct(ctx)
  const change = (body: object) => api('PUT /products/{id}', { params: { id: product.id }, body })
  await expect(change({ category_ids: ['cat_0000000000'] })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'category_ids.0' }],
  })
  await expect(change({ collection: 'ss99' })).rejects.toMatchObject({
    issues: [{ path: 'collection' }],
  })
  await expect(change({ title: { en: '' } })).rejects.toMatchObject({ status: 422 })
  for (const en of ['\u200b', ' \u3164 ', '\u2800\ufeff', '\u202e\u2066']) {
    await expect(change({ title: { en } })).rejects.toMatchObject({ status: 422 })
  }
  const nowhere = api('PUT /products/{id}', { params: { id: 'prd_0000000000' }, body: {} })
  await expect(nowhere).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
})

test('a handle is unique; a generated one avoids those taken', async () => {
  const first = await api('POST /products', { body: { title: { en: 'Twin' } } })
  const second = await api('POST /products', { body: { title: { en: 'Twin' } } })
  expect(second.handle).toMatch(/^twin-\w{5}$/)
  const taken = api('PUT /products/{id}', {
    params: { id: second._id },
    body: { handle: first.handle },
  })
  await expect(taken).rejects.toMatchObject({ status: 422, issues: [{ path: 'handle' }] })
  const chinese = await api('POST /products', { body: { title: { en: '雨褸' } } })
  expect(chinese.handle).toMatch(/^product/)
})

test('pictures keep their order, and only the shop’s own are accepted', async () => {
  const product = await aProduct(ctx, { title: 'Shirt', colours: ['navy'] })
  const [front, proof] = [await aPicture(), await aProof(shop, (await shop.visitor()).token)]
  const set = (pictures: object[]) =>
    api('PUT /products/{id}/pictures', {
      params: { id: product.id },
      body: { pictures: pictures.map((each) => ({ file_id: front, ...each })) },
    })
  const shown = await set([{ colour: 'navy' }, { view: 'back', alt: { en: 'Back', zh: '背面' } }])
  expect(shown.pictures).toMatchObject([
    { file_id: front, colour: 'navy', view: 'front', alt: { en: 'Shirt' } },
    { view: 'back', alt: { en: 'Back', zh: '背面', cn: '背面' } },
  ])
  expect((await shop.app.request(`/files/${front}/320.webp`)).status).toBe(200)
  await expect(set([{ file_id: proof }])).rejects.toMatchObject({
    issues: [{ path: 'pictures.0.file_id' }],
  })
  await expect(set([{ colour: 'plaid' }])).rejects.toMatchObject({
    issues: [{ path: 'pictures.0.colour' }],
  })
  expect((await set([])).pictures).toEqual([])
})

test('uploading public pictures needs a permission', async () => {
  const visitor = await shop.visitor()
  const assistant = await shop.staff('assistant')
  expect((await upload(visitor.token)).status).toBe(401)
  expect((await upload(assistant.token)).status).toBe(403)
})

test('the list filters by status and finds by SKU, name and style number', async () => {
  const draft = await aProduct(ctx, { title: 'Zebra tee', status: 'draft', styleNumber: 'ZZ-9' })
  const list = (query: object) => api('GET /products', { query })
  const answer = await list({ keyword: 'zebra' })
  expect(answer.data.map((each) => productSummary.parse(each)._id)).toEqual([draft.id])
  for (const keyword of [draft.variant().sku.toLowerCase(), 'zz-9', draft.id]) {
    expect((await list({ keyword })).data.map(({ _id }) => _id)).toEqual([draft.id])
  }
  expect((await list({ keyword: 'zebra', status: 'active' })).total).toBe(0)
  expect((await list({ keyword: '%' })).total).toBe(0)
  const counts = { variant_count: 1, category_count: 0, on_hand: 10 }
  expect(answer.data[0]).toMatchObject({ status: 'draft', ...counts })
})

test.each(['斑', '馬t', 'EE恤', '恤衫'])('a part of a name is found: %s', async (keyword) => {
  const { id } = await aProduct(ctx, { title: '斑馬Tee恤衫' })
  const { data } = await api('GET /products', { query: { keyword } })
  expect(data.map(({ _id }) => _id)).toContain(id)
})

test('the index covers Chinese names of two characters', async () => {
  const plan = await planWithIndexes(sql<PlanLine>`explain (analyze, timing off, summary off)
    select from products where search_text like ${containsPattern('不有')}`)
  expect(plan).toMatch(/Bitmap Index Scan on products_search .*actual rows=0/)
})

test('two letters do not read the whole index', async () => {
  const plan = await planWithIndexes(sql<PlanLine>`explain
    select from products where ${holdsKeyword('search_text', 'zq')}`)
  expect(plan).not.toContain('products_search')
})

interface PlanLine {
  'QUERY PLAN': string
}

/** The plan that PostgreSQL would choose if tables were too long to be read whole. */
async function planWithIndexes(explain: RawBuilder<PlanLine>): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await explain.execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

async function actions(productId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', productId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

test('the list filters by what is left to sell, and sorts', async () => {
  const plenty = await aProduct(ctx, { title: 'Shelf plenty', stock: 40 })
  const few = await aProduct(ctx, { title: 'Shelf few', stock: 2 })
  const none = await aProduct(ctx, { title: 'Shelf none', stock: 0 })
  const ids = async (query: object) =>
    (await api('GET /products', { query: { keyword: 'shelf ', ...query } })).data.map(
      ({ _id }) => _id,
    )
  expect(await ids({ stock: 'in_stock', sort: 'title' })).toEqual([few.id, plenty.id])
  expect(await ids({ stock: 'low' })).toEqual([few.id])
  expect(await ids({ stock: 'sold_out' })).toEqual([none.id])
  expect(await ids({ sort: '-title' })).toEqual([plenty.id, none.id, few.id])
})

test('a product names the texts whose simplified Chinese was derived', async () => {
  const { _id } = await api('POST /products', { body: { title: { en: 'Rain hat', zh: '雨帽' } } })
  const change = (body: object) => api('PUT /products/{id}', { params: { id: _id }, body })
  const fabric = { en: 'Wool', zh: '羊毛', cn: '羊毛 100%' }
  const changed = await change({ fabric })
  expect(changed.derived_cn).toContain('title')
  expect(changed.derived_cn).not.toContain('fabric')
  const overridden = await change({ title: { en: 'Rain hat', zh: '雨帽', cn: '防雨帽' } })
  expect(overridden.derived_cn).not.toContain('title')
})

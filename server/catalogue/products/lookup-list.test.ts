import { expect, test } from 'vitest'
import { ask } from '#test/access/ask.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const { api, token } = await shop.staff('manager')
const petrol = {
  code: 'petrol',
  title: { en: 'Petrol', zh: '石油藍' },
  hex: '#1f4e5f',
  family: 'blue',
} as const

const setup = async () => {
  await ctx.bus.settled()
  return shop.anybody()('GET /configuration/latest')
}

async function found(keyword: string) {
  await ctx.bus.settled()
  const { data } = await shop.anybody()(
    'GET /stores/{store_id}/product-management/products/filter',
    {
      params: { store_id: 'main' },
      query: { keyword },
    },
  )
  return data.map(({ _id }) => _id)
}

const actionsOn = async (id: string) => {
  const rows = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

test('a new colour can be used, renamed and found, but not deleted while in use', async () => {
  const made = await api('POST /colours', { body: petrol })
  expect(made).toMatchObject({ title: { cn: '石油蓝' }, position: 0, use_count: 0 })
  const product = await aProduct(ctx, { title: 'Cardigan' })
  const variant = { id: product.variant().id }
  await api('PUT /variants/{id}', { params: variant, body: { colour: 'petrol' } })
  const params = { code: 'petrol' }
  await api('PUT /colours/{code}', { params, body: { title: { en: 'Deep lagoon' } } })
  expect((await setup()).colours).toContainEqual(
    expect.objectContaining({
      code: 'petrol',
      title: expect.objectContaining({ zh: 'Deep lagoon' }),
    }),
  )
  expect(await found('lagoon')).toEqual([product.id])
  const details = await shop.anybody()(
    'GET /stores/{store_id}/product-management/products/{product_id}/details',
    { params: { store_id: 'main', product_id: product.id } },
  )
  expect(JSON.stringify(details)).toContain('Deep lagoon')
  const attempt = api('DELETE /colours/{code}', { params })
  await expect(attempt).rejects.toMatchObject({
    status: 409,
    code: 'in_use',
    message: 'The colour is used by 1 variant of 1 product. Give them another colour first.',
    details: {
      by: [
        { kind: 'variants', count: 1 },
        { kind: 'products', count: 1, examples: ['Cardigan'] },
      ],
    },
  })
  expect(await actionsOn('petrol')).toEqual(['colour_added', 'colour_changed'])
})

test('an unused colour can be deleted; an unchanged update is not recorded', async () => {
  const params = { code: 'ochre' }
  const body = { ...petrol, code: 'ochre', position: 7 }
  await api('POST /colours', { body })
  const { code: _code, ...details } = body
  await api('PUT /colours/{code}', { params, body: details })
  await api('DELETE /colours/{code}', { params })
  expect((await setup()).colours.map(({ code }) => code)).not.toContain('ochre')
  expect(await actionsOn('ochre')).toEqual(['colour_added', 'colour_deleted'])
  await expect(api('DELETE /colours/{code}', { params })).rejects.toMatchObject({ status: 404 })
})

test.each([
  { hex: 'red' },
  { hex: '#FFF' },
  { family: 'plaid' },
  { code: 'Deep Blue' },
  { code: '' },
])('a colour with %j is refused', async (odd) => {
  const body = { ...petrol, code: 'odd', ...odd }
  const answer = await ask(shop, '/api/staff', { key: 'POST /colours' }, token, { body })
  expect(answer.status).toBe(422)
})

test('a new collection can be used, renamed and found, but not deleted while in use', async () => {
  await api('POST /collections', { body: { slug: 'ss27', title: { en: 'Spring 27' } } })
  const again = api('POST /collections', { body: { slug: 'ss27', title: { en: 'Twice' } } })
  await expect(again).rejects.toMatchObject({ status: 422, issues: [{ path: 'slug' }] })
  const product = await aProduct(ctx, { title: 'Anorak' })
  const body = { collection: 'ss27' }
  await api('PUT /products/{id}', { params: { id: product.id }, body })
  const params = { slug: 'ss27' }
  await api('PUT /collections/{slug}', { params, body: { title: { en: 'Monsoon' } } })
  expect((await setup()).collections).toContainEqual(expect.objectContaining({ slug: 'ss27' }))
  expect(await found('monsoon')).toEqual([product.id])
  const { data } = await api('GET /collections')
  expect(data).toMatchObject([{ slug: 'ss27', product_count: 1 }])
  await expect(api('DELETE /collections/{slug}', { params })).rejects.toMatchObject({ status: 409 })
  await api('PUT /products/{id}', { params: { id: product.id }, body: { collection: null } })
  await api('DELETE /collections/{slug}', { params })
  expect((await api('GET /collections')).data).toEqual([])
  expect(await actionsOn('ss27')).toEqual([
    'collection_added',
    'collection_changed',
    'collection_deleted',
  ])
})

test('a product never keeps a collection that is deleted concurrently', async () => {
  const { id } = await aProduct(ctx, { title: 'Parka' })
  const params = { slug: 'flash' }
  for (let round = 0; round < 5; round++) {
    await api('POST /collections', { body: { slug: 'flash', title: { en: 'Flash' } } })
    const [taken, deleted] = await Promise.allSettled([
      api('PUT /products/{id}', { params: { id }, body: { collection: 'flash' } }),
      api('DELETE /collections/{slug}', { params }),
    ])
    expect([taken, deleted].filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    if (taken.status === 'rejected') expect(taken.reason).toMatchObject({ status: 422 })
    else expect(deleted).toMatchObject({ reason: { status: 409 } })
    await api('PUT /products/{id}', { params: { id }, body: { collection: null } })
    if (deleted.status === 'rejected') await api('DELETE /collections/{slug}', { params })
  }
})

test('an assistant can read colours and collections but not change them', async () => {
  const { api: assistant } = await shop.staff('assistant')
  await expect(assistant('GET /colours')).resolves.toHaveProperty('data')
  await expect(assistant('GET /collections')).resolves.toHaveProperty('data')
  const attempt = assistant('POST /colours', { body: { ...petrol, code: 'mint' } })
  await expect(attempt).rejects.toMatchObject({ status: 403 })
})

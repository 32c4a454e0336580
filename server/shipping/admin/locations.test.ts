import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff()
const rate = {
  country: 'HK',
  base: '35',
  base_grams: 1000,
  step: '8.5',
  step_grams: 500,
  free_over: null,
  days_min: 1,
  days_max: 3,
}

async function offered() {
  await ctx.bus.settled()
  const visitor = await shop.visitor()
  return visitor.api('GET /stores/{store_id}/shopping-cart/couriers', {
    params: { store_id: 'main' },
    query: { country_code: 'HK' },
  })
}

const change = (id: string, body: object) => api('PUT /couriers/{id}', { params: { id }, body })

test('changed hours and address of a shop are visible to customers', async () => {
  const changed = await api('PUT /warehouses/{id}', {
    params: { id: place.mall },
    body: {
      hours: { en: 'Daily 10:00 to 22:00', zh: '每日10:00至22:00' },
      phone: '+852 2000 0001',
    },
  })
  expect(changed).toMatchObject({ hours: { cn: '每日10:00至22:00' }, phone: '+852 2000 0001' })
  await ctx.bus.settled()
  const { data } = await shop.anybody()('GET /stores/{store_id}/warehouses/all', {
    params: { store_id: 'main' },
  })
  expect(data.find(({ _id }) => _id === place.mall)).toMatchObject({ phone: '+852 2000 0001' })
  const { data: all } = await api('GET /warehouses')
  expect(all.map(({ _id }) => _id)).toEqual([place.stockroom, place.mall])
})

test('a new shop is available for pickup, and one that never held stock can be deleted', async () => {
  const { stores } = await shop.anybody()('GET /configuration/latest')
  const wish = {
    store_id: stores[0]?._id ?? '',
    slug: 'harbour',
    title: { en: 'Harbour Street', zh: '海傍街' },
    is_pickup: true,
  }
  const made = await api('POST /warehouses', { body: wish })
  expect(made).toMatchObject({ title: { cn: '海傍街' }, hours: { en: '' }, ready_hours: 4 })
  const shops = async () => {
    await ctx.bus.settled()
    const { data } = await shop.anybody()('GET /stores/{store_id}/warehouses/all', {
      params: { store_id: 'main' },
    })
    return data.map(({ _id }) => _id)
  }
  expect(await shops()).toContain(made._id)
  await expect(api('POST /warehouses', { body: wish })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'slug' }],
  })
  const nowhere = api('POST /warehouses', { body: { ...wish, slug: 'x', store_id: 'sto_x' } })
  await expect(nowhere).rejects.toMatchObject({ status: 422, issues: [{ path: 'store_id' }] })
  await api('DELETE /warehouses/{id}', { params: { id: made._id } })
  expect(await shops()).not.toContain(made._id)
  const actions = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', made._id)
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['warehouse_added', 'warehouse_deleted'])
})

test('a warehouse that has held stock cannot be deleted', async () => {
  await aProduct(ctx, { warehouseId: place.stockroom, stock: 1 })
  const attempt = api('DELETE /warehouses/{id}', { params: { id: place.stockroom } })
  await expect(attempt).rejects.toMatchObject({
    status: 409,
    code: 'in_use',
    message: expect.stringMatching(/used by 1 stock level.* Move its stock away/),
    details: {
      what: 'warehouse',
      by: expect.arrayContaining([{ kind: 'stock_levels', count: 1 }]),
    },
  })
  const { data } = await api('GET /warehouses')
  expect(data.map(({ _id }) => _id)).toContain(place.stockroom)
})

test('a new courier is offered, changed and archived', async () => {
  const made = await api('POST /couriers', {
    body: { slug: 'tram-post', title: { en: 'Tram Post' }, rates: [rate] },
  })
  expect(made).toMatchObject({ rates: [{ base: '35.00', step: '8.50', free_over: null }] })
  expect(JSON.stringify(await offered())).toContain('Tram Post')
  expect(await change(made._id, { rates: [{ ...rate, base: '30.00' }] })).toMatchObject({
    rates: [{ base: '30.00' }],
    title: { en: 'Tram Post' },
  })
  expect(await change(made._id, { is_archived: true })).toMatchObject({ is_archived: true })
  expect(JSON.stringify(await offered())).not.toContain('Tram Post')
  const actions = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', made._id)
    .execute()
  expect(actions).toHaveLength(3)
})

test('an update without changes is not recorded', async () => {
  const { data } = await api('GET /couriers')
  const known = data.find(({ _id }) => _id === place.courier)
  await change(place.courier, { rates: known?.rates, tracking_url: known?.tracking_url })
  const changes = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', place.courier)
    .execute()
  expect(changes).toEqual([])
})

test.each([
  { rates: [rate, rate] },
  { rates: [{ ...rate, base: '-1' }] },
  { rates: [{ ...rate, days_min: 5 }] },
  { rates: [{ ...rate, base_grams: 0 }] },
  { tracking_url: 'javascript:alert(1)' },
  { tracking_url: 'https://example.com/no-number' },
])('a courier with %j is refused', async (body) => {
  await expect(change(place.courier, body)).rejects.toMatchObject({ status: 422 })
})

test('a courier’s slug is unique', async () => {
  const again = api('POST /couriers', {
    body: { slug: 'door', title: { en: 'Door' }, rates: [rate] },
  })
  await expect(again).rejects.toMatchObject({ status: 422, issues: [{ path: 'slug' }] })
})

test('an assistant reads warehouses and couriers but changes none; unknown ids are not found', async () => {
  const { api: assistant } = await shop.staff('assistant')
  await expect(assistant('GET /couriers')).resolves.toHaveProperty('data')
  const attempt = assistant('PUT /couriers/{id}', { params: { id: place.courier }, body: {} })
  await expect(attempt).rejects.toMatchObject({ status: 403 })
  await expect(change('cou_0000000000', { position: 1 })).rejects.toMatchObject({ status: 404 })
})

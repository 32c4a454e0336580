import { expect, test } from 'vitest'
import { configuration } from '#contract/endpoints/configuration.ts'
import { layout as demoLayout } from '#demo/layout.ts'
import { paymentMethods } from '#demo/payment-methods.ts'
import { responseMessages } from '#demo/response-messages.ts'
import * as demo from '#demo/shop.ts'
import { sortingLists } from '#demo/sorting-lists.ts'
import { newId } from '#domain/ids.ts'
import { aCollection, aProduct, change } from '#test/builders/catalogue.ts'
import { aStore, mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const api = shop.anybody()
const latest = () => api('GET /configuration/latest')

async function set(slug: string, value: unknown): Promise<void> {
  const row = { slug, value: JSON.stringify(value) }
  await change(ctx, ['configuration'], (trx) =>
    trx
      .insertInto('configurations')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute(),
  )
}

test('a shop without settings has valid defaults', async () => {
  const answer = await latest()
  expect(() => configuration.omit({ default_store_id: true }).parse(answer)).not.toThrow()
  expect(answer).toMatchObject({
    brand: { name: { en: 'Shop', zh: '商店', cn: '商店' }, currency: 'HKD' },
    payment_methods: [],
    limits: { review_images: 5, payment_hours: 72, free_shipping_over: null, low_stock: 5 },
  })
})

test('settings are returned in the contract’s shape, without extra fields', async () => {
  const main = await mainStore(ctx)
  await aStore(ctx, { slug: 'mini', position: 5 })
  await aCollection(ctx, 'aw26')
  await aProduct(ctx, { colours: ['navy'] })
  await set('brand', demo.brand)
  await set('payment_methods', paymentMethods)
  await set('delivery_methods', demo.deliveryMethods)
  await set('countries', demo.countries)
  await set('response_messages', responseMessages)
  await set('limits', demo.limits)
  const answer = await latest()
  expect(configuration.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({
    brand: { name: demo.brand.name },
    stores: [{ slug: 'main' }, { slug: 'mini' }],
    default_store_id: main.id,
    colours: [{ code: 'navy', family: 'blue' }],
    collections: [{ slug: 'aw26' }],
    limits: { return_days: 14, upload_bytes: 10 * 1024 * 1024 },
  })
  expect(answer.payment_methods.map(({ slug }) => slug)).toEqual([
    'fps',
    'card',
    'payme',
    'bank_transfer',
  ])
  expect(answer.payment_methods[0]).not.toHaveProperty('fps')
  expect(Object.keys(answer.response_messages)).toEqual(
    expect.arrayContaining(['order', 'verification_code']),
  )
})

test('changed settings are visible at once', async () => {
  await set('brand', { ...demo.brand, name: { en: 'Renamed', zh: '新名', cn: '新名' } })
  expect((await latest()).brand.name.en).toBe('Renamed')
})

test('free delivery is promised from the amount at which every courier to Hong Kong offers it', async () => {
  const rate = {
    base_cents: 1,
    base_grams: 1,
    step_cents: 1,
    step_grams: 1,
    days_min: 1,
    days_max: 2,
  }
  const courier = (slug: string, country: string, free_over_cents: number | null) => ({
    id: newId('courier'),
    slug,
    title: '{"en":"","zh":"","cn":""}',
    description: '{"en":"","zh":"","cn":""}',
    rates: JSON.stringify([{ country, free_over_cents, ...rate }]),
  })
  const couriers = [
    courier('sf', 'HK', 60_000),
    courier('post', 'HK', 80_000),
    courier('abroad', 'MO', 100_000),
  ]
  await change(ctx, ['couriers'], (trx) => trx.insertInto('couriers').values(couriers).execute())
  expect((await latest()).limits.free_shipping_over).toBe('800.00')
  const foot = courier('foot', 'HK', null)
  await change(ctx, ['couriers'], (trx) => trx.insertInto('couriers').values(foot).execute())
  expect((await latest()).limits.free_shipping_over).toBeNull()
})

test('the layout is returned once it is set', async () => {
  const layout = () => api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } })
  await expect(layout()).rejects.toMatchObject({ status: 404, code: 'not_found' })
  await set('layout', demoLayout)
  expect(await layout()).toEqual(demoLayout)
})

test('products can be sorted in every order the shop has configured', async () => {
  const orders = async () => {
    const call = api('GET /configuration/slug/{slug}/sorting-list', {
      params: { slug: 'products' },
    })
    return (await call).data
  }
  expect((await orders()).map(({ slug }) => slug)).toEqual(['recommended'])
  await set('sorting_lists', sortingLists)
  expect(await orders()).toEqual(sortingLists.products)
  for (const { slug } of await orders()) {
    const call = api('GET /stores/{store_id}/product-management/products/filter', {
      params: { store_id: 'main' },
      query: { slug },
    })
    await expect(call).resolves.toMatchObject({ current_page: 1 })
  }
})

test('the languages of the shop, English first', async () => {
  const { data, fallback } = await api('GET /configuration/slug/customer-locales')
  expect(data.map(({ code, html_lang }) => [code, html_lang])).toEqual([
    ['en', 'en'],
    ['zh', 'zh-Hant-HK'],
    ['cn', 'zh-Hans'],
  ])
  expect(fallback).toBe('en')
})

test.each([
  '/configuration/slug/secrets',
  '/configuration/slug/constructor',
  '/configuration/slug/nonsense/sorting-list',
  '/contents/slug/nonsense/latest',
  `/contents/slug/${'x'.repeat(200)}/latest`,
])('%s is not found', async (path) => {
  const response = await shop.app.request(`/api/customer${path}`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})

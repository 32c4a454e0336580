import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const { api } = await shop.staff()

test('a copy is a draft with the same texts, pictures and prices, but its own SKUs and no stock', async () => {
  const { id } = await aProduct(ctx, {
    price: 59_000,
    colours: ['navy'],
    sizes: ['S', 'M'],
    stock: 4,
    hasPictures: true,
  })
  const params = { id }
  const title = { en: 'Linen shirt', zh: '麻布恤衫', cn: '' }
  const measurements = [{ size: 'M', values: { chest: 54 } }]
  const original = await api('PUT /products/{id}', { params, body: { title, measurements } })

  const copy = await api('POST /products/{id}/copies', { params })
  expect(copy).toMatchObject({
    status: 'draft',
    handle: 'linen-shirt-copy',
    title: { en: 'Linen shirt (copy)', zh: '麻布恤衫（副本）', cn: '麻布恤衫（副本）' },
    measurements,
    pictures: original.pictures,
  })
  expect(copy.pictures.length).toBeGreaterThan(0)
  expect(copy.variants.map(({ sku, size, price }) => ({ sku, size, price }))).toEqual(
    original.variants.map(({ sku, size, price }) => ({ sku: `${sku}-2`, size, price })),
  )
  expect(copy.variants.flatMap(({ stock }) => stock.map(({ on_hand }) => on_hand))).not.toContain(4)

  const again = await api('POST /products/{id}/copies', { params })
  expect(again.variants[0]?.sku).toBe(`${original.variants[0]?.sku}-3`)
  const active = api('PUT /products/{id}/status', {
    params: { id: copy._id },
    body: { status: 'active' },
  })
  expect((await active).status).toBe('active')
})

test('what does not exist is not copied', async () => {
  const copying = api('POST /products/{id}/copies', { params: { id: 'prd_none' } })
  await expect(copying).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
})

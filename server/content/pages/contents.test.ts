import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { change } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const read = (slug: string) =>
  shop.anybody()('GET /contents/slug/{slug}/latest', { params: { slug } })

async function write(slug: string, title: string, createdAt: string): Promise<void> {
  const text = (words: string) => JSON.stringify({ en: words, zh: words, cn: words })
  await change(ctx, [`content:${slug}`], (trx) =>
    trx
      .insertInto('contents')
      .values({
        id: newId('content'),
        slug,
        title: text(title),
        description: text(''),
        body: text('One.\n\nTwo.'),
        data: JSON.stringify({ rows: [title] }),
        created_at: new Date(createdAt),
        published_at: new Date(createdAt),
      })
      .execute(),
  )
}

test('the newest version of a text is served as soon as it is written', async () => {
  await write('about-us', 'First', '2026-01-01T00:00:00Z')
  expect(await read('about-us')).toMatchObject({
    title: { en: 'First' },
    data: { rows: ['First'] },
  })
  await write('about-us', 'Second', '2026-02-01T00:00:00Z')
  await write('about-us', 'An older draft', '2025-02-01T00:00:00Z')
  expect(await read('about-us')).toMatchObject({
    slug: 'about-us',
    title: { en: 'Second' },
    updated_at: '2026-02-01T00:00:00.000Z',
  })
})

test('a missing text is not found until it is written', async () => {
  await expect(read('faq')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  await write('faq', 'Questions', '2026-01-01T00:00:00Z')
  expect(await read('faq')).toMatchObject({ title: { en: 'Questions' } })
})

test('the answer is tagged with its text, so that a change drops it from caches', async () => {
  await write('terms', 'Terms', '2026-01-01T00:00:00Z')
  const response = await shop.app.request(
    '/api/customer/contents/slug/terms/latest',
    {},
    { isInProcess: true },
  )
  expect(response.headers.get('cache-tag')).toBe('content:terms')
})

test('a text names the ways to pay that are switched on, in its language', async () => {
  await aSellingPlace(ctx)
  await write('payment', '{payment_methods}', '2026-01-01T00:00:00Z')
  const { payment_methods: methods } = await shop.anybody()('GET /configuration/latest')
  const { title, data } = await read('payment')
  expect(methods.length).toBeGreaterThan(2)
  for (const method of methods) {
    expect(title.en).toContain(method.title.en)
    expect(title.zh).toContain(method.title.zh)
    expect(title.cn).toContain(method.title.cn)
  }
  expect(JSON.stringify(data)).toContain(methods[0]?.title.en)
  const response = await shop.app.request(
    '/api/customer/contents/slug/payment/latest',
    {},
    { isInProcess: true },
  )
  expect(response.headers.get('cache-tag')).toBe('content:payment,configuration')
})

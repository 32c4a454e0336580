import { expect, test } from 'vitest'
import { aCategory, aCollection, aProduct, change } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)

const text = (en: string, zh: string, cn: string) => ({ en, zh, cn })
const shirts = await aCategory(ctx, { slug: 'shirts', title: text('Shirts', '恤衫', '衬衫') })
const trousers = await aCategory(ctx, { slug: 'trousers', title: text('Trousers', '長褲', '长裤') })
await aCategory(ctx, { slug: 'swimwear', title: text('Swim shorts', '泳褲', '泳裤') })
await aCollection(ctx, 'aw26', text('Autumn island', '秋島', '秋岛'))

const oxford = await aProduct(ctx, {
  handle: 'oxford',
  title: text('Oxford shirt', '牛津恤衫', '牛津衬衫'),
  categories: [shirts.id],
  colours: ['navy'],
  fabricKind: 'cotton',
  collection: 'aw26',
  price: 48_000,
  position: 1,
})
for (let number = 2; number < 9; number += 1) {
  await aProduct(ctx, {
    handle: `linen-${number}`,
    title: text(`Linen shirt ${number}`, `亞麻恤衫${number}`, `亚麻衬衫${number}`),
    categories: [shirts.id],
    colours: ['white'],
    fabricKind: 'linen',
    position: number,
  })
}
await aProduct(ctx, {
  handle: 'chinos',
  title: text('Chinos', '斜布褲', '卡其裤'),
  categories: [trousers.id],
  fabricKind: 'cotton',
  position: 20,
})

const path = '/api/customer/stores/main/product-management/products/suggestions'

const visitor = await shop.visitor()

async function suggest(keyword: string) {
  return visitor.api('GET /stores/{store_id}/product-management/products/suggestions', {
    params: { store_id: 'main' },
    query: { keyword },
  })
}

async function completions(keyword: string): Promise<string[]> {
  return (await suggest(keyword)).completions.map(({ en }) => en)
}

test('a partial search suggests products, categories and longer searches', async () => {
  const { products, categories, completions: longer, correction } = await suggest('shir')
  expect(products).toHaveLength(6)
  expect(products[0]).toEqual({
    _id: oxford.id,
    slug: 'oxford',
    title: text('Oxford shirt', '牛津恤衫', '牛津衬衫'),
    price: { from: '480.00', to: '480.00', original_from: null },
    picture: null,
    stock: 'in_stock',
  })
  expect(categories).toEqual([
    {
      _id: shirts.id,
      slug: 'shirts',
      title: text('Shirts', '恤衫', '衬衫'),
      product_count: 8,
    },
  ])
  expect(longer[0]).toEqual(text('white shirts', '白色恤衫', '白色衬衫'))
  expect(correction).toBeNull()
})

test('searches without results are not suggested', async () => {
  expect(await completions('shirt')).toEqual([
    'white shirts',
    'linen shirts',
    'blue shirts',
    'cotton shirts',
  ])
  const { categories, completions: longer } = await suggest('swim')
  expect([categories, longer]).toEqual([[], []])
})

test.each([
  ['', false],
  ['s', false],
  ['！', false],
  ['sh', true],
  ['恤', true],
  ['衬', true],
  ['褲', true],
])('“%s” is enough to suggest something: %s', async (keyword, isEnough) => {
  const { products, categories } = await suggest(keyword)
  expect(products.length + categories.length > 0).toBe(isEnough)
})

test.each([
  ['linen', 'linen shirts'],
  ['lin', 'linen shirts'],
  ['shirts linen', 'linen shirts'],
  ['亞麻', 'linen shirts'],
  ['亚麻衬', 'linen shirts'],
  ['襯衫', 'white shirts'],
  ['autum', 'Autumn island'],
  ['秋', 'Autumn island'],
  ['cotton pants', 'cotton trousers'],
  ['linnen', 'linen shirts'],
])('%s leads on to %s, in three languages', async (keyword, expected) => {
  const [first, ...rest] = (await suggest(keyword)).completions
  const english = [first?.en, ...rest.map(({ en }) => en)]
  expect(english).toContain(expected)
  expect(first?.zh).not.toBe(first?.en)
})

test('a complete phrase is not suggested as a longer search', async () => {
  expect(await completions('Linen shirts')).not.toContain('linen shirts')
  expect(await completions('亞麻恤衫')).not.toContain('linen shirts')
})

test.each([
  ['oxfrod', 'oxford'],
  ['Oxfrod shrit', 'oxford shirt'],
  ['blue trouzers', 'blue trousers'],
  ['linnen 恤衫', 'linen 恤衫'],
])('%s is put right: %s', async (keyword, correction) => {
  expect((await suggest(keyword)).correction).toBe(correction)
})

test.each(['oxford', 'oxf', 'poncho', 'jumper', '恤衫', 'xyzzyplugh', 't-shirt'])(
  '%s needs no correction, or has none',
  async (keyword) => {
    expect((await suggest(keyword)).correction).toBeNull()
  },
)

test('suggestions are the same for everyone until what they show changes', async () => {
  const response = await shop.app.request(`${path}?keyword=chino`, {}, { isInProcess: true })
  const tags = response.headers.get('cache-tag')?.split(',') ?? []
  expect(tags).toEqual(expect.arrayContaining(['products', 'categories', 'promotions']))
  expect(tags.some((tag) => tag.startsWith('product:'))).toBe(true)
})

test('a renamed category is suggested by its new name at once', async () => {
  expect((await suggest('pantaloons')).categories).toEqual([])
  await change(ctx, [`category:${trousers.id}`, 'categories'], (trx) =>
    trx
      .updateTable('categories')
      .set({ title: JSON.stringify(text('Pantaloons', '馬褲', '马裤')) })
      .where('id', '=', trousers.id)
      .execute(),
  )
  const { categories } = await suggest('pantaloons')
  expect(categories.map(({ slug }) => slug)).toEqual(['trousers'])
})

test.each([
  ['no keyword', path, 422],
  ['a keyword without end', `${path}?keyword=${'a'.repeat(121)}`, 422],
  ['a store there is not', `${path.replace('main', 'nowhere')}?keyword=shirt`, 404],
])('%s is refused', async (_, url, status) => {
  expect((await shop.app.request(url)).status).toBe(status)
})

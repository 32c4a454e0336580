import { expect, test } from 'vitest'
import type { Answer } from '#contract/client.ts'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

type Query = Record<string, string | number>
type List = Answer<'GET /stores/{store_id}/product-management/products/filter'>

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)

const text = (en: string, zh: string, cn: string) => ({ en, zh, cn })
const category = async (slug: string, title: ReturnType<typeof text>) =>
  (await aCategory(ctx, { slug, title })).id
const shirts = await category('shirts', text('Shirts', '恤衫', '衬衫'))
const tees = await category('tees', text('T-shirts', 'T恤', 'T恤'))
const polos = await category('polos', text('Polo shirts', 'Polo恤', 'Polo衫'))
const knits = await category('knitwear', text('Knitwear', '毛衣', '针织衫'))
const coats = await category('coats', text('Coats', '大褸', '大衣'))
const hats = await category('accessories', text('Accessories', '配飾', '配饰'))

await aProduct(ctx, {
  handle: 'oxford',
  title: text('Oxford shirt', '牛津恤衫', '牛津衬衫'),
  description: text('Button-down collar.', '領尖有鈕。', '领尖有纽扣。'),
  categories: [shirts],
  colours: ['sky', 'white'],
  sizes: ['S', 'M'],
  styleNumber: 'P1024',
  position: 1,
})
await aProduct(ctx, {
  handle: 'flannel',
  title: text('Brushed flannel shirt', '磨毛法蘭絨恤衫', '磨毛法兰绒衬衫'),
  description: text('Warmer than an Oxford.', '比牛津布暖。', '比牛津布暖。'),
  categories: [shirts],
  colours: ['rust'],
  position: 2,
})
await aProduct(ctx, {
  handle: 'tee',
  title: text('Heavy T-shirt', '厚身T恤', '重磅T恤'),
  categories: [tees],
  colours: ['navy'],
  position: 0,
})
await aProduct(ctx, {
  handle: 'polo',
  title: text('Piqué polo', '珠地Polo恤', '珠地Polo衫'),
  categories: [polos],
  colours: ['navy'],
  position: 3,
})
await aProduct(ctx, {
  handle: 'roll-neck',
  title: text('Merino roll neck', '美麗諾樽領毛衣', '美利奴高领毛衣'),
  categories: [knits],
  tags: ['winter', 'office-wear'],
  position: 4,
})
await aProduct(ctx, {
  handle: 'duffle',
  title: text('Duffle coat', '牛角扣大褸', '牛角扣大衣'),
  subtitle: text('Wool melton', '麥爾登羊毛', '麦尔登羊毛'),
  categories: [coats],
  colours: ['camel'],
  position: 5,
})
await aProduct(ctx, {
  handle: 'scarf',
  title: text('Cashmere scarf', '茄士咩頸巾', '羊绒围巾'),
  categories: [hats],
  position: 6,
})

async function list(query: Query): Promise<List> {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
  const response = await shop.app.request(
    `/api/customer/stores/main/product-management/products/filter?${search}`,
  )
  expect(response.status).toBe(200)
  return response.json()
}

async function find(keyword: string): Promise<string[]> {
  return (await list({ keyword, per_page: 50 })).data.map(({ slug }) => slug)
}

test.each([
  ['English', 'oxford shirt'],
  ['Hong Kong wording', '牛津恤衫'],
  ['Mainland wording', '牛津衬衫'],
  ['Mainland wording in traditional characters', '牛津襯衫'],
  ['Hong Kong wording in simplified characters', '牛津恤衫'],
  ['full-width letters', 'ＯＸＦＯＲＤ'],
  ['a mixture', 'oxford 恤衫'],
  ['the other way about', '恤衫 牛津'],
  ['the colour', '天藍色恤衫'],
  ['the colour in English', 'sky blue shirt'],
  ['the style number', 'p1024'],
  ['the SKU', 'OXFORD-SKY-M'],
  ['words that say nothing besides', "the men's oxford shirts"],
])('an Oxford shirt is found first by %s', async (_, keyword) => {
  expect((await find(keyword))[0]).toBe('oxford')
})

test('衬衫, 襯衫, 恤衫 and shirt find the same shirts first, T-shirts after them or not at all', async () => {
  for (const keyword of ['衬衫', '襯衫', '恤衫', 'shirt', 'shirts']) {
    expect((await find(keyword)).slice(0, 2)).toEqual(['oxford', 'flannel'])
  }
  expect(await find('襯衫')).toEqual(['oxford', 'flannel'])
})

test.each([
  ['tee', 'tee'],
  ['T恤', 'tee'],
  ['t-shirt', 'tee'],
  ['波恤', 'polo'],
  ['冷衫', 'roll-neck'],
  ['毛衣', 'roll-neck'],
  ['jumper', 'roll-neck'],
  ['高領', 'roll-neck'],
  ['樽领', 'roll-neck'],
  ['turtleneck', 'roll-neck'],
  ['overcoat', 'duffle'],
  ['大衣', 'duffle'],
  ['大褸', 'duffle'],
  ['圍巾', 'scarf'],
  ['頸巾', 'scarf'],
  ['muffler', 'scarf'],
  ['羊绒', 'scarf'],
  ['開司米', 'scarf'],
])('%s finds the %s first', async (keyword, handle) => {
  expect((await find(keyword))[0]).toBe(handle)
})

test('one Chinese character anywhere in a word is enough', async () => {
  expect(await find('津')).toEqual(['oxford'])
  expect(await find('樽')).toEqual(['roll-neck'])
  expect(await find('扣')).toContain('duffle')
  expect(await find('鑽')).toEqual([])
})

test.each([
  ['oxfrod', 'oxford'],
  ['oxfor', 'oxford'],
  ['Oxforrd', 'oxford'],
  ['merinno', 'roll-neck'],
  ['cashmeer', 'scarf'],
  ['duflle', 'duffle'],
  ['sweter', 'roll-neck'],
  ['pique', 'polo'],
])('the typo %s still finds the %s', async (keyword, handle) => {
  expect((await find(keyword))[0]).toBe(handle)
})

test('a corrected search reports the corrected keyword and gives its results', async () => {
  const slipped = await list({ keyword: 'Oxfrod' })
  expect(slipped.corrected_keyword).toBe('oxford')
  expect(await find('Oxfrod')).toEqual(await find('oxford'))
  expect(await list({ keyword: 'oxford' })).not.toHaveProperty('corrected_keyword')
  expect((await list({ keyword: '恤衫 oxfrod' })).corrected_keyword).toBe('恤衫 oxford')
})

test('a literal search is not corrected', async () => {
  const found = await list({ keyword: 'oxfrod', literal: 'true' })
  expect(found).not.toHaveProperty('corrected_keyword')
  expect(found.total).toBe(0)
})

test('a known word is not treated as a typo', async () => {
  expect(await find('tee')).not.toContain('oxford')
  expect(await find('short')).not.toContain('oxford')
})

test('an unfinished word finds its completions', async () => {
  expect(await find('ox')).toEqual(['oxford'])
  expect(await find('merin')).toEqual(['roll-neck'])
})

test('a word in a description finds nothing that others have in their name', async () => {
  expect(await find('oxford')).toEqual(['oxford'])
  expect(await find('oxford flannel')).toEqual(['flannel'])
  expect(await find('warmer')).toEqual(['flannel'])
})

test('a fabric that no other text names is found', async () => {
  const made = await aProduct(ctx, {
    handle: 'socks',
    title: text('Boot socks', '靴襪', '靴袜'),
    fabric: text('80% vicuña', '80%駱馬毛', '80%骆马毛'),
  })
  expect(await find('vicuña')).toEqual([made.handle])
  expect(await find('駱馬毛')).toEqual([made.handle])
})

test('equally relevant products are in recommended order', async () => {
  expect(await find('navy')).toEqual(['tee', 'polo'])
})

test('if no product has every word, those with most of them are shown', async () => {
  expect(await find('oxford shirt umbrella')).toContain('oxford')
  expect(await find('oxford umbrella')).toEqual([])
  expect(await find('xyzzyplugh')).toEqual([])
  expect(await find('！？')).toEqual([])
})

test('tags match fully and partially', async () => {
  expect(await find('office')).toEqual(['roll-neck'])
})

test('a search can also be sorted and filtered', async () => {
  const byTitle = await list({ keyword: '恤衫', sort_by: 'title.en' })
  expect(byTitle.data.map(({ slug }) => slug)).toEqual(['flannel', 'oxford'])
  const blue = await list({ keyword: 'shirt', colours: 'blue', category_ids: 'shirts' })
  expect(blue.data.map(({ slug }) => slug)).toEqual(['oxford'])
})

test('a renamed product is found at once by its new name and not by the old one', async () => {
  const made = await aProduct(ctx, { title: 'Quilted zamovar' })
  expect(await find('zamovar')).toEqual([made.handle])
  await change(ctx, [`product:${made.id}`], (trx) =>
    trx
      .updateTable('products')
      .set({ title: JSON.stringify(text('Quilted brunhild', '', '')) })
      .where('id', '=', made.id)
      .execute(),
  )
  expect(await find('zamovar')).toEqual([])
  expect(await find('zamovra')).toEqual([])
  expect(await find('brunhild')).toEqual([made.handle])
})

test('a renamed category is found by its new name at once', async () => {
  await change(ctx, [`category:${hats}`], (trx) =>
    trx
      .updateTable('categories')
      .set({ title: JSON.stringify(text('Finishing touches', '點綴', '点缀')) })
      .where('id', '=', hats)
      .execute(),
  )
  expect(await find('點綴')).toEqual(['scarf'])
})

import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Answer } from '#contract/client.ts'
import { categoryHierarchy } from '#contract/endpoints/categories.ts'
import { exampleOf } from '#contract/examples.ts'
import { recordedApi } from '#test/recorded-api.ts'
import { messages } from '../messages/zh.ts'
import { provideMessages } from '../messages/messages.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { loadListing } from './load-listing.ts'

provideMessages('zh', messages)

const listCall = 'GET /stores/{store_id}/product-management/products/filter'
const facets: NonNullable<Answer<typeof listCall>['facets']> = {
  categories: [],
  colours: [],
  sizes: [],
  fits: [],
  fabrics: [],
  collections: [{ value: 'aw26', title: { en: 'AW26', zh: '秋冬', cn: '秋冬' }, count: 3 }],
  brands: [],
  price: null,
  in_stock: 0,
}

/** The list at this address, of a shop whose lists hold `total` products. */
function load(address: string, { total = 30, within }: { total?: number; within?: string } = {}) {
  const asked: URLSearchParams[] = []
  const api = recordedApi({
    [listCall](query) {
      asked.push(query)
      const page = { current_page: 1, next_page_url: null, total }
      return { ...page, data: [], facets }
    },
  })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(localeContext, 'zh')
  const request = new Request(`https://shop.example${address}`)
  return { list: loadListing({ request, context }, within), asked }
}

/** Random in each recording of the examples. */
function recordedIdOf(slug: string): string {
  const text = JSON.stringify(exampleOf(categoryHierarchy))
  const found = new RegExp(`"_id":"(cat_\\w+)","slug":"${slug}"`).exec(text)?.[1]
  if (found === undefined) throw new Error(`no category ${slug} in the examples`)
  return found
}

async function redirectOf(list: Promise<unknown>) {
  const thrown: unknown = await list.catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('no redirect', { cause: thrown })
  return [thrown.status, thrown.headers.get('location')]
}

test('a category asked for by its id leads to its address for good, with its filters', async () => {
  const within = recordedIdOf('shirts')
  const { list } = load(`/zh/shop/main/category/${within}/product?sizes=M`, { within })
  expect(await redirectOf(list)).toEqual([301, '/zh/shop/main/category/shirts/product?sizes=M'])
})

test('a category that the shop does not have is not found', async () => {
  const { list } = load('/zh/shop/main/category/no/product', { within: 'no' })
  await expect(list).rejects.toMatchObject({ init: { status: 404 } })
})

test('a page beyond the last one leads to the last one', async () => {
  const { list } = load('/zh/shop/main/product?page=9')
  expect(await redirectOf(list)).toEqual([302, '/zh/shop/main/product?page=2'])
})

test('a range of pages is asked for page by page, with counts only once', async () => {
  const { list, asked } = load('/zh/shop/main/product?from=1&page=2')
  expect((await list).pages).toBe(2)
  const pages = asked.filter((query) => query.get('per_page') === '24')
  expect(pages.map((query) => [query.get('page'), query.get('with_facets')])).toEqual([
    ['1', null],
    ['2', 'true'],
  ])
})

test('an order that the shop does not have is none', async () => {
  const { list, asked } = load('/zh/shop/main/product?sort=upwards')
  await list
  expect(asked.map((query) => query.get('slug'))).toEqual(asked.map(() => 'recommended'))
})

test.each([
  ['', messages.catalogue.allProducts],
  ['?sort=newest', messages.catalogue.newIn],
  ['?collections=aw26', '秋冬'],
  ['?keyword=恤衫&collections=aw26', messages.catalogue.resultsFor('恤衫')],
])('the list at %j is headed %j', async (query, heading) => {
  expect((await load(`/zh/shop/main/product${query}`).list).heading).toBe(heading)
})

test('a category is headed by its own words, and its way leads back', async () => {
  const { list } = load('/zh/shop/main/category/shirts/product', { within: 'shirts' })
  expect(await list).toMatchObject({
    heading: '恤衫',
    crumbs: [
      { path: '/' },
      { title: '上衣', path: '/shop/main/category/tops/product' },
      { title: '恤衫' },
    ],
  })
})

test('a list without products offers best sellers', async () => {
  const { list, asked } = load('/zh/shop/main/product?keyword=zzyzx', { total: 0 })
  expect((await list).rescue).toEqual([])
  const [fillers, bought] = asked.slice(-2)
  expect([fillers?.get('per_page'), fillers?.get('keyword')]).toEqual(['4', null])
  expect(bought?.get('product_ids')).toMatch(/^prd_/)
})

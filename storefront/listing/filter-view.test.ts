import { expect, test } from 'vitest'
import type { CategoryNode } from '#contract/endpoints/categories.ts'
import { filterView, type FilterInput } from './filter-view.ts'
import { parseListing } from './listing-search.ts'

function titled(title: string) {
  return { en: title, zh: `${title}（繁）`, cn: `${title}（简）` }
}

function counted(counts: Readonly<Record<string, number>>) {
  return Object.entries(counts).map(([value, count]) => {
    return { value, count, title: titled(value), hex: '#1d2a44' }
  })
}

function category(slug: string, children: CategoryNode[] = []): CategoryNode {
  const details = { parent_id: null, image: null, product_count: 1, children }
  return { _id: `cat_${slug}`, slug, title: titled(slug), description: titled(''), ...details }
}

const plain: FilterInput['plain'] = {
  categories: counted({ tops: 5, shirts: 3, bags: 0 }),
  colours: counted({ navy: 4, ecru: 1 }),
  sizes: counted({ m: 2 }),
  fits: [],
  fabrics: [],
  collections: [],
  brands: [],
  price: { min: '179.50', max: '1280.10' },
  in_stock: 5,
}

type Facets = ReturnType<typeof counted>

function view(
  address: string,
  facets: Partial<FilterInput['facets']> = {},
  unfiltered: Partial<FilterInput['plain']> = {},
) {
  const search = parseListing(new URLSearchParams(address))
  const categories = [category('tops', [category('shirts')]), category('bags')]
  const details = {
    search,
    plain: { ...plain, ...unfiltered },
    facets: { ...plain, ...facets },
    categories,
    onSale: 2,
  }
  return filterView(details, 'zh')
}

test('a value that this list has stays in sight when nothing of it is left', () => {
  expect(view('sizes=m', { colours: counted({ navy: 4, ecru: 0 }) }).colours).toEqual([
    { value: 'navy', title: 'navy（繁）', count: 4, hex: '#1d2a44' },
    { value: 'ecru', title: 'ecru（繁）', count: 0, hex: '#1d2a44' },
  ])
})

test('a value that this list never had is offered only while it is chosen', () => {
  const colours = counted({ navy: 4, red: 0 })
  const shown = (address: string) => view(address, { colours }).colours.map(({ value }) => value)
  expect(shown('')).toEqual(['navy'])
  expect(shown('colours=red')).toEqual(['navy', 'red'])
})

test('categories keep their tree, and empty ones are left out', () => {
  expect(view('', { categories: counted({ tops: 1 }) }).categories).toEqual([
    {
      slug: 'tops',
      title: 'tops（繁）',
      count: 1,
      children: [{ slug: 'shirts', title: 'shirts（繁）', count: 0, children: [] }],
    },
  ])
})

test('prices are whole dollars that hold every price of the list, whatever is chosen', () => {
  const narrow = { price: { min: '400.00', max: '500.00' } }
  expect(view('sizes=m', narrow).price).toEqual({ min: 179, max: 1281 })
  expect(view('')).toMatchObject({ in_stock: 5, on_sale: 2 })
})

test('brands are offered as soon as there are two of them', () => {
  const shown = (brands: Facets, address = '') =>
    view(address, { brands }, { brands }).brands.map(({ value }) => value)
  expect(shown(counted({ praya: 5 }))).toEqual([])
  expect(shown(counted({ praya: 4, kee: 1 }))).toEqual(['praya', 'kee'])
  expect(shown(counted({ praya: 5 }), 'brands=praya')).toEqual(['praya'])
})

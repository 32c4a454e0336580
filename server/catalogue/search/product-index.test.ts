import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FacetCounts, Filter, Sorting } from '../../platform/product-search.ts'
import type { ProductRow } from './load-products.ts'
import { ProductIndex } from './product-index.ts'
import { Taxonomy } from './taxonomy.ts'

const title = (en: string) => ({ en, zh: en, cn: en })
const taxonomy = new Taxonomy(
  [
    { id: 'tops', parent_id: null, slug: 'tops', title: title('Tops') },
    { id: 'shirts', parent_id: 'tops', slug: 'shirts', title: title('Shirts') },
    { id: 'tees', parent_id: 'tops', slug: 'tees', title: title('Tees') },
    { id: 'hats', parent_id: null, slug: 'hats', title: title('Hats') },
  ],
  [
    { code: 'navy', family: 'blue', title: title('Navy') },
    { code: 'sky', family: 'blue', title: title('Sky') },
    { code: 'red', family: 'red', title: title('Red') },
  ],
  [{ slug: 'aw26', title: title('Winter') }],
)
const parents: Readonly<Record<string, string>> = { shirts: 'tops', tees: 'tops' }
const families: Readonly<Record<string, string>> = { navy: 'blue', sky: 'blue', red: 'red' }

const variant = fc.record({
  colour: fc.constantFrom('navy', 'sky', 'red', null),
  size: fc.constantFrom('S', 'M', 'L', null),
  price: fc.constantFrom(10_000, 20_000, 30_000),
  compare_at: fc.constantFrom(40_000, null),
  stock: fc.uniqueArray(
    fc.record({
      store: fc.constantFrom('main', 'mini'),
      free: fc.constantFrom(0, 3),
      to_come: fc.constantFrom(0, 0, 2),
    }),
    { selector: ({ store }) => store },
  ),
})
const store = fc.constantFrom('main', 'mini')

const product = fc.record({
  id: fc.integer({ min: 0, max: 60 }).map((number) => `prd_${number}`),
  title: fc.constantFrom('Alpha', 'Beta', 'Gamma delta', 'Beta gamma').map(title),
  fit_kind: fc.constantFrom('slim', 'relaxed', null),
  fabric_kind: fc.constantFrom('wool', 'linen', null),
  collection_slug: fc.constantFrom('aw26', null),
  brand: fc.constantFrom('praya', 'kee', ''),
  tags: fc.subarray(['warm', 'office']),
  has_picture: fc.boolean(),
  position: fc.nat(5),
  published_at: fc.integer({ min: 1, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, day))),
  category_ids: fc.subarray(['shirts', 'tees', 'hats', 'tops']),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
})

const row = product.map((made): ProductRow => ({
  ...made,
  handle: made.id.replace('prd_', 'handle-'),
  subtitle: title(''),
  description: title(''),
  fabric: null,
  style_number: null,
  goes_with: [],
  stores: storesOf(made),
  colours: made.variants.flatMap(({ colour }) => colour ?? []),
  skus: ['sku'],
}))

/** Products without stock anywhere belong to the default store. */
function storesOf({ variants }: Pick<ProductRow, 'variants'>): string[] {
  const stores = new Set(variants.flatMap(({ stock }) => stock.map((each) => each.store)))
  return stores.size > 0 ? [...stores] : ['main']
}

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    keyword: fc.constantFrom('alpha', 'beta', 'gamma', 'beta gamma'),
    categories: fc.subarray(['shirts', 'tees', 'hats', 'tops', 'nowhere']),
    colours: fc.subarray(['blue', 'red', 'plaid']),
    sizes: fc.subarray(['S', 'M', 'L']),
    fits: fc.subarray(['slim', 'relaxed']),
    fabrics: fc.subarray(['wool', 'linen']),
    collections: fc.subarray(['aw26']),
    brands: fc.subarray(['praya', 'kee']),
    tags: fc.subarray(['warm', 'office']),
    priceMin: fc.constantFrom(0, 15_000, 25_000),
    priceMax: fc.constantFrom(15_000, 25_000, 90_000),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  },
  { requiredKeys: [] },
)

const sorting: fc.Arbitrary<Sorting> = fc.record({
  by: fc.constantFrom('title', 'position', 'published', 'price'),
  isDescending: fc.boolean(),
})

const all = { offset: 0, limit: 1000 }

test('results and facet counts match a linear scan of all products', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 80 }),
      filter,
      sorting,
      store,
      (rows, wanted, order, at) => {
        const index = new ProductIndex(taxonomy)
        for (const each of rows) index.put(each)
        const known = [...new Map(rows.map((each) => [each.id, each])).values()].filter((each) =>
          each.stores.includes(at),
        )
        const found = index.in(at).search(wanted, order, all, true)
        const expected = known.filter((each) => matches(each, wanted, at))
        expect(found.ids).toEqual(sorted(expected, order, at).map(({ id }) => id))
        expect(found.total).toBe(expected.length)
        expectFacets(found.facets, known, wanted, at)
      },
    ),
  )
})

test('an index after many changes gives the same results as a new one', () => {
  const change = fc.oneof(row, fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 150 }),
      filter,
      sorting,
      store,
      (changes, wanted, order, at) => {
        const lived = new ProductIndex(taxonomy)
        const left = new Map<string, ProductRow>()
        for (const each of changes) {
          if (typeof each === 'number') {
            left.delete(`prd_${each}`)
            lived.remove(`prd_${each}`)
          } else {
            left.set(each.id, each)
            lived.put(each)
            lived.in(at).search(wanted, order, all)
          }
        }
        const fresh = new ProductIndex(taxonomy)
        for (const each of left.values()) fresh.put(each)
        const answer = lived.in(at).search(wanted, order, all, true)
        expect(answer.ids).toEqual(fresh.in(at).search(wanted, order, all).ids)
        const known = [...left.values()].filter((each) => each.stores.includes(at))
        expectFacets(answer.facets, known, wanted, at)
      },
    ),
  )
})

test('the pages together are the whole list, each product once', () => {
  fc.assert(
    fc.property(fc.array(row), filter, fc.integer({ min: 1, max: 7 }), (rows, chosen, limit) => {
      const wanted = { keyword: 'beta', ...chosen }
      const built = new ProductIndex(taxonomy)
      for (const each of rows) built.put(each)
      const index = built.in('main')
      for (const by of ['title', 'relevance'] as const) {
        const order = { by, isDescending: false }
        const whole = index.search(wanted, order, all).ids
        const pages = []
        for (let offset = 0; offset < whole.length; offset += limit) {
          pages.push(...index.search(wanted, order, { offset, limit }).ids)
        }
        expect(pages).toEqual(whole)
      }
    }),
  )
})

function matches(each: ProductRow, wanted: Filter, at: string): boolean {
  const any = (values: readonly string[] | undefined, own: readonly (string | null)[]) =>
    !values?.length || own.some((value) => value !== null && values.includes(value))
  const { priceMin = 0, priceMax = Infinity, keyword = '' } = wanted
  const prices = each.variants.map(({ price }) => price)
  const categories = each.category_ids.flatMap((id) => [id, parents[id] ?? id])
  const words = `${each.title.en} ${categories.join(' ')}`.toLowerCase()
  return (
    keyword.split(' ').every((word) => words.includes(word)) &&
    any(wanted.categories, categories) &&
    any(wanted.fits, [each.fit_kind]) &&
    any(wanted.fabrics, [each.fabric_kind]) &&
    any(wanted.collections, [each.collection_slug]) &&
    any(wanted.brands, [each.brand]) &&
    any(wanted.tags, each.tags) &&
    Math.min(...prices) <= priceMax &&
    Math.max(...prices) >= priceMin &&
    (!wanted.onSale || each.variants.some(({ compare_at }) => compare_at !== null)) &&
    each.variants.some(
      ({ colour, size, stock }) =>
        any(wanted.colours, [families[colour ?? ''] ?? null]) &&
        any(wanted.sizes, [size]) &&
        (!wanted.inStock || stock.some((one) => one.store === at && one.free > 0)),
    )
  )
}

function sorted(
  rows: readonly ProductRow[],
  { by, isDescending }: Sorting,
  at: string,
): ProductRow[] {
  const price = (each: ProductRow) => Math.min(...each.variants.map((one) => one.price))
  const text = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  const compare = (a: ProductRow, b: ProductRow) =>
    (by === 'title' && text(a.title.en.toLowerCase(), b.title.en.toLowerCase())) ||
    (by === 'published' && a.published_at.getTime() - b.published_at.getTime()) ||
    (by === 'price' && price(a) - price(b)) ||
    (by === 'position' && Number(isSoldOut(a, at)) - Number(isSoldOut(b, at))) ||
    (by === 'position' && Number(b.has_picture) - Number(a.has_picture)) ||
    a.position - b.position ||
    text(a.id, b.id)
  const ascending = rows.toSorted(compare)
  return isDescending ? ascending.toReversed() : ascending
}

function isSoldOut({ variants }: ProductRow, at: string): boolean {
  const stock = variants.flatMap((variant) => variant.stock)
  return !stock.some(({ store: where, free, to_come }) => where === at && free + to_come > 0)
}

const facetNames = [
  ...(['categories', 'colours', 'sizes', 'fits', 'fabrics'] as const),
  ...(['collections', 'brands'] as const),
]

/** Each count is what choosing only that value in its facet would find. */
function expectFacets(
  facets: FacetCounts | null,
  rows: readonly ProductRow[],
  wanted: Filter,
  at: string,
) {
  if (!facets) throw new Error('no facets')
  const count = (choice: Filter) =>
    rows.filter((each) => matches(each, { ...wanted, ...choice }, at)).length
  for (const name of facetNames) {
    for (const { value, count: given } of facets[name]) {
      expect(`${name} ${value} ${given}`).toBe(`${name} ${value} ${count({ [name]: [value] })}`)
    }
  }
  expect(facets.inStock).toBe(count({ inStock: true }))
  const unpriced = rows.filter((each) => {
    const { priceMin: _, priceMax: __, ...others } = wanted
    return matches(each, others, at)
  })
  const prices = unpriced.flatMap((each) => each.variants.map(({ price }) => price))
  const range = { min: Math.min(...prices), max: Math.max(...prices) }
  expect(facets.price).toEqual(prices.length > 0 ? range : null)
}

test('a handle reassigned to another product leads to that one', () => {
  const [one, two] = fc.sample(row, 2)
  if (!one || !two) throw new Error('no rows')
  const index = new ProductIndex(taxonomy)
  const stores = ['main']
  index.put({ ...one, stores, id: 'prd_one', handle: 'shirt' })
  index.put({ ...two, stores, id: 'prd_two', handle: 'shirt' })
  index.put({ ...one, stores, id: 'prd_one', handle: 'old-shirt' })
  const range = index.in('main')
  expect(range.find('shirt')).toBe('prd_two')
  expect(range.find('old-shirt')).toBe('prd_one')
  expect(index.in('mini').find('old-shirt')).toBeUndefined()
  index.remove('prd_two')
  expect(range.find('shirt')).toBeUndefined()
})

import type pg from 'pg'
import type { Task } from './load.ts'
import type { Site } from './site.ts'
import { visits } from './visits.ts'
import type { Works } from './work.ts'

export const storePath = '/api/customer/stores/main'
const listPath = `${storePath}/product-management/products/filter`
const cardsPerPage = 24

/** Enough products for a whole run to request details not yet cached. */
const enoughToBeNew = 5000

/** The calls of a catalogue page, compared with the same JSON and the same rows. */
export async function catalogueWorks(site: Site): Promise<Works> {
  const ids = await productIds(site.pool)
  const sqlCards = selecting(site.pool, cardsOf, groupsOf(ids, cardsPerPage))
  const sqlDetails = selecting(site.pool, detailsOf, groupsOf(ids, 1))
  const recognition = (paths: readonly string[]) => visits(site, { kind: 'api', paths })
  return {
    'Product list, 24 cards': async () => ({ ...(await recognition(lists(ids))), sql: sqlCards }),
    'List with facets': async () => ({ ...(await recognition(facetedLists())), sql: sqlCards }),
    'Product details': async () => ({
      ...(await recognition(ids.slice(0, 64).map(detailsPath))),
      sql: sqlDetails,
    }),
    ...(ids.length >= enoughToBeNew && {
      'Product details, first time': async () => ({
        ...(await visits(site, {
          kind: 'api',
          paths: ids.slice(64).map(detailsPath),
          isFresh: true,
        })),
        sql: sqlDetails,
      }),
    }),
    'Search by keyword': () => recognition(searches()),
    'Suggestions while typing': () => recognition(suggestions()),
    'List, several filters': () => recognition(filteredLists()),
    'Related products': () => recognition(ids.slice(0, 64).map(relatedPath)),
    'Category tree': () => recognition([`${storePath}/product-management/categories/all/hierachy`]),
  }
}

/** Shuffled, but the same in every run. */
export async function productIds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from products order by md5(id)')
  return rows.map(({ id }) => id)
}

export function detailsPath(id: string): string {
  return `${storePath}/product-management/products/${id}/details`
}

function relatedPath(id: string): string {
  return `${storePath}/product-management/related-products-urls?product_id=${id}`
}

export function listUrl(query: Readonly<Record<string, string>>): string {
  return `${listPath}?${new URLSearchParams({ per_page: String(cardsPerPage), ...query })}`
}

const sorts = ['recommended', 'newest', 'price_asc', 'price_desc']

/** First pages in every sort order: what shoppers look at. */
export function lists(ids: readonly string[]): string[] {
  const pages = Math.min(16, Math.floor(ids.length / cardsPerPage))
  return sorts.flatMap((slug) =>
    Array.from({ length: pages }, (_, at) => listUrl({ slug, page: String(at + 1) })),
  )
}

export function facetedLists(): string[] {
  const filters: Record<string, string>[] = [
    {},
    { category_ids: 'tops' },
    { category_ids: 'shirts,tees' },
    { category_ids: 'outerwear', colours: 'blue,green' },
    { colours: 'blue' },
    { colours: 'white,grey', sizes: 'M,L' },
    { sizes: '32', in_stock: 'true' },
    { category_ids: 'trousers', price_max: '800' },
    { fabrics: 'linen,cotton' },
    { fits: 'relaxed', on_sale: 'true' },
    { category_ids: 'knitwear', sort_by: 'price' },
    { price_min: '500', price_max: '900', in_stock: 'true' },
  ]
  return filters.flatMap((filter) =>
    sorts.map((slug) => listUrl({ slug, with_facets: 'true', ...filter })),
  )
}

/** Searches as typed in Hong Kong: two languages, three scripts, single characters, typos. */
const keywords =
  'shirt|linen shirt|oxfrod shirt|navy|cardgan|blue chinos|merino jumper|corduory|raincoat xl|t-shirt|B00042|polo|恤衫|衫|褲|外套|襯衫|衬衫|羊毛冷衫|藍色長褲|短裤|風褸|燈芯絨|灯芯绒 外套|帽|圓領T恤|毛衣|牛仔褲|西装外套|亞麻|水洗 純棉|no such thing'

export function searches(): string[] {
  return keywords.split('|').map((keyword) => listUrl({ keyword }))
}

/** Every prefix of each keyword. */
export function suggestions(): string[] {
  const typed = keywords
    .split('|')
    .flatMap((keyword) =>
      Array.from({ length: keyword.length }, (_, at) => keyword.slice(0, at + 1)),
    )
  return typed.map((keyword) => {
    const query = new URLSearchParams({ keyword })
    return `${storePath}/product-management/products/suggestions?${query}`
  })
}

/** Lists narrowed down by several filters at once. */
export function filteredLists(): string[] {
  const filters: Record<string, string>[] = [
    { category_ids: 'shirts', colours: 'white,blue', sizes: 'M,L', in_stock: 'true' },
    { category_ids: 'tops,outerwear', fabrics: 'cotton,linen', fits: 'regular,relaxed' },
    { colours: 'grey', sizes: '32,34', price_max: '900', on_sale: 'true' },
    { keyword: 'linen', category_ids: 'shirts', colours: 'blue', price_min: '300' },
  ]
  return filters.flatMap((filter) =>
    sorts.map((slug) => listUrl({ slug, with_facets: 'true', ...filter })),
  )
}

function groupsOf(ids: readonly string[], size: number): string[][] {
  const groups = Array.from({ length: Math.floor(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  )
  return groups.slice(0, 64)
}

function selecting(pool: pg.Pool, text: string, groups: readonly string[][]): Task {
  return async (_slot, turn) => {
    await pool.query({ name: text.slice(0, 60), text, values: [groups[turn % groups.length]] })
  }
}

const parts = `
  (select json_agg(json_build_object('sku', sku, 'colour', colour_code, 'size', size,
      'price', price_cents, 'before', compare_at_cents, 'free', (
        select sum(on_hand - reserved) from stock_levels where variant_id = variants.id))
      order by position)
    from variants where product_id = products.id and archived_at is null) as variants,
  (select json_agg(json_build_object('file', file_id, 'width', width, 'height', height,
      'background', background, 'alt', alt, 'colour', colour_code, 'view', view) order by position)
    from product_pictures join files on files.id = file_id
    where product_id = products.id) as pictures,
  (select json_agg(json_build_object('id', id, 'slug', slug, 'title', title))
    from product_categories join categories on id = category_id
    where product_id = products.id) as categories`

const cardsOf = `select id, handle, title, subtitle, style_number, published_at, ${parts}
  from products where id = any($1)`

const detailsOf = `select products.*, ${parts} from products where id = any($1)`

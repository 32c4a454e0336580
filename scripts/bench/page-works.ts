import { slugify } from '#domain/slug.ts'
import { z } from 'zod'
import type { Site } from './site.ts'
import { visits } from './visits.ts'
import type { Works } from './work.ts'

export interface Page {
  id: string
  slug: Record<'en' | 'zh' | 'cn', string>
  variants: string[]
}

const prefixes = { en: '', zh: '/zh', cn: '/cn' } as const
const locales = ['en', 'zh', 'cn'] as const

/** Pages as a browser requests them, compared with a bare server with the same bytes in memory. */
export async function pageWorks(site: Site): Promise<Works> {
  const products = await findProducts(site)
  const [shown] = products
  if (!shown) throw new Error('there are no products to show')
  const kept = (path: string) => () => visits(site, { kind: 'page', paths: [path] })
  const fresh = (paths: readonly string[]) => () =>
    visits(site, { kind: 'page', paths, isFresh: true, leisurely: 25 })
  return {
    'Home page, kept': kept('/'),
    'Listing page, kept': kept('/shop/main/product'),
    'Product page, kept': kept(productPath('en', shown)),
    'Listing page, rendered': fresh(freshListings()),
    'Product page, rendered': fresh(freshProducts(products)),
  }
}

export async function findProducts({ pool }: Site): Promise<Page[]> {
  const { rows } = await pool.query(`
    select products.id, title, array_agg(variants.id order by md5(variants.id)) as variants
    from products join variants on product_id = products.id
    group by products.id order by md5(products.id) limit 1000`)
  const title = z.object({ en: z.string(), zh: z.string(), cn: z.string() })
  const row = z.object({ id: z.string(), title, variants: z.array(z.string()) })
  return z
    .array(row)
    .parse(rows)
    .map(({ id, title: { en, zh, cn }, variants }) => {
      return { id, variants, slug: { en: slugify(en), zh: slugify(zh), cn: slugify(cn) } }
    })
}

export function productPath(locale: (typeof locales)[number], { id, slug }: Page): string {
  return `${prefixes[locale]}/shop/main/product/${id}/${encodeURIComponent(slug[locale])}`
}

/** URLs not requested yet: each product with each of its variants, in each language. */
function freshProducts(products: readonly Page[]): string[] {
  const max = Math.max(...products.map(({ variants }) => variants.length))
  return Array.from({ length: max }, (_, at) =>
    locales.flatMap((locale) =>
      products.flatMap((product) => {
        const variant = product.variants[at]
        return variant ? [`${productPath(locale, product)}?variant=${variant}`] : []
      }),
    ),
  ).flat()
}

const listingChoices = {
  category: ['shirts', 'tees', 'knitwear', 'trousers', 'jackets', 'coats', 'polos', 'shorts'],
  colour: ['blue', 'white', 'green', 'grey', 'black', 'brown', 'beige', 'red'],
  size: ['S', 'M', 'L', 'XL'],
  sort: ['newest', 'price_asc', 'price_desc'],
}

/** Every combination of a category, a colour, a size, a sort order and a language. */
export function freshListings(): string[] {
  const { category, colour, size, sort } = listingChoices
  const all = size.flatMap((eachSize) =>
    colour.flatMap((eachColour) =>
      sort.flatMap((eachSort) =>
        category.flatMap((eachCategory) =>
          locales.map((locale) => {
            const query = {
              category: eachCategory,
              colour: eachColour,
              size: eachSize,
              sort: eachSort,
            }
            return `${prefixes[locale]}/shop/main/product?${new URLSearchParams(query)}`
          }),
        ),
      ),
    ),
  )
  return all
}

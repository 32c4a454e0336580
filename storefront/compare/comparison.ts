import type { Locale } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { withNote } from '#domain/with-note.ts'
import type { Messages } from '../messages/messages.ts'
import { presentProduct, type ProductDetails } from '../product/present-product.ts'
import type { ProductView } from '../product/product-view.ts'
import { amountCents, priceText } from '../price-text.ts'

export interface ComparedProduct {
  id: string
  title: string
  number: string | null
  picture: { file: string; alt: string; background: string } | null
}

export interface ComparedRow {
  id: RowId
  /** One per product; empty where unknown. */
  values: readonly string[]
  /** Products differ in a fact that people choose by; in most others they always do. */
  isMarked: boolean
}

export const rowIds = [
  'price',
  'points',
  'colours',
  'sizes',
  'fit',
  'fabric',
  'care',
  'origin',
  'collection',
  'rating',
] as const
export type RowId = (typeof rowIds)[number]

const markable: ReadonlySet<RowId> = new Set(['price', 'fit', 'fabric'])

export interface Comparison {
  products: readonly ComparedProduct[]
  /** Facts that at least one product has. */
  rows: readonly ComparedRow[]
}

type Presented = Pick<
  ProductView,
  'title' | 'number' | 'colours' | 'variants' | 'sizes' | 'fit' | 'fabric'
> &
  Pick<ProductView, 'care' | 'origin' | 'collection'>

/** Products side by side, with the rows in which they differ. */
export function compare(
  details: readonly ProductDetails[],
  locale: Locale,
  messages: Messages,
): Comparison {
  const products = details.map((each) => ({ each, view: presentProduct(each, null, locale) }))
  const rows = rowIds.map((id): ComparedRow => {
    const values = products.map(({ each, view }) => valueOf(id, each, view, locale, messages))
    return { id, values, isMarked: markable.has(id) && new Set(values).size > 1 }
  })
  return {
    products: products.map(({ each, view }) => ({
      id: each._id,
      title: view.title,
      number: view.number,
      picture: view.colours[0]?.pictures[0] ?? null,
    })),
    rows: rows.filter(({ values }) => values.some((value) => value !== '')),
  }
}

function valueOf(
  id: RowId,
  details: ProductDetails,
  view: Presented,
  locale: Locale,
  { catalogue, product }: Messages,
): string {
  switch (id) {
    case 'price':
      return priceOf(view, locale, catalogue.priceFrom)
    case 'points':
      return details.point_price === null ? '' : details.point_price.toLocaleString('en')
    case 'colours':
      return joinList(
        view.colours.map(({ title }) => title),
        locale,
      )
    case 'sizes':
      return view.sizes
        .map((size) => sizeText(view, size, catalogue, product.soldOut, locale))
        .join(' ')
    case 'care':
      return joinList(
        view.care.map(({ title }) => title),
        locale,
      )
    case 'collection':
      return view.collection?.title ?? ''
    case 'rating':
      return details.review_average === null
        ? ''
        : product.averageOf(details.review_average.toFixed(1), details.review_count)
    default:
      return view[id] ?? ''
  }
}

function priceOf(
  { variants }: Presented,
  locale: Locale,
  priceFrom: (price: string) => string,
): string {
  const [cheapest, ...others] = variants.toSorted(
    (a, b) => amountCents(a.price) - amountCents(b.price),
  )
  if (!cheapest) return ''
  const price = priceText(cheapest.price, locale)
  return others.some((each) => each.price !== cheapest.price) ? priceFrom(price) : price
}

function sizeText(
  { variants }: Presented,
  size: string,
  { sizeTitle }: Messages['catalogue'],
  soldOut: string,
  locale: Locale,
): string {
  const isThere = variants.some((each) => each.size === size && each.available > 0)
  return withNote(sizeTitle(size), isThere ? '' : soldOut, locale)
}

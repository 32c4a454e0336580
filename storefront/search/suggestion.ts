import type { Answer } from '#contract/client.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { categoryPath, productPath, searchPath } from '../paths.ts'

export type Suggestions = Answer<'GET /stores/{store_id}/product-management/products/suggestions'>

/** A suggestion; `path` has no language prefix. */
export type Suggestion = { text: string; path: string } & (
  | { kind: 'search' }
  | { kind: 'category'; count: number }
  | { kind: 'product'; price: Suggestions['products'][number]['price']; picture: string | null }
)

// Eight in total: as many as a phone shows above its keyboard without scrolling.
const max = { search: 2, category: 2, product: 4 }

export function suggestionsIn(found: Suggestions, locale: Locale): Suggestion[] {
  const { correction, completions, categories, products } = found
  const searches = [correction ?? '', ...completions.map((text) => localize(text, locale))]
  return [
    ...[...new Set(searches)]
      .filter((text) => text !== '')
      .slice(0, max.search)
      .map((text) => ({ kind: 'search' as const, text, path: searchPath(text) })),
    ...categories.slice(0, max.category).map(({ title, slug, product_count: count }) => ({
      kind: 'category' as const,
      text: localize(title, locale),
      path: categoryPath(slug),
      count,
    })),
    ...products.slice(0, max.product).map(({ _id: id, title, price, picture }) => ({
      kind: 'product' as const,
      text: localize(title, locale),
      path: productPath({ id, title: localize(title, locale) }),
      price,
      picture: picture?.file_id ?? null,
    })),
  ]
}

/** The row an arrow key leads to; null is the field itself, between the last and the first row. */
export function nextRow(current: number | null, rows: number, step: 1 | -1): number | null {
  const place = current === null ? 0 : current + 1
  const next = (place + step + rows + 1) % (rows + 1)
  return next === 0 ? null : next - 1
}

/** The text before, within and after the match; null if there is none. */
export function splitAt(text: string, typed: string): [string, string, string] | null {
  const start = text.toLowerCase().indexOf(typed.toLowerCase())
  const end = start + typed.length
  return start < 0 ? null : [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

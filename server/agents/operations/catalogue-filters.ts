import { centsOf } from '#domain/format-money.ts'
import { locales } from '#domain/locale.ts'
import { allCategories } from '../../catalogue/categories.ts'
import type { Ctx } from '../../platform/context.ts'
import { say, warning, type Message } from '../wire/messages.ts'
import type { Details, Variant } from '../wire/present-product.ts'
import type { RequestContext, RequestFilters } from '../wire/request-shapes.ts'
import type { Call } from './call.ts'

/** A request's filters as the catalogue knows them. */
export interface Filters {
  /** Ids with all their subcategories; null: any category. */
  categories: readonly string[] | null
  priceMin: number | undefined
  priceMax: number | undefined
  messages: Message[]
}

/**
 * Reads categories by id, slug or title. Prices are in the currency of the request's context; the
 * shop has one currency, so a filter in another is left out and the answer says so.
 */
export async function readFilters(
  { ctx, locale }: Call,
  filters: RequestFilters | undefined,
  context: RequestContext | undefined,
): Promise<Filters> {
  const currency = context?.currency?.toUpperCase() ?? 'HKD'
  const isForeign = filters?.price !== undefined && currency !== 'HKD'
  const price = isForeign ? undefined : filters?.price
  return {
    categories: filters?.categories?.length ? await idsOf(ctx, filters.categories) : null,
    priceMin: price?.min,
    priceMax: price?.max,
    messages: isForeign
      ? [warning('filter_ignored', say('other_currency', locale), '$.filters.price')]
      : [],
  }
}

async function idsOf(ctx: Ctx, named: readonly string[]): Promise<string[]> {
  const wanted = new Set(named.map((each) => each.trim().toLowerCase()))
  const all = await allCategories(ctx)
  const found = new Set<string>()
  // Tree order finds a parent before its children.
  for (const { id, slug, title, parent_id: parent } of all) {
    const names = [id, slug, ...locales.map((each) => title[each])]
    const isNamed = names.some((each) => wanted.has(each.toLowerCase()))
    if (isNamed || (parent !== null && found.has(parent))) found.add(id)
  }
  return [...found]
}

export function matchesCategory({ categories }: Filters, details: Details): boolean {
  return categories === null || details.categories.some(({ _id }) => categories.includes(_id))
}

export function matchesPrice({ priceMin, priceMax }: Filters, { price }: Variant): boolean {
  const amount = centsOf(price)
  return amount >= (priceMin ?? 0) && amount <= (priceMax ?? Number.POSITIVE_INFINITY)
}

/** Variants in stock first. */
export function featuredFirst(variants: readonly Variant[]): Variant[] {
  const rank = { in_stock: 0, low: 1, pre_order: 2, sold_out: 3 } as const
  return variants.toSorted((a, b) => rank[a.stock] - rank[b.stock])
}

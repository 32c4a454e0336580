import type { z } from '@hono/zod-openapi'
import type { productDetails } from '#contract/endpoints/catalogue.ts'
import { DomainError } from '#domain/errors.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import type { StoreSearch } from '../platform/product-search.ts'
import { isNew } from './cards.ts'
import { promotionsOn } from '../promotions/promotions-on.ts'
import { categoryParents, tagOf } from './categories.ts'
import { withAncestors } from './category-tree.ts'
import { namesOfRows } from './named-rows.ts'
import { presentDetails, type Details } from './present-details.ts'
import { shownPrices } from './prices/shown-prices.ts'
import { findDetailsRow, type FoundDetails } from './product-rows.ts'

type DetailsAnswer = z.input<typeof productDetails>

/** A product of a store by `_id` or handle, with the tags of what it shows. Throws `product_not_found`. */
export async function productDetailsOf(
  ctx: Ctx,
  storeId: string,
  idOrHandle: string,
): Promise<{ answer: DetailsAnswer; tags: string[] }> {
  const range = await ctx.search.current(storeId)
  const id = range.find(idOrHandle)
  const details = id === undefined ? null : await loadDetails(ctx, storeId, id)
  if (!details) throw new DomainError('product_not_found')
  const answer = await amongOthers(ctx, range, details)
  return { answer, tags: ['products', ...detailsTags(details)] }
}

/** The same of a row that is not for sale yet. */
export async function detailsOfDraft(
  ctx: Ctx,
  storeId: string,
  found: FoundDetails,
): Promise<DetailsAnswer> {
  const present = await presenterOf(ctx)
  return amongOthers(ctx, await ctx.search.current(storeId), present(found))
}

async function amongOthers(ctx: Ctx, range: StoreSearch, details: Details): Promise<DetailsAnswer> {
  return {
    ...details,
    is_new: isNew(ctx, range, details._id, details.published_at),
    goes_with: details.goes_with.flatMap((each) => range.find(each) ?? []),
    promotions: await promotionsOn(ctx, await scopeFactsOf(ctx, details)),
  }
}

async function scopeFactsOf(ctx: Ctx, { _id: productId, categories, tags }: Details) {
  const own = categories.map((category) => category._id)
  return { productId, categoryIds: withAncestors(await categoryParents(ctx), own), tags }
}

function loadDetails(ctx: Ctx, storeId: string, id: string): Promise<Details | null> {
  return cached(ctx, `details:${storeId}:${id}`, async () => {
    const present = await presenterOf(ctx)
    const found = await findDetailsRow(ctx.db, { id, storeId, at: ctx.clock() })
    if (!found || found.variants.length === 0) return { value: null, tags: [`product:${id}`] }
    const details = present(found)
    return { value: details, tags: detailsTags(details) }
  })
}

async function presenterOf(ctx: Ctx): Promise<(found: FoundDetails) => Details> {
  const variantsOf = await shownPrices(ctx)
  const withNames = await namesOfRows(ctx)
  return (found) => {
    const row = withNames(found)
    return presentDetails({ ...row, variants: variantsOf(row) })
  }
}

function detailsTags({ _id, categories }: Details): string[] {
  return [
    `product:${_id}`,
    `stock:${_id}`,
    'configuration',
    'warehouses',
    'promotions',
    ...categories.map((category) => tagOf(category._id)),
  ]
}

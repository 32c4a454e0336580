import { sql } from 'kysely'
import { few } from '#db/few.ts'
import { productDetailsOf } from '../../catalogue/details.ts'
import type { Ctx } from '../../platform/context.ts'
import type { StoreSearch } from '../../platform/product-search.ts'
import { ProtocolError } from '../protocol/protocol-error.ts'
import { info, type Message } from '../wire/messages.ts'
import { presentProduct, type Variant } from '../wire/present-product.ts'
import type { LookupRequest } from '../wire/request-shapes.ts'
import { success, type Call, type Outcome } from './call.ts'
import { featuredFirst, matchesCategory, matchesPrice, readFilters } from './catalogue-filters.ts'
import { detailsIfSold, productView, theStore } from './product-view.ts'

const maxIds = 50

/** Products by ids of products or variants, handles, SKUs and barcodes. */
export async function lookupCatalog(call: Call, request: LookupRequest): Promise<Outcome> {
  const { ctx } = call
  const ids = [...new Set(request.ids)]
  if (ids.length > maxIds) {
    throw new ProtocolError('request_too_large', `At most ${maxIds} ids can be looked up at once.`)
  }
  const filters = await readFilters(call, request.filters, request.context)
  const store = await theStore(ctx)
  const named = await resolve(ctx, await ctx.search.current(store.id), ids)
  const view = await productView(call)
  const products = await Promise.all(
    [...named].map(async ([productId, inputs]) => {
      const details = await detailsIfSold(() => productDetailsOf(ctx, store.id, productId))
      if (!details || !matchesCategory(filters, details)) return []
      const fitting = details.variants.filter((each) => matchesPrice(filters, each))
      const found = correlate(fitting, inputs)
      if (found.length === 0) return []
      const variants = found.map(({ variant }) => variant)
      const product = presentProduct(view, details, variants)
      return [
        {
          ...product,
          variants: product.variants.map((each, at) => ({ ...each, inputs: found[at]?.inputs })),
        },
      ]
    }),
  )
  const known = new Set([...named.values()].flat().map(({ id }) => id))
  const messages: Message[] = [
    ...filters.messages,
    ...ids.filter((id) => !known.has(id)).map((id) => info('not_found', id)),
  ]
  return success(call, {
    products: products.flat(),
    ...(messages.length > 0 && { messages }),
  })
}

/** One identifier of a request; without a variant it names the whole product. */
interface Input {
  id: string
  variantId: string | null
}

/** Identifiers by the product that they name. */
async function resolve(
  ctx: Ctx,
  range: StoreSearch,
  ids: readonly string[],
): Promise<Map<string, Input[]>> {
  const variants = await findNamedVariants(ctx, ids)
  const named = new Map<string, Input[]>()
  const add = (productId: string, input: Input) =>
    named.set(productId, [...(named.get(productId) ?? []), input])
  for (const id of ids) {
    const product = range.find(id)
    if (product !== undefined) add(product, { id, variantId: null })
    for (const row of variants) {
      const isNamed = [row.id, row.sku, row.barcode].includes(id)
      if (isNamed && range.find(row.product_id) !== undefined) {
        add(row.product_id, { id, variantId: row.id })
      }
    }
  }
  return named
}

export function findNamedVariants({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  return db
    .selectFrom('variants')
    .select(['id', 'sku', 'barcode', 'product_id'])
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        sql<boolean>`id in ${few(ids)}`,
        sql<boolean>`sku in ${few(ids)}`,
        sql<boolean>`barcode in ${few(ids)}`,
      ]),
    )
    .execute()
}

/** The variants that the identifiers lead to, each with the identifiers that led to it. */
function correlate(fitting: readonly Variant[], inputs: readonly Input[]) {
  const [featured] = featuredFirst(fitting)
  const found = new Map<Variant, { id: string; match: 'exact' | 'featured' }[]>()
  for (const { id, variantId } of inputs) {
    const exact = fitting.find(({ _id }) => _id === variantId)
    const variant = variantId === null ? featured : exact
    if (!variant) continue
    const match = variantId === null ? 'featured' : 'exact'
    found.set(variant, [...(found.get(variant) ?? []), { id, match }])
  }
  return [...found].map(([variant, correlated]) => ({ variant, inputs: correlated }))
}

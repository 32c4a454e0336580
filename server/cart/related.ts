import { findBoughtWith } from '../catalogue/bought-together.ts'
import { productUrl } from '../catalogue/product-urls.ts'
import type { Ctx } from '../platform/context.ts'
import type { CartKey } from './queries.ts'

const inShopOrder = { by: 'position', isDescending: false } as const

/** API paths of products related to the cart's; for an empty cart, the shop's first products. */
export async function relatedUrls(
  ctx: Ctx,
  cart: CartKey,
  store: string,
  max: number,
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('cart_items as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .select('v.product_id')
    .distinct()
    .where('l.account_id', '=', cart.accountId)
    .where('l.store_id', '=', cart.storeId)
    .execute()
  const range = await ctx.search.current(cart.storeId)
  const ids = rows.map(({ product_id }) => product_id)
  const found =
    ids.length > 0
      ? range.related({ ids, boughtWith: await findBoughtWith(ctx.db, ids) }, max)
      : range.search({}, inShopOrder, { offset: 0, limit: max }).ids
  return found.map((id) => productUrl(store, id))
}

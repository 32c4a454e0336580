import type { Ctx } from '../platform/context.ts'
import type { StoreSearch } from '../platform/product-search.ts'
import { listStores } from '../settings/stores.ts'

/** What the shop's own pages show: the range of the default store. */
export async function defaultStoreSearch(ctx: Ctx): Promise<StoreSearch> {
  const [first] = await listStores(ctx)
  return ctx.search.current(first?.id ?? '')
}

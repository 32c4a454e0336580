import type { Ctx } from '../platform/context.ts'
import { listStores } from '../settings/stores.ts'
import type { StoreRange } from './search/store-range.ts'

/** What the shop's own pages show: the range of the default store. */
export async function defaultRange(ctx: Ctx): Promise<StoreRange> {
  const [first] = await listStores(ctx)
  return ctx.search.current(first?.id ?? '')
}

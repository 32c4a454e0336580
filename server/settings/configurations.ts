import { kept } from '../platform/cache/kept.ts'
import type { Ctx } from '../platform/context.ts'

export type ConfigurationSlug =
  | 'brand'
  | 'payment_methods'
  | 'delivery_methods'
  | 'countries'
  | 'response_messages'
  | 'limits'
  | 'sorting_lists'
  | 'layout'
  | 'membership'
  | 'holidays'
  | 'staff_notices'

/** A stored setting, not validated; undefined if it was never set. */
export async function findConfiguration(ctx: Ctx, slug: ConfigurationSlug): Promise<unknown> {
  const all = await kept(ctx, 'configurations', async () => {
    const rows = await ctx.db.selectFrom('configurations').select(['slug', 'value']).execute()
    return { value: new Map(rows.map((row) => [row.slug, row.value])), tags: ['configuration'] }
  })
  return all.get(slug)
}

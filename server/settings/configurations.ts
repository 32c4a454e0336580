import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'

type ConfigurationSlug =
  | 'brand'
  | 'payment_methods'
  | 'delivery_methods'
  | 'countries'
  | 'response_messages'
  | 'limits'
  | 'retention'
  | 'sorting_lists'
  | 'layout'
  | 'membership'
  | 'holidays'
  | 'closure'
  | 'staff_notifications'
  | 'pop_ups'
  | 'theme'
  | 'password_page'
  | 'agents'

/** A stored setting, not validated; undefined if it was never set. */
export async function findConfiguration(ctx: Ctx, slug: ConfigurationSlug): Promise<unknown> {
  const all = await cached(ctx, 'configurations', async () => {
    const rows = await ctx.db.selectFrom('configurations').select(['slug', 'value']).execute()
    return { value: new Map(rows.map((row) => [row.slug, row.value])), tags: ['configuration'] }
  })
  return all.get(slug)
}

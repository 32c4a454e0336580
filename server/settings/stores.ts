import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'

export interface Store {
  id: string
  slug: string
  title: LocalizedText
}

export async function getStore(ctx: Ctx, idOrSlug: string): Promise<Store> {
  const stores = await listStores(ctx)
  const store = stores.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug)
  if (!store) throw new DomainError('not_found')
  return store
}

/** In the shop's order; the first is the default. */
export function listStores(ctx: Ctx): Promise<readonly Store[]> {
  return cached(ctx, 'stores', async () => ({
    value: await ctx.db
      .selectFrom('stores')
      .select(['id', 'slug', 'title'])
      .orderBy('position')
      .orderBy('slug')
      .execute(),
    tags: ['configuration'],
  }))
}

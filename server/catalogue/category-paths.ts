import { kept } from '../platform/cache/kept.ts'
import type { Ctx } from '../platform/context.ts'

/** Adds to categories all that are above them: a promotion on tops is one on shirts. */
export async function withAncestors(
  ctx: Ctx,
): Promise<(categoryIds: readonly string[]) => string[]> {
  const parents = await kept(ctx, 'category-parents', async () => ({
    value: await loadParents(ctx),
    tags: ['categories'],
  }))
  return (categoryIds) => {
    const all = new Set<string>()
    for (const id of categoryIds) {
      for (let at: string | null = id; at !== null && !all.has(at); at = parents.get(at) ?? null) {
        all.add(at)
      }
    }
    return [...all]
  }
}

async function loadParents(ctx: Ctx): Promise<ReadonlyMap<string, string | null>> {
  const rows = await ctx.db.selectFrom('categories').select(['id', 'parent_id']).execute()
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
}

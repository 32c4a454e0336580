import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import { kept } from '../kept.ts'
import { stored, type ConfigurationSlug, type Stored } from './stored.ts'

/** One configuration, checked. Throws `not_found` when the shop has none of that name. */
export async function readConfiguration<Slug extends ConfigurationSlug>(
  ctx: Ctx,
  slug: Slug,
): Promise<Stored<Slug>> {
  return kept(ctx, `configuration:${slug}`, async () => {
    const row = await ctx.db
      .selectFrom('configurations')
      .select('value')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!row) throw new DomainError('not_found')
    // The schema under a slug makes that slug's type; the compiler cannot follow the look-up.
    const value = stored[slug].parse(row.value) as Stored<Slug>
    return { value, tags: ['configuration'] }
  })
}

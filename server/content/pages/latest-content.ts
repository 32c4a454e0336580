import type { z } from '@hono/zod-openapi'
import type { contentBySlug } from '#contract/endpoints/configuration.ts'
import { DomainError } from '#domain/errors.ts'
import { cached } from '../../platform/cache/cached.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { searchTextOf } from '../../platform/text/search-texts.ts'

type Content = z.input<typeof contentBySlug.answer>

/** The public version of a text. Throws `not_found`. */
export async function latestContent(ctx: Ctx, slug: string): Promise<Content> {
  const content = await cached(ctx, `content:${slug}`, async () => ({
    value: (await findContent(ctx.db, slug, ctx.clock())) ?? null,
    tags: [`content:${slug}`],
  }))
  if (!content) throw new DomainError('not_found')
  return content
}

/** The version that is public at that time. */
export async function findContent(
  db: Db | Trx,
  slug: string,
  at: Date,
): Promise<Content | undefined> {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'title', 'description', 'body', 'data', 'published_at'])
    .select((eb) => searchTextOf('content', eb.ref('slug')).as('search_text'))
    .where('slug', '=', slug)
    .where('published_at', '<=', at)
    .orderBy('published_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, published_at, search_text, ...rest } = row
  return {
    _id: id,
    ...rest,
    updated_at: (published_at ?? at).toISOString(),
    ...(search_text && { search_text }),
  }
}

import type { z } from '@hono/zod-openapi'
import type { contentBySlug } from '#contract/endpoints/configuration.ts'
import { DomainError } from '#domain/errors.ts'
import { cached } from '../../platform/cache/cached.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/database/db.ts'

type Content = z.input<typeof contentBySlug.answer>

/** The newest version of a text. Throws `not_found`. */
export async function latestContent(ctx: Ctx, slug: string): Promise<Content> {
  const content = await cached(ctx, `content:${slug}`, async () => ({
    value: (await findContent(ctx.db, slug)) ?? null,
    tags: [`content:${slug}`],
  }))
  if (!content) throw new DomainError('not_found')
  return content
}

async function findContent(db: Db, slug: string): Promise<Content | undefined> {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'title', 'description', 'body', 'data', 'created_at'])
    .where('slug', '=', slug)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, created_at, ...rest } = row
  return { _id: id, ...rest, updated_at: created_at.toISOString() }
}

import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { getContent, listContents, writeContent } from '#contract/staff/contents.ts'
import { contentPath } from '#domain/content-path.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { textJson } from '../../platform/text/complete-translations.ts'

type ContentAnswer = z.input<typeof getContent.answer>
type ContentInput = z.output<typeof writeContent.body & {}>

/** An arbitrary number that every process shares. */
const lockKey = 7_266_202

/** Adds a version and keeps the older ones. Throws `conflict` if another was added meanwhile. */
export async function addContentVersion(
  trx: Trx,
  ctx: TrxCtx,
  slug: string,
  input: ContentInput,
  changes: ChangeRecorder,
): Promise<ContentAnswer> {
  await sql`select pg_advisory_xact_lock(${lockKey}, hashtext(${slug}))`.execute(trx)
  const before = await findContent(trx, slug)
  if (input.known_id !== undefined && input.known_id !== (before?._id ?? null)) {
    throw new DomainError('conflict')
  }
  const id = newId('content')
  await trx
    .insertInto('contents')
    .values({
      id,
      slug,
      title: textJson(input.title),
      description: textJson(input.description),
      body: textJson(input.body),
      data: JSON.stringify(input.data ?? before?.data ?? {}),
      created_at: laterThan(before, ctx.clock()),
    })
    .execute()
  await changes.record(trx, {
    action: 'content_written',
    subject: { kind: 'content', id: slug },
    before: before && { version: before._id },
    after: { version: id },
  })
  await ctx.bus.announce(trx, ['contents', `content:${slug}`])
  return getContentVersion(trx, slug)
}

/** The newest version, or the given one. Throws `not_found`. */
export async function getContentVersion(
  db: Db | Trx,
  slug: string,
  version?: string,
): Promise<ContentAnswer> {
  const content = await findContent(db, slug, version)
  if (!content) throw new DomainError('not_found')
  return content
}

export async function listLatestContents(
  db: Db,
): Promise<z.input<typeof listContents.answer>['data']> {
  const rows = await db
    .selectFrom('contents')
    .distinctOn('slug')
    .select(['id', 'slug', 'title', 'created_at'])
    .select(sql<number>`count(*) over (partition by slug)`.as('version_count'))
    .orderBy('slug')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, created_at, ...row }) => ({
    _id: id,
    path: contentPath(row.slug),
    ...row,
    created_at: created_at.toISOString(),
  }))
}

async function findContent(
  db: Db | Trx,
  slug: string,
  version?: string,
): Promise<ContentAnswer | undefined> {
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const row = version === undefined ? rows[0] : rows.find(({ id }) => id === version)
  if (!row) return undefined
  const { id, created_at, ...rest } = row
  const versions = rows.map((each) => ({
    _id: each.id,
    created_at: each.created_at.toISOString(),
  }))
  const path = contentPath(rest.slug)
  return { _id: id, path, ...rest, created_at: created_at.toISOString(), versions }
}

/** The newest version is served, so two must not have the same time. */
function laterThan(before: ContentAnswer | undefined, now: Date): Date {
  const min = before ? Date.parse(before.created_at) + 1 : 0
  return new Date(Math.max(min, now.getTime()))
}

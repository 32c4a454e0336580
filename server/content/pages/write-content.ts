import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { homeData } from '#contract/page-data.ts'
import type { getContent, listContents, writeContent } from '#contract/staff/contents.ts'
import { contentPath } from '#domain/content-path.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { requireLinks, requireTextLinks } from '../../settings/check-links.ts'
import { textJson } from '../../platform/text/complete-translations.ts'
import { findContent as findPublicContent } from './latest-content.ts'

type ContentAnswer = z.input<typeof getContent.answer>
type ContentInput = z.output<typeof writeContent.body & {}>

/** An arbitrary number that every process shares. */
const lockKey = 7_266_202

/**
 * Adds a version and keeps the older ones; one that is not public yet becomes a draft. Throws
 * `conflict` if another was added meanwhile, and `invalid` for a link of a public page that answers
 * nothing.
 */
export async function addContentVersion(
  trx: Trx,
  ctx: TrxCtx,
  slug: string,
  input: ContentInput,
  changes: ChangeRecorder,
): Promise<ContentAnswer> {
  const now = ctx.clock()
  await sql`select pg_advisory_xact_lock(${lockKey}, hashtext(${slug}))`.execute(trx)
  const before = await findContent(trx, slug, now)
  if (input.known_id !== undefined && input.known_id !== (before?._id ?? null)) {
    throw new DomainError('conflict')
  }
  const publishedAt = publishingTime(input, now)
  const data = dataOf(slug, input.data ?? before?.data ?? {})
  if (publishedAt !== null) {
    if (slug === 'home') await requireLinks(trx, data, 'data')
    await requireTextLinks(trx, input.body, 'body')
  }
  await trx
    .updateTable('contents')
    .set({ published_at: null })
    .where('slug', '=', slug)
    .where('published_at', '>', now)
    .execute()
  const id = newId('content')
  await trx
    .insertInto('contents')
    .values({
      id,
      slug,
      title: textJson(input.title),
      description: textJson(input.description),
      body: textJson(input.body),
      data: JSON.stringify(data),
      created_at: laterThan(before, now),
      published_at: publishedAt,
    })
    .execute()
  await changes.record(trx, {
    action: 'content_written',
    subject: { kind: 'content', id: slug },
    before: before && { version: before._id },
    after: { version: id },
  })
  await announceContent(trx, ctx, slug, publishedAt)
  return getContentVersion(trx, ctx, slug)
}

/** The home page with its links as they are stored; what does not fit its shape is left as sent. */
function dataOf(slug: string, data: Record<string, unknown>): Record<string, unknown> {
  return slug === 'home' ? (homeData.safeParse(data).data ?? data) : data
}

/** An earlier time means now: a version was not public before it was written. */
function publishingTime({ published_at: at }: ContentInput, now: Date): Date | null {
  if (at === null) return null
  return at === undefined || new Date(at) < now ? now : new Date(at)
}

/** Drops the page from caches now, and again when the version becomes public. */
async function announceContent(
  trx: Trx,
  ctx: TrxCtx,
  slug: string,
  publishedAt: Date | null,
): Promise<void> {
  const tags = ['contents', `content:${slug}`]
  await ctx.bus.announce(trx, tags)
  if (publishedAt === null || publishedAt <= ctx.clock()) return
  await addJob(trx, 'announce', { tags }, { runAt: publishedAt, key: `publish:content:${slug}` })
}

/** The newest version, or the given one. Throws `not_found`. */
export async function getContentVersion(
  db: Db | Trx,
  { clock }: Pick<TrxCtx, 'clock'>,
  slug: string,
  version?: string,
): Promise<ContentAnswer> {
  const content = await findContent(db, slug, clock(), version)
  if (!content) throw new DomainError('not_found')
  return content
}

export async function listLatestContents(
  db: Db,
  at: Date,
): Promise<z.input<typeof listContents.answer>['data']> {
  const rows = await db
    .selectFrom('contents')
    .distinctOn('slug')
    .select(['id', 'slug', 'title', 'created_at', 'published_at'])
    .select(sql<number>`count(*) over (partition by slug)`.as('version_count'))
    .select(
      sql<boolean>`coalesce(bool_or(published_at <= ${at}) over (partition by slug), false)`.as(
        'is_public',
      ),
    )
    .orderBy('slug')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, created_at, published_at, ...row }) => ({
    _id: id,
    path: contentPath(row.slug),
    ...row,
    created_at: created_at.toISOString(),
    published_at: published_at?.toISOString() ?? null,
  }))
}

/** Who wrote a version. */
const author = sql<string | null>`(
  select s.name from audit_events e join staff s on s.id = e.staff_id
  where e.subject_kind = 'content' and e.subject_id = contents.slug
    and e.after ->> 'version' = contents.id limit 1)`

async function findContent(
  db: Db | Trx,
  slug: string,
  at: Date,
  version?: string,
): Promise<ContentAnswer | undefined> {
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .select(author.as('author'))
    .where('slug', '=', slug)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const row = version === undefined ? rows[0] : rows.find(({ id }) => id === version)
  if (!row) return undefined
  const shown = await findPublicContent(db, slug, at)
  const { title, description, body, data } = row
  return {
    ...versionOf(row),
    slug,
    path: contentPath(slug),
    title,
    description,
    body,
    data,
    public_id: shown?._id ?? null,
    versions: rows.map((each) => ({ ...versionOf(each), author: each.author })),
  }
}

function versionOf(row: { id: string; created_at: Date; published_at: Date | null }) {
  return {
    _id: row.id,
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }
}

/** Versions are ordered by time, so two must not have the same. */
function laterThan(before: ContentAnswer | undefined, now: Date): Date {
  const min = before ? Date.parse(before.created_at) + 1 : 0
  return new Date(Math.max(min, now.getTime()))
}

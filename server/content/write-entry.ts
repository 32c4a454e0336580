import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { entryInput } from '#contract/staff/entry.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { slugify } from '#domain/slug.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { isDuplicate, isMissing } from '../platform/database/in-transaction.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { brandIn } from '../settings/brand.ts'
import { readConfiguration } from '../settings/set-configuration.ts'
import { addJob } from '../platform/jobs/queue.ts'

export type EntryInput = z.output<z.ZodObject<typeof entryInput>>

/** The columns that articles and posts share. */
export async function entryColumns(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  entry: EntryInput,
  before?: { published_at: Date },
) {
  const publishedAt = entry.published_at ? new Date(entry.published_at) : before?.published_at
  return {
    slug: entry.slug ?? slugOf(entry.title.en),
    status: entry.status,
    type: entry.type,
    title: JSON.stringify(entry.title),
    description: JSON.stringify(entry.description),
    body: JSON.stringify(entry.body),
    author: JSON.stringify(await authorOf(trx, entry)),
    tags: JSON.stringify(entry.tags),
    product_handles: entry.product_handles,
    position: entry.position,
    published_at: publishedAt ?? ctx.clock(),
    updated_at: ctx.clock(),
  }
}

/** Who wrote it; the shop, where no one is named. */
async function authorOf(trx: Trx, { author }: EntryInput): Promise<LocalizedText> {
  if (author.en !== '') return author
  const { value } = await readConfiguration(trx, 'brand')
  return brandIn(value).name
}

function slugOf(title: string): string {
  const slug = slugify(title).slice(0, 120)
  if (slug === '') throw invalid('slug', issueSentences.no_address)
  return slug
}

/** Prevents overwriting a change the caller has not seen. Throws `conflict`. */
export function requireAsRead(entry: EntryInput, row: { updated_at: Date }): void {
  const { was_updated_at: read } = entry
  if (read !== undefined && read !== row.updated_at.toISOString()) throw new DomainError('conflict')
}

/** Allows only the shop's pictures: customers' are deleted with the account. Throws `invalid`. */
export async function requirePublicPictures(
  trx: Trx,
  images: readonly { file_id: string }[],
  path = 'images',
): Promise<void> {
  const ids = [...new Set(images.map(({ file_id }) => file_id))]
  if (ids.length === 0) return
  const found = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('visibility', '=', 'public')
    .where('account_id', 'is', null)
    .execute()
  if (found.length < ids.length) throw invalid(path, issueSentences.public_picture)
}

/** Drops the tags from caches now, and again at the publishing time if it is in the future. */
export async function announceEntry(
  trx: Trx,
  ctx: TrxCtx,
  tags: readonly string[],
  row: { id: string; status: string; published_at: Date },
): Promise<void> {
  await ctx.bus.announce(trx, tags)
  if (row.status !== 'ACTIVE' || row.published_at <= ctx.clock()) return
  const options = { runAt: row.published_at, key: `publish:${row.id}` }
  await addJob(trx, 'announce', { tags: [...tags] }, options)
}

interface Constraints {
  /** The input field that each constraint checks. */
  taken: Readonly<Record<string, string>>
  missing: Readonly<Record<string, string>>
}

/** Turns constraint violations into `invalid` with the field's name. */
export async function namingFields<Result>(
  { taken, missing }: Constraints,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    for (const [constraint, path] of Object.entries(taken)) {
      if (isDuplicate(error, constraint)) throw invalid(path, issueSentences.taken)
    }
    for (const [constraint, path] of Object.entries(missing)) {
      if (isMissing(error, constraint)) throw invalid(path, issueSentences.not_found)
    }
    throw error
  }
}

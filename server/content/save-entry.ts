import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { differences } from '../platform/changes/differences.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { requireTextLinks } from '../settings/check-links.ts'
import { entryTag, kinds, type ContentKind } from './kinds.ts'
import { getStaffEntry } from './staff-entries.ts'
import {
  announceEntry,
  namingFields,
  requireAsRead,
  requirePublicPictures,
  entryColumns,
  type EntryInput,
} from './write-entry.ts'

const constraints = {
  taken: {
    articles_slug_key: 'slug',
    posts_slug_key: 'slug',
    articles_in_categories_pkey: 'category_ids',
    posts_in_categories_pkey: 'category_ids',
  },
  missing: {
    articles_library_id_fkey: 'library_id',
    articles_in_categories_library_id_category_id_fkey: 'category_ids',
    posts_in_categories_category_id_fkey: 'category_ids',
  },
}

/** Articles need a library, posts have none. */
export function createEntry(
  trx: Trx,
  ctx: TrxCtx,
  libraryId: string | null,
  entry: EntryInput,
  changes: ChangeRecorder,
) {
  const kind = libraryId === null ? 'post' : 'article'
  return namingFields(constraints, async () => {
    const id = newId(kind)
    const columns = await entryColumns(trx, ctx, entry)
    const row = { id, created_at: ctx.clock(), ...columns }
    await (
      libraryId === null
        ? trx.insertInto('posts').values(row)
        : trx.insertInto('articles').values({ ...row, library_id: libraryId })
    ).execute()
    await writeParts(trx, { id, libraryId }, entry)
    await announceEntry(trx, ctx, [kinds[kind].plural, entryTag(kind, id)], { id, ...columns })
    const answer = await getStaffEntry(trx, kind, id)
    const { slug, status, title } = answer
    await changes.record(trx, {
      action: `${kind}_created`,
      subject: { kind, id },
      after: { slug, status, title },
    })
    return answer
  })
}

/** Throws `not_found`, and `conflict` if it changed since it was read. */
export function changeEntry(
  trx: Trx,
  ctx: TrxCtx,
  kind: ContentKind,
  id: string,
  entry: EntryInput,
  changes: ChangeRecorder,
) {
  const { plural, inCategories, pictures, libraryId } = kinds[kind]
  return namingFields(constraints, async () => {
    const row = await trx
      .selectFrom(plural)
      .select(['published_at', 'updated_at', libraryId.as('library_id')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new DomainError('not_found')
    requireAsRead(entry, row)
    const before = await getStaffEntry(trx, kind, id)
    const columns = await entryColumns(trx, ctx, entry, row)
    await trx.updateTable(plural).set(columns).where('id', '=', id).execute()
    await trx.deleteFrom(inCategories).where('entry_id', '=', id).execute()
    await trx.deleteFrom(pictures).where('entry_id', '=', id).execute()
    await writeParts(trx, { id, libraryId: row.library_id }, entry)
    await announceEntry(trx, ctx, [plural, entryTag(kind, id)], { id, ...columns })
    const after = await getStaffEntry(trx, kind, id)
    const changed = differences(before, after)
    await changes.record(trx, {
      action: `${kind}_changed`,
      subject: { kind, id },
      ...changed,
    })
    return after
  })
}

async function writeParts(
  trx: Trx,
  { id, libraryId }: { id: string; libraryId: string | null },
  { category_ids, images, status, body }: EntryInput,
): Promise<void> {
  if (status === 'ACTIVE') await requireTextLinks(trx, body, 'body')
  await requirePublicPictures(trx, images)
  const categories = category_ids.map((category_id, position) => ({
    entry_id: id,
    category_id,
    position,
  }))
  if (categories.length > 0) {
    await (
      libraryId === null
        ? trx.insertInto('posts_in_categories').values(categories)
        : trx
            .insertInto('articles_in_categories')
            .values(categories.map((row) => ({ ...row, library_id: libraryId })))
    ).execute()
  }
  if (images.length > 0) {
    await trx
      .insertInto(kinds[libraryId === null ? 'post' : 'article'].pictures)
      .values(
        images.map(({ file_id, alt }, position) => ({
          entry_id: id,
          position,
          file_id,
          alt: JSON.stringify(alt),
        })),
      )
      .execute()
  }
}

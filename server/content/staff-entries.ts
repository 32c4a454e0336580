import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { DomainError } from '#domain/errors.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { readPage, type Page } from '../platform/database/read-page.ts'
import { kinds, type ContentKind } from './kinds.ts'
import { presentStaffEntry } from './present-staff-entry.ts'
import { picturesOf } from './queries.ts'

interface Filter extends Page {
  status?: 'DRAFT' | 'ACTIVE' | 'ARCHIVED' | undefined
  library_id?: string | undefined
  keyword?: string | undefined
}

/** Entries in any state, last changed first. */
export async function listStaffEntries(db: Db, kind: ContentKind, filter: Filter) {
  const { status, library_id, keyword } = filter
  const found = selectEntries(db, kind)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'DRAFT'))
    .$if(library_id !== undefined, (q) => q.where(kinds[kind].libraryId, '=', library_id ?? ''))
    .$if(!!keyword, (q) =>
      q.where(sql<boolean>`strpos(lower(title::text || slug), lower(${keyword ?? ''})) > 0`),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
  const { rows, total } = await readPage(found, filter)
  return { data: rows.map(presentStaffEntry), total }
}

/** Throws `not_found`. */
export async function getStaffEntry(db: Db | Trx, kind: ContentKind, id: string) {
  const row = await selectEntries(db, kind).where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentStaffEntry(row)
}

function selectEntries(db: Db | Trx, kind: ContentKind) {
  const { plural, inCategories, libraryId } = kinds[kind]
  return db
    .selectFrom(plural)
    .select(['id', 'slug', 'status', 'type', 'title', 'description', 'body'])
    .select(['author', 'tags', 'product_handles', 'position'])
    .select(['published_at', 'created_at', 'updated_at'])
    .select((eb) => [
      libraryId.as('library_id'),
      picturesOf(eb, kind).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom(inCategories)
          .select('category_id')
          .whereRef('entry_id', '=', `${plural}.id`)
          .orderBy('position'),
      ).as('category_ids'),
    ])
}

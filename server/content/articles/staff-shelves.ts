import { DomainError } from '#domain/errors.ts'
import type { Db, Trx } from '../../platform/context.ts'

export async function listStaffLibraries(db: Db | Trx) {
  const rows = await db.selectFrom('libraries').selectAll().orderBy('position').execute()
  return rows.map(({ id, slug, title, description, position, archived_at }) => ({
    _id: id,
    slug,
    title,
    description,
    position,
    is_archived: archived_at !== null,
  }))
}

export async function listStaffArticleCategories(db: Db | Trx, libraryId?: string) {
  const rows = await db
    .selectFrom('article_categories')
    .selectAll()
    .$if(libraryId !== undefined, (q) => q.where('library_id', '=', libraryId ?? ''))
    .orderBy('library_id')
    .orderBy('position')
    .execute()
  return rows.map(({ id, slug, title, description, position, archived_at, ...row }) => ({
    _id: id,
    slug,
    title,
    description,
    position,
    is_archived: archived_at !== null,
    library_id: row.library_id,
    parent_id: row.parent_id,
  }))
}

/** The one with this id; throws `not_found`. */
export function shelfNamed<Shelf extends { _id: string }>(
  shelves: readonly Shelf[],
  id: string,
): Shelf {
  const shelf = shelves.find(({ _id }) => _id === id)
  if (!shelf) throw new DomainError('not_found')
  return shelf
}

import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db, Trx } from '../platform/database/db.ts'

export async function listStaffLibraries(db: Db | Trx) {
  const rows = await db.selectFrom('libraries').selectAll().orderBy('position').execute()
  return rows.map(presentCategory)
}

export async function listStaffArticleCategories(db: Db | Trx, libraryId?: string) {
  const rows = await db
    .selectFrom('article_categories')
    .selectAll()
    .$if(libraryId !== undefined, (q) => q.where('library_id', '=', libraryId ?? ''))
    .orderBy('library_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...presentCategory(row),
    library_id: row.library_id,
    parent_id: row.parent_id,
  }))
}

export async function listStaffPostCategories(db: Db | Trx) {
  const rows = await db
    .selectFrom('post_categories')
    .select(['id', 'slug', 'status', 'title', 'description', 'position'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

/** Throws `not_found`. */
export function categoryNamed<Category extends { _id: string }>(
  categories: readonly Category[],
  id: string,
): Category {
  const category = categories.find(({ _id }) => _id === id)
  if (!category) throw new DomainError('not_found')
  return category
}

interface CategoryRow {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  position: number
  archived_at: Date | null
}

function presentCategory({ id, slug, title, description, position, archived_at }: CategoryRow) {
  return { _id: id, slug, title, description, position, is_archived: archived_at !== null }
}

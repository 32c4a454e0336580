import type { Db, Trx } from '../../platform/database/db.ts'

/** Slug and English title by id. */
export type CategoryNames = ReadonlyMap<string, { slug: string; title: string }>

export async function categoryNames(db: Db | Trx): Promise<CategoryNames> {
  const rows = await db.selectFrom('categories').select(['id', 'slug', 'title']).execute()
  return new Map(rows.map(({ id, slug, title }) => [id, { slug, title: title.en }]))
}

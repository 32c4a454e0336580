import { sql, type Expression } from 'kysely'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db, Trx } from '../database/db.ts'
import { toSimplified } from './to-simplified.ts'

export type SearchTextKind = 'product' | 'content' | 'post' | 'article' | 'category'

export interface SearchText {
  title: LocalizedText
  description: LocalizedText
  /** Shown where the page is shared, in place of its own. */
  picture_id: string | null
}

/** For the query of what it belongs to: null if the page's own texts serve. */
export function searchTextOf(kind: SearchTextKind, id: Expression<string>) {
  return sql<SearchText | null>`(
    select json_build_object(
      'title', s.title, 'description', s.description, 'picture_id', s.picture_id
    )
    from search_texts s where s.kind = ${sql.lit(kind)} and s.subject_id = ${id}
  )`
}

/** Removes it if nothing is left of it; a picture that is not given stays. */
export async function writeSearchText(
  trx: Trx,
  kind: SearchTextKind,
  id: string,
  { title, description, picture_id }: Omit<SearchText, 'picture_id'> & Partial<SearchText>,
): Promise<void> {
  const written = {
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    ...(picture_id !== undefined && { picture_id }),
  }
  await trx
    .insertInto('search_texts')
    .values({ kind, subject_id: id, ...written })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(written))
    .execute()
  const isEmpty = [title, description].every(({ en, zh, cn }) => en + zh + cn === '')
  if (!isEmpty) return
  await trx
    .deleteFrom('search_texts')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('picture_id', 'is', null)
    .execute()
}

export async function findSearchText(
  db: Db | Trx,
  kind: SearchTextKind,
  id: string,
): Promise<SearchText | undefined> {
  return db
    .selectFrom('search_texts')
    .select(['title', 'description', 'picture_id'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst()
}

/** Derives simplified from traditional Chinese. An empty text stays empty: the page's own is shown. */
export function completeSearchText({ en, zh, cn }: LocalizedText): LocalizedText {
  return { en, zh, cn: cn || (zh && toSimplified(zh)) }
}

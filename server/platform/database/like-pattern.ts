import { sql, type RawBuilder } from 'kysely'

/**
 * Pattern for `search_text like …`: matches the keyword anywhere, normalised by the database. As a
 * query of its own it is computed once; a prepared statement would compute it for each row.
 */
export function containsPattern(keyword: string): RawBuilder<string> {
  return sql<string>`(select '%' || searchable(array[${literal(keyword)}]) || '%')`
}

/**
 * Whether a column such as `o.search_text` holds the keyword. The index is of three characters, so
 * for two letters it would be read whole, and then every row; the rows alone take half as long or
 * less. A Chinese character is three, with the spaces that `searchable` puts around it.
 */
export function holdsKeyword(column: string, keyword: string): RawBuilder<boolean> {
  const isIndexed = isTelling(keyword) || /\p{Script=Han}/u.test(keyword)
  const text = isIndexed ? sql.ref(column) : sql`(${sql.ref(column)} || '')`
  return sql<boolean>`${text} like ${containsPattern(keyword)}`
}

/**
 * Pattern for `lower(sku) like …` and other codes; null for fewer than three characters, which
 * match nearly everything or nothing.
 */
export function codePattern(keyword: string): RawBuilder<string | null> {
  return isTelling(keyword) ? sql`(select '%' || lower(${literal(keyword)}) || '%')` : sql`null`
}

function isTelling(keyword: string): boolean {
  return /[^]{3}/u.test(keyword)
}

function literal(keyword: string): string {
  return keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

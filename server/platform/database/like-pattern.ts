import { sql, type RawBuilder } from 'kysely'

/** Pattern for `search_text like …`: matches the keyword anywhere, normalised by the database. */
export function containsPattern(keyword: string): RawBuilder<string> {
  return sql<string>`('%' || searchable(array[${literal(keyword)}]) || '%')`
}

/**
 * Pattern for `lower(sku) like …` and other codes; null for fewer than three characters, which
 * match nearly everything or nothing.
 */
export function codePattern(keyword: string): RawBuilder<string | null> {
  const isTelling = /[^]{3}/u.test(keyword)
  return isTelling ? sql`('%' || lower(${literal(keyword)}) || '%')` : sql`null`
}

function literal(keyword: string): string {
  return keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

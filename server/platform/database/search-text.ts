import { sql, type RawBuilder } from 'kysely'

/** Pattern for `search_text like …`: any text with the keyword in it, as the database writes both. */
export function textPart(keyword: string): RawBuilder<string> {
  return sql<string>`('%' || searchable(array[${literal(keyword)}]) || '%')`
}

/**
 * Pattern for `lower(sku) like …`, and other codes; null for less than three letters, which are a
 * part of nearly all of them, or of none.
 */
export function codePart(keyword: string): RawBuilder<string | null> {
  const isTelling = /[^]{3}/u.test(keyword)
  return isTelling ? sql`('%' || lower(${literal(keyword)}) || '%')` : sql`null`
}

/** No wildcard in it. */
function literal(keyword: string): string {
  return keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

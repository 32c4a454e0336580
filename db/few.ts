import { type RawBuilder, sql } from 'kysely'

/** More than any list that is asked for at once. */
const most = 100_000

/**
 * Texts of an array as rows of a subquery, `id`. The limit is never reached: it says that they are
 * few. Of an array that it does not know PostgreSQL expects ten texts, finds each time that a plan
 * for the two at hand is cheaper than one for all, and plans the statement anew: for a dozen joins
 * that takes four times as long as running it. See docs/decisions/008.
 */
export function few(texts: RawBuilder<readonly string[]> | readonly string[]): RawBuilder<unknown> {
  return sql`(select unnest(${texts}::text[]) as id limit ${fewest()})`
}

/** The limit alone, for arrays of several columns. */
export function fewest(): RawBuilder<number> {
  return sql<number>`${most}`
}

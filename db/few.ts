import { type RawBuilder, sql } from 'kysely'

/** Larger than any list ever passed. */
const max = 100_000

/**
 * The texts of an array as rows of a subquery, `id`. The limit is never reached; it tells the
 * planner that there are few. For an unknown array PostgreSQL expects ten texts, each time finds a
 * custom plan for the two at hand cheaper than the generic one, and plans the statement again: for
 * a dozen joins that takes four times as long as running it. See docs/decisions/008.
 */
export function few(texts: RawBuilder<readonly string[]> | readonly string[]): RawBuilder<unknown> {
  return sql`(select unnest(${texts}::text[]) as id limit ${fewRows()})`
}

/** The limit alone: for arrays with several columns, and for the rows of one account. */
export function fewRows(): RawBuilder<number> {
  return sql<number>`${max}`
}

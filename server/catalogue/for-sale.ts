import { type RawBuilder, sql } from 'kysely'

/**
 * A product is for sale while it is active, from its publishing time on. The status is a literal,
 * so that a prepared statement can use a partial index.
 */
export function isForSale(products: string, at: Date | RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${products}.status`)} = 'active'
    and ${sql.ref(`${products}.published_at`)} <= ${at})`
}

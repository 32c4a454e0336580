import { type RawBuilder, sql } from 'kysely'

/**
 * What a variant costs at a time: its own price, unless a scheduled one holds then. Joined as
 * `scheduled`; the table holds no two of a variant that overlap, so the join adds no rows.
 */
export function holdsAt(at: Date | RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(scheduled.starts_at <= ${at}
    and (scheduled.ends_at is null or scheduled.ends_at > ${at}))`
}

export function priceOf(variants: string): RawBuilder<number> {
  return sql<number>`coalesce(scheduled.price_cents, ${sql.ref(`${variants}.price_cents`)})`
}

/** A scheduled price has its own compare-at price, which may be null. */
export function compareAtOf(variants: string): RawBuilder<number | null> {
  return sql<number | null>`case when scheduled.id is null
    then ${sql.ref(`${variants}.compare_at_cents`)} else scheduled.compare_at_cents end`
}

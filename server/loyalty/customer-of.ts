import { sql } from 'kysely'

/** The account `a`, or the one it was merged into, whose points they are now. */
export const customerOf = sql<string>`coalesce(a.merged_into, a.id)`.as('customer_id')

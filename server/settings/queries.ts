import type { Db } from '../platform/database/db.ts'

export function listColours(db: Db) {
  return db
    .selectFrom('colours')
    .select(['code', 'title', 'hex', 'family'])
    .orderBy('position')
    .orderBy('code')
    .execute()
}

export function listCollections(db: Db) {
  return db
    .selectFrom('collections')
    .select(['slug', 'title'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/**
 * The spend in cents from which every courier to a country delivers free; null if any never does.
 */
export async function spendForFreeDelivery(db: Db, country: string): Promise<number | null> {
  const couriers = await db
    .selectFrom('couriers')
    .select('rates')
    .where('archived_at', 'is', null)
    .execute()
  const thresholds = couriers
    .flatMap(({ rates }) => rates)
    .filter((rate) => rate.country === country)
    .map((rate) => rate.free_over_cents ?? Number.POSITIVE_INFINITY)
  const max = Math.max(...thresholds)
  return Number.isFinite(max) ? max : null
}

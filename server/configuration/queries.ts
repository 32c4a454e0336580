import type { Db } from '../context.ts'

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

/** From how many cents some courier delivers to a country for nothing; null when none does. */
export async function leastSpendForFreeDelivery(db: Db, country: string): Promise<number | null> {
  const couriers = await db
    .selectFrom('couriers')
    .select('rates')
    .where('archived_at', 'is', null)
    .execute()
  const thresholds = couriers
    .flatMap(({ rates }) => rates)
    .flatMap((rate) => (rate.country === country ? (rate.free_over_cents ?? []) : []))
  return thresholds.length > 0 ? Math.min(...thresholds) : null
}

import type { LocalPromotion, Promotion } from '#domain/pricing/facts.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import type { Db } from '../platform/database/db.ts'
import { promotionFacts } from './facts.ts'

export function runningLocal(promotions: readonly Promotion[], at: Date): LocalPromotion[] {
  return promotions.flatMap((promotion) =>
    promotion.level === 'local' && isRunning(promotion.during, at) ? [promotion] : [],
  )
}

export async function loadPromotions(db: Db): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(promotionFacts)
}

import type { LocalPromotion, Promotion } from '#domain/pricing/pricing-input.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import type { Db } from '../platform/database/db.ts'
import { promotionInput } from './promotion-input.ts'

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
  return rows.map(promotionInput)
}

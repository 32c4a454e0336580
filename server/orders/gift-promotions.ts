import type { GiftPromotion } from '#domain/aftersales/lost-gifts.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { promotionInput } from '../promotions/promotion-input.ts'

/** The promotions that gave an order its gifts, with their terms of today. */
export async function findGiftPromotions(db: Db | Trx, orderId: string): Promise<GiftPromotion[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_discounts')
        .select('source_id')
        .where('order_id', '=', orderId)
        .where('applies_to', '=', 'gift'),
    )
    .execute()
  return rows.map(promotionInput).flatMap((promotion) => {
    if (promotion.level !== 'global' || promotion.effect.kind !== 'gift') return []
    return [{ ...promotion, effect: promotion.effect }]
  })
}

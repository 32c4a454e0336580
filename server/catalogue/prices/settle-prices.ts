import { sql } from 'kysely'
import type { Trx } from '../../platform/database/db.ts'

/**
 * Turns open-ended prices that have begun into the variants' own. Shoppers see no change, and a
 * price written later is not hidden behind them.
 */
export async function settlePrices(trx: Trx, at: Date, productId?: string): Promise<void> {
  await sql`
    with begun as (
      update scheduled_prices s set ends_at = ${at}
      from variants v
      where v.id = s.variant_id and s.ends_at is null and s.starts_at <= ${at}
        and (${productId ?? null}::text is null or v.product_id = ${productId ?? null})
      returning s.variant_id, s.price_cents, s.compare_at_cents
    )
    update variants v
    set price_cents = begun.price_cents, compare_at_cents = begun.compare_at_cents
    from begun where v.id = begun.variant_id`.execute(trx)
}

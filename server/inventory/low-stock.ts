import { DomainError } from '#domain/errors.ts'
import { lowStock } from '#domain/stock.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { isMissing } from '../platform/database/in-transaction.ts'
import type { Trx } from '../platform/database/db.ts'

/** Throws `not_found`. */
export async function setLowStock(
  trx: Trx,
  { variantId, lowAt }: { variantId: string; lowAt: number },
  changes: ChangeRecorder,
): Promise<void> {
  const before = await trx
    .selectFrom('low_stock_levels')
    .select('low_at')
    .where('variant_id', '=', variantId)
    .forUpdate()
    .executeTakeFirst()
  try {
    await trx
      .insertInto('low_stock_levels')
      .values({ variant_id: variantId, low_at: lowAt })
      .onConflict((conflict) => conflict.column('variant_id').doUpdateSet({ low_at: lowAt }))
      .execute()
  } catch (error) {
    if (!isMissing(error, 'low_stock_levels_variant_id_fkey')) throw error
    throw new DomainError('not_found')
  }
  await changes.record(trx, {
    action: 'low_stock_set',
    subject: { kind: 'variant', id: variantId },
    before: { low_at: before?.low_at ?? lowStock },
    after: { low_at: lowAt },
  })
}

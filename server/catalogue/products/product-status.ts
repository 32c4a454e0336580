import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { lockProduct } from './product-row.ts'
import { announceProduct } from './write-product.ts'

/** Throws `invalid` when activating a product that has nothing to sell. */
export async function setProductStatus(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  status: 'draft' | 'active' | 'archived',
  changes: ChangeRecorder,
): Promise<void> {
  const product = await lockProduct(trx, id)
  if (product.status === status) return changes.recordNothing()
  const hasVariant = product.variants.some(({ archived_at }) => archived_at === null)
  if (status === 'active' && !hasVariant) {
    throw invalid('status', issueSentences.nothing_to_sell)
  }
  await trx
    .updateTable('products')
    .set({ status, updated_at: ctx.clock() })
    .where('id', '=', id)
    .execute()
  await changes.record(trx, {
    action: 'product_status_set',
    subject: { kind: 'product', id },
    before: { status: product.status },
    after: { status },
  })
  await announceProduct(trx, ctx, id)
}

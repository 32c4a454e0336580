import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import { recordChange, recordNoChange } from '../../platform/changes/record-change.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockProduct } from './product-row.ts'
import { announceProduct } from './write-product.ts'

/** Throws `invalid` for a product to be put on sale without anything to sell. */
export async function setProductStatus(
  ctx: Ctx,
  id: string,
  status: 'draft' | 'active' | 'archived',
  staff: StaffMember,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const product = await lockProduct(trx, id)
    if (product.status === status) return recordNoChange(staff)
    const hasVariant = product.variants.some(({ archived_at }) => archived_at === null)
    if (status === 'active' && !hasVariant) {
      throw invalid('status', issueSentences.nothing_to_sell)
    }
    await trx
      .updateTable('products')
      .set({ status, updated_at: ctx.clock() })
      .where('id', '=', id)
      .execute()
    await recordChange(trx, staff, {
      action: 'product_status_set',
      subject: { kind: 'product', id },
      before: { status: product.status },
      after: { status },
    })
    await announceProduct(trx, ctx, id)
  })
}

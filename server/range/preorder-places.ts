import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { recordChange } from '../staff/record-change.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import { lockStock } from '../stock/lock-stock.ts'
import { lockProductOf } from './product-row.ts'
import { announceProduct } from './write-product.ts'

/** Places that are taken stay taken: fewer than those is `out_of_stock`. */
export async function setPreorderPlaces(
  ctx: Ctx,
  variantId: string,
  places: { most: number; expected_on: string },
  staff: StaffMember,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const { product, variant } = await lockProductOf(trx, variantId)
    const { preorders } = await lockStock(trx, [variantId])
    const taken = preorders[0]?.taken ?? 0
    if (places.most < taken) {
      throw new DomainError('out_of_stock', { available: taken, product_variant_id: variantId })
    }
    await trx
      .insertInto('preorder_levels')
      .values({ variant_id: variantId, ...places })
      .onConflict((conflict) => conflict.column('variant_id').doUpdateSet(places))
      .execute()
    await recordChange(trx, staff, {
      action: 'preorder_set',
      subject: { kind: 'product', id: product.id },
      before: variant.preorder && { sku: variant.sku, ...variant.preorder },
      after: { sku: variant.sku, ...places },
    })
    await announceProduct(ctx, trx, product.id)
  })
}

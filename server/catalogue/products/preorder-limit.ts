import { DomainError } from '#domain/errors.ts'
import { lockStock } from '../../inventory/lock-stock.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { Store } from '../../settings/stores.ts'
import { lockProductOf } from './product-row.ts'
import { announceProduct, unknown } from './write-product.ts'

interface Preorder {
  variantId: string
  wish: { max_qty: number; expected_on: string; store_id?: string | undefined }
  /** All stores; the first is the default. */
  stores: readonly Store[]
}

/**
 * Throws `out_of_stock` for a limit below what is already pre-ordered, and `conflict` for a change
 * of store while anything is.
 */
export async function setPreorderLimit(
  trx: Trx,
  ctx: TrxCtx,
  { variantId, wish, stores }: Preorder,
  changes: ChangeRecorder,
): Promise<void> {
  if (wish.store_id !== undefined && !stores.some(({ id }) => id === wish.store_id)) {
    throw unknown('store_id')
  }
  const { product, variant } = await lockProductOf(trx, variantId)
  const { preorders } = await lockStock(trx, [variantId])
  const [known] = preorders
  const taken = known?.taken ?? 0
  const store_id = wish.store_id ?? known?.storeId ?? stores[0]?.id ?? ''
  const places = { ...wish, store_id }
  if (taken > 0 && known?.storeId !== store_id)
    throw new DomainError('not_possible', { reason: 'preorders_taken' })
  if (wish.max_qty < taken) {
    throw new DomainError('out_of_stock', { available: taken, product_variant_id: variantId })
  }
  await trx
    .insertInto('preorder_levels')
    .values({ variant_id: variantId, ...places })
    .onConflict((conflict) => conflict.column('variant_id').doUpdateSet(places))
    .execute()
  await changes.record(trx, {
    action: 'preorder_set',
    subject: { kind: 'product', id: product.id },
    before: variant.preorder && { sku: variant.sku, ...variant.preorder },
    after: { sku: variant.sku, ...places },
  })
  await announceProduct(trx, ctx, product.id)
}

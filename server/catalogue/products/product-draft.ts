import { sql } from 'kysely'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { findDetailsRow } from '../product-rows.ts'
import { setProductStatus } from './product-status.ts'
import { updateProduct, type ProductUpdate } from './write-product.ts'

interface ProductDraft {
  id: string
  storeId: string
  input: ProductUpdate
}

/** Changes and publishes a product, and reads it as shoppers would. For a transaction to undo. */
export async function publishDraft(
  trx: Trx,
  ctx: TrxCtx,
  { id, storeId, input }: ProductDraft,
  changes: ChangeRecorder,
) {
  await updateProduct(trx, ctx, id, input, changes)
  await setProductStatus(trx, ctx, id, 'active', changes)
  const at = ctx.clock()
  await trx
    .updateTable('products')
    .set({ published_at: sql`least(published_at, ${at})` })
    .where('id', '=', id)
    .execute()
  return findDetailsRow(trx, { id, storeId, at })
}

import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { lockProductOf } from '../products/product-row.ts'
import { announceEdit } from '../products/write-product.ts'

/** Deletes a future price, ends a running one. Throws `not_found`, or `conflict` if it is over. */
export async function cancelPrice(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const now = ctx.clock()
  const named = await trx
    .selectFrom('scheduled_prices')
    .select('variant_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!named) throw new DomainError('not_found')
  const { product, variant } = await lockProductOf(trx, named.variant_id)
  const price = await trx
    .selectFrom('scheduled_prices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!price) throw new DomainError('not_found')
  if (price.ends_at !== null && price.ends_at <= now) throw new DomainError('conflict')
  if (price.starts_at > now) {
    await trx.deleteFrom('scheduled_prices').where('id', '=', id).execute()
  } else {
    await trx.updateTable('scheduled_prices').set({ ends_at: now }).where('id', '=', id).execute()
  }
  const { price_cents, compare_at_cents, starts_at, ends_at } = price
  await changes.record(trx, {
    action: 'price_cancelled',
    subject: { kind: 'product', id: product.id },
    before: { sku: variant.sku, price_cents, compare_at_cents, starts_at, ends_at },
  })
  await announceEdit(trx, ctx, product.id)
}

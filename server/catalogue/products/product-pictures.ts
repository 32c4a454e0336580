import type { z } from '@hono/zod-openapi'
import type { pictureInput } from '#contract/staff/product-shapes.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { completeText } from '../../platform/text/complete-translations.ts'
import { keepPictures } from '../import/place-picture.ts'
import { lockProduct } from './product-row.ts'
import { announceEdit, unknown } from './write-product.ts'

type PictureInput = z.output<typeof pictureInput>

/** Replaces all pictures of a product, in order. The default alt text is the product's title. */
export async function setProductPictures(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  wishes: readonly PictureInput[],
  changes: ChangeRecorder,
): Promise<void> {
  const product = await lockProduct(trx, id)
  await requireKnown(trx, wishes)
  const rows = wishes.map(({ file_id, colour, view, alt }) => ({
    file_id,
    colour_code: colour,
    view,
    alt: alt.en || alt.zh ? completeText(alt) : product.title,
  }))
  const known = product.pictures.map(({ file_id, colour_code, view, alt }) => ({
    file_id,
    colour_code,
    view,
    alt,
  }))
  const changed = differences({ pictures: known }, { pictures: rows })
  if (!changed) return changes.recordNothing()
  await trx.deleteFrom('product_pictures').where('product_id', '=', id).execute()
  const values = rows.map((row, at) => ({
    ...row,
    product_id: id,
    position: at + 1,
    alt: JSON.stringify(row.alt),
  }))
  if (values.length > 0) await trx.insertInto('product_pictures').values(values).execute()
  await keepPictures(trx, id)
  await trx.updateTable('products').set({ updated_at: ctx.clock() }).where('id', '=', id).execute()
  const subject = { kind: 'product', id }
  await changes.record(trx, { action: 'product_pictures_set', subject, ...changed })
  await announceEdit(trx, ctx, id)
}

/** Allows only the shop's own pictures, because customers' payment proofs are private. */
async function requireKnown(trx: Trx, wishes: readonly PictureInput[]): Promise<void> {
  if (wishes.length === 0) return
  const fileIds = wishes.map(({ file_id }) => file_id)
  const files = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', fileIds)
    .where('visibility', '=', 'public')
    .where('account_id', 'is', null)
    .execute()
  const colours = await trx.selectFrom('colours').select('code').forShare().execute()
  for (const [at, { file_id, colour }] of wishes.entries()) {
    if (!files.some(({ id }) => id === file_id)) throw unknown(`pictures.${at}.file_id`)
    if (colour !== null && !colours.some(({ code }) => code === colour)) {
      throw unknown(`pictures.${at}.colour`)
    }
  }
}

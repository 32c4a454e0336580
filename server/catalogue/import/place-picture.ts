import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'

interface Place {
  product_id: string
  position: number
}

/** Gives a picture that has come to the places that wait for it. Returns the ids of their products. */
export async function placePicture(
  trx: Trx,
  ctx: TrxCtx,
  places: readonly Place[],
  fileId: string,
): Promise<string[]> {
  const ids = [...new Set(places.map(({ product_id }) => product_id))]
  if (ids.length === 0) return []
  await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const place of places) await fill(trx, place, fileId)
  await trx
    .updateTable('products')
    .set({ updated_at: ctx.clock() })
    .where('id', 'in', ids)
    .execute()
  await ctx.bus.announce(trx, [...ids.map((id) => `product:${id}`), 'products'])
  return ids
}

/** In the file's order, or last if staff have put another picture there. */
async function fill(trx: Trx, { product_id, position }: Place, fileId: string): Promise<void> {
  const row = await trx
    .updateTable('import_pictures')
    .set({ file_id: fileId, due_at: null, failure: null })
    .where('product_id', '=', product_id)
    .where('position', '=', position)
    .where('file_id', 'is', null)
    .returning(['colour_code', 'view', 'alt', 'replaces'])
    .executeTakeFirst()
  if (!row) return
  if (row.replaces) {
    await trx.deleteFrom('product_pictures').where('product_id', '=', product_id).execute()
    await keepPictures(trx, product_id)
  }
  const taken = await trx
    .selectFrom('product_pictures')
    .select('position')
    .where('product_id', '=', product_id)
    .execute()
  const positions = taken.map((each) => each.position)
  const free = positions.includes(position) ? Math.max(...positions) + 1 : position
  await trx
    .insertInto('product_pictures')
    .values({
      product_id,
      position: free,
      file_id: fileId,
      colour_code: row.colour_code,
      view: row.view,
      alt: JSON.stringify(row.alt),
    })
    .execute()
}

/** From now on pictures that come join those that the product has. */
export async function keepPictures(trx: Trx, productId: string): Promise<void> {
  await trx
    .updateTable('import_pictures')
    .set({ replaces: false })
    .where('product_id', '=', productId)
    .where('replaces', '=', true)
    .execute()
}

import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { reachableNetworks } from './download-picture.ts'
import type { GivenPictures } from './given-pictures.ts'
import { inStaffLanguages } from './import-texts.ts'
import type { Names } from './names.ts'
import { isRemote, pictureName } from './picture-name.ts'
import type { ProductPlan } from './plan-product.ts'
import type { ProductData } from './product-data.ts'

/** Ids of the pictures that an import has, by what the file calls them. */
export interface ImportedPictures {
  given: GivenPictures
  /** The shop's own, in a file that it has exported. */
  own: ReadonlyMap<string, string>
  importId: string | null
}

/**
 * Gives a product the file's pictures that are there, and notes the others, which are downloaded or
 * come as files later. Until the first of them, a product keeps the pictures it had.
 */
export async function writePictures(
  trx: Trx,
  ctx: TrxCtx,
  data: ProductData,
  { id, known }: Pick<ProductPlan, 'id' | 'known'>,
  names: Names,
  { given, own, importId }: ImportedPictures,
): Promise<void> {
  const before = await downloadedBefore(trx, data)
  const rows = data.pictures.map(({ src, colour, view, alt }, at) => ({
    src,
    product_id: id,
    position: at + 1,
    file_id: own.get(src) ?? given.get(src) ?? known?.sources.get(src) ?? before.get(src) ?? null,
    colour_code: names.colours.get(colour?.toLowerCase() ?? '') ?? null,
    view,
    alt: JSON.stringify(alt.en ? alt : data.title),
  }))
  const come = rows.flatMap((row) => {
    const { product_id, position, file_id, colour_code, view, alt } = row
    return file_id ? [{ product_id, position, file_id, colour_code, view, alt }] : []
  })
  const replaces = come.length === 0 && rows.length > 0 && (known?.row.pictures.length ?? 0) > 0
  if (!replaces) {
    await trx.deleteFrom('product_pictures').where('product_id', '=', id).execute()
    if (come.length > 0) await trx.insertInto('product_pictures').values(come).execute()
  }
  await trx.deleteFrom('import_pictures').where('product_id', '=', id).execute()
  const noted = rows.filter(({ src }) => !own.has(src))
  if (noted.length === 0) return
  const networks = reachableNetworks(ctx)
  await trx
    .insertInto('import_pictures')
    .values(
      noted.map((row) => ({
        ...row,
        ...(row.file_id === null && isRemote(row.src)
          ? networks.allowsUrl(row.src)
            ? { due_at: ctx.clock() }
            : { failure: JSON.stringify(inStaffLanguages((t) => t.notReachable)) }
          : {}),
        name: pictureName(row.src),
        replaces,
        import_id: importId,
      })),
    )
    .execute()
}

/** An address that an import has downloaded before is not downloaded again. */
async function downloadedBefore(
  trx: Trx,
  { pictures }: ProductData,
): Promise<ReadonlyMap<string, string>> {
  const addresses = pictures.map(({ src }) => src).filter(isRemote)
  if (addresses.length === 0) return new Map()
  const rows = await trx
    .selectFrom('import_pictures')
    .select(['src', 'file_id'])
    .where('src', 'in', addresses)
    .where('file_id', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ src, file_id }) => (file_id ? [[src, file_id] as const] : [])))
}

/** Downloads again what failed: of a product, or of all. Returns how many pictures. */
export async function retryDownloads(
  trx: Trx,
  ctx: TrxCtx,
  productId: string | null,
  importId: string | null,
): Promise<number> {
  const networks = reachableNetworks(ctx)
  const found = await trx
    .selectFrom('import_pictures')
    .select(['product_id', 'position', 'src'])
    .where('file_id', 'is', null)
    .$if(productId !== null, (query) => query.where('product_id', '=', productId ?? ''))
    .execute()
  const rows = found.filter(({ src }) => isRemote(src) && networks.allowsUrl(src))
  for (const { product_id, position } of rows) {
    await trx
      .updateTable('import_pictures')
      .set({
        due_at: ctx.clock(),
        tries: 0,
        failure: null,
        ...(importId !== null && { import_id: importId }),
      })
      .where('product_id', '=', product_id)
      .where('position', '=', position)
      .execute()
  }
  return rows.length
}

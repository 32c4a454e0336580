import { createHash } from 'node:crypto'
import { newId } from '#domain/ids.ts'
import { slugify } from '#domain/slug.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { storePublicPicture } from '../../platform/files/store-file.ts'
import { productDataOf } from '../export/product-data-of.ts'
import { getProductRow } from '../products/product-row.ts'
import { scheduleCatalogueChange } from '../publish-scheduled.ts'
import { writeSearchText } from '../../platform/text/search-texts.ts'
import type { Names } from './names.ts'
import type { ReadImport } from './read-import.ts'
import { isLike } from './is-like.ts'
import type { Problem } from './problem.ts'
import type { ProductData } from './product-data.ts'
import { writeVariants } from './write-variants.ts'

interface Written {
  id: string
  outcome: 'created' | 'updated' | 'unchanged'
  problems: Problem[]
}

export async function writeProduct(
  trx: Trx,
  ctx: TrxCtx,
  data: ProductData,
  names: Names,
  read: ReadImport,
): Promise<Written> {
  const known = await trx
    .selectFrom('products')
    .select(['id', 'import_hash'])
    .where('handle', '=', data.handle)
    .forUpdate()
    .executeTakeFirst()
  const hash = contentHash(data, read)
  const id = known?.id ?? newId('product')
  const isSame =
    known !== undefined &&
    (known.import_hash?.equals(hash) === true || (await isKnown(trx, ctx, id, data, names)))
  if (!isSame) {
    await writeRow(trx, ctx, id, data, hash)
    await writeCategories(trx, id, data, names)
    await writePictures(trx, ctx, id, data, names, read)
    if (data.searchText) await writeSearchText(trx, 'product', id, data.searchText)
  }
  // Stock changes between imports of the same file, so variants are always checked.
  const variants = await writeVariants(trx, ctx, id, data, names)
  const isChanged = !isSame || variants.isChanged
  const outcome = !known ? 'created' : isChanged ? 'updated' : 'unchanged'
  return { id, outcome, problems: variants.problems }
}

/** A file that the shop exported says what the shop has. */
async function isKnown(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  data: ProductData,
  names: Names,
): Promise<boolean> {
  const known = productDataOf(await getProductRow(trx, id), {
    publicUrl: ctx.settings.publicUrl,
    categories: names.categoryNames,
    warehouses: names.warehouseSlugs,
  })
  return isLike(data, known, names)
}

function contentHash(data: ProductData, { loaded }: ReadImport): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(data))
  for (const { src } of data.pictures) hash.update(loaded.get(src)?.bytes ?? '')
  return hash.digest()
}

async function writeRow(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  data: ProductData,
  hash: Buffer,
): Promise<void> {
  const { publishedAt } = data
  const values = {
    status: data.status,
    title: JSON.stringify(data.title),
    subtitle: JSON.stringify(data.subtitle),
    description: JSON.stringify(data.description),
    brand: data.brand,
    style_number: data.styleNumber,
    fit_kind: data.fitKind,
    fit: data.fit && JSON.stringify(data.fit),
    fabric_kind: data.fabricKind,
    fabric: data.fabric && JSON.stringify(data.fabric),
    care: data.care,
    origin: data.origin,
    collection_slug: data.collection,
    tags: data.tags,
    measurements: JSON.stringify(data.measurements),
    goes_with: data.goesWith,
    position: data.position,
    import_hash: hash,
    updated_at: ctx.clock(),
    ...(publishedAt && { published_at: publishedAt }),
  }
  await trx
    .insertInto('products')
    .values({
      id,
      handle: data.handle,
      published_at: ctx.clock(),
      created_at: ctx.clock(),
      ...values,
    })
    .onConflict((conflict) => conflict.column('handle').doUpdateSet(values))
    .execute()
  if (publishedAt) await scheduleCatalogueChange(trx, ctx, [publishedAt])
}

async function writeCategories(
  trx: Trx,
  id: string,
  data: ProductData,
  names: Names,
): Promise<void> {
  const slugs = data.categories.length > 0 ? data.categories : [slugify(data.type)]
  const rows = slugs.flatMap((slug, position) => {
    const category_id = names.categories.get(slug)
    return category_id ? [{ product_id: id, category_id, position }] : []
  })
  await trx.deleteFrom('product_categories').where('product_id', '=', id).execute()
  if (rows.length > 0) await trx.insertInto('product_categories').values(rows).execute()
}

async function writePictures(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  data: ProductData,
  names: Names,
  { loaded, own }: ReadImport,
): Promise<void> {
  await trx.deleteFrom('product_pictures').where('product_id', '=', id).execute()
  const rows = []
  for (const picture of data.pictures) {
    const image = loaded.get(picture.src)
    const fileId = own.get(picture.src) ?? (image && (await storePublicPicture(trx, ctx, image)))
    if (fileId === undefined) continue
    rows.push({
      product_id: id,
      position: rows.length + 1,
      file_id: fileId,
      colour_code: names.colours.get(picture.colour?.toLowerCase() ?? '') ?? null,
      view: picture.view,
      alt: JSON.stringify(picture.alt.en ? picture.alt : data.title),
    })
  }
  if (rows.length > 0) await trx.insertInto('product_pictures').values(rows).execute()
}

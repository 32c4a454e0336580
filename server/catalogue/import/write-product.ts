import { createHash } from 'node:crypto'
import { startOfHongKongDay } from '#domain/dates.ts'
import { newId } from '#domain/ids.ts'
import { slugify } from '#domain/slug.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { storePublicPicture } from '../../platform/files/store-file.ts'
import { scheduleCatalogueChange } from '../publish-scheduled.ts'
import type { Names } from './names.ts'
import type { LoadedPicture } from './pictures.ts'
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
  loaded: ReadonlyMap<string, LoadedPicture>,
): Promise<Written> {
  const known = await trx
    .selectFrom('products')
    .select(['id', 'import_hash'])
    .where('handle', '=', data.handle)
    .forUpdate()
    .executeTakeFirst()
  const hash = contentHash(data, loaded)
  const id = known?.id ?? newId('product')
  const isSame = known?.import_hash?.equals(hash) ?? false
  if (!isSame) {
    await writeRow(trx, ctx, id, data, hash)
    await writeCategories(trx, id, data, names)
    await writePictures(trx, ctx, id, data, names, loaded)
  }
  // Stock changes between imports of the same file, so variants are always checked.
  const variants = await writeVariants(trx, ctx, id, data, names)
  const isChanged = !isSame || variants.isChanged
  const outcome = !known ? 'created' : isChanged ? 'updated' : 'unchanged'
  return { id, outcome, problems: variants.problems }
}

function contentHash(data: ProductData, loaded: ReadonlyMap<string, LoadedPicture>): Buffer {
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
  const publishedAt = data.publishedAt && startOfHongKongDay(data.publishedAt)
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
  loaded: ReadonlyMap<string, LoadedPicture>,
): Promise<void> {
  await trx.deleteFrom('product_pictures').where('product_id', '=', id).execute()
  const rows = []
  for (const picture of data.pictures) {
    const image = loaded.get(picture.src)
    if (!image) continue
    rows.push({
      product_id: id,
      position: rows.length + 1,
      file_id: await storePublicPicture(trx, ctx, image),
      colour_code: names.colours.get(picture.colour?.toLowerCase() ?? '') ?? null,
      view: picture.view,
      alt: JSON.stringify(picture.alt.en ? picture.alt : data.title),
    })
  }
  if (rows.length > 0) await trx.insertInto('product_pictures').values(rows).execute()
}

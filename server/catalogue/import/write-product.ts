import { slugify } from '#domain/slug.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { writeSearchText } from '../../platform/text/search-texts.ts'
import { scheduleCatalogueChange } from '../publish-scheduled.ts'
import type { Names } from './names.ts'
import type { ProductPlan } from './plan-product.ts'
import type { Problem } from './problem.ts'
import type { ProductData } from './product-data.ts'
import { retryDownloads, writePictures, type ImportedPictures } from './write-pictures.ts'
import { writeVariants } from './write-variants.ts'

/** Writes a product as planned. Returns what has become impossible since. */
export async function writeProduct(
  trx: Trx,
  ctx: TrxCtx,
  data: ProductData,
  plan: ProductPlan,
  names: Names,
  pictures: ImportedPictures,
): Promise<Problem[]> {
  const { id, known, hash, isSame } = plan
  if (!isSame) {
    await writeRow(trx, ctx, id, data, hash)
    await writeCategories(trx, id, data, names)
    await writePictures(trx, ctx, data, plan, names, pictures)
    if (data.searchText) await writeSearchText(trx, 'product', id, data.searchText)
  } else if (known?.isWaiting) {
    await retryDownloads(trx, ctx, id, pictures.importId)
  }
  return writeVariants(trx, ctx, id, plan.variants)
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

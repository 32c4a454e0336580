import type { z } from '@hono/zod-openapi'
import type { createProduct } from '#contract/staff/products.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { presentProduct } from './present.ts'
import { addProduct, readProduct } from './write-product.ts'
import { addVariant } from './write-variant.ts'

type Product = ReturnType<typeof presentProduct>

/** A draft like this product, without barcodes and stock. Returns its id; throws `not_found`. */
export async function copyProduct(
  trx: Trx,
  ctx: TrxCtx,
  productId: string,
  changes: ChangeRecorder,
): Promise<string> {
  const original = await readProduct(trx, productId)
  const id = await addProduct(trx, ctx, inputOf(original), changes)
  for (const variant of original.variants.filter((each) => !each.is_archived)) {
    const { colour, size, price, compare_at, points_price, cost, weight_grams, position } = variant
    const same = { colour, size, price, compare_at, points_price, cost, weight_grams, position }
    const sku = await freeSku(trx, variant.sku)
    await addVariant(
      trx,
      ctx,
      id,
      { ...same, sku, barcode: null, confirms_low_prices: true },
      changes,
    )
  }
  await copyPictures(trx, original._id, id)
  return id
}

async function copyPictures(trx: Trx, from: string, to: string): Promise<void> {
  const columns = ['file_id', 'colour_code', 'view', 'alt', 'position'] as const
  await trx
    .insertInto('product_pictures')
    .columns(['product_id', ...columns])
    .expression((eb) =>
      eb
        .selectFrom('product_pictures')
        .select(eb.val(to).as('product_id'))
        .select(columns)
        .where('product_id', '=', from),
    )
    .execute()
}

function inputOf(product: Product): z.output<typeof createProduct.body & {}> {
  const { subtitle, description, brand, style_number, fit_kind, fit, fabric_kind } = product
  const { fabric, care, origin, collection, category_ids, tags, goes_with } = product
  return {
    title: titleOfCopy(product.title),
    subtitle,
    description,
    brand,
    style_number,
    fit_kind,
    fit,
    fabric_kind,
    fabric,
    care,
    origin,
    collection,
    category_ids,
    tags,
    goes_with,
    measurements: product.measurements,
    position: product.position,
  }
}

function titleOfCopy({ en, zh, cn }: LocalizedText): LocalizedText {
  return { en: `${en} (copy)`, zh: `${zh}（副本）`, cn: `${cn}（副本）` }
}

/** The SKU with the first number that no variant has. */
async function freeSku(trx: Trx, sku: string): Promise<string> {
  const base = sku.slice(0, 55)
  for (let at = 2; ; at++) {
    const wish = `${base}-${at}`
    const taken = await trx
      .selectFrom('variants')
      .select('id')
      .where('sku', '=', wish)
      .executeTakeFirst()
    if (!taken) return wish
  }
}

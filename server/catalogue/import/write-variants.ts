import { newId } from '#domain/ids.ts'
import { setOnHand, type Count } from '../../inventory/set-on-hand.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { alertPriceDrop } from '../queue-wishlist-alerts.ts'
import { settlePrices } from '../prices/settle-prices.ts'
import type { Names } from './names.ts'
import type { Problem } from './problem.ts'
import type { ProductData, VariantData } from './product-data.ts'

interface Outcome {
  isChanged: boolean
  problems: Problem[]
}

type Known = Awaited<ReturnType<typeof knownVariants>>[number]

/** Replaces the product's variants by those in the file; others are archived. */
export async function writeVariants(
  trx: Trx,
  ctx: TrxCtx,
  productId: string,
  data: ProductData,
  names: Names,
): Promise<Outcome> {
  await settlePrices(trx, ctx.clock(), productId)
  const known = await knownVariants(trx, productId)
  const problems: Problem[] = []
  let isChanged = false
  const kept = new Set<string>()
  let last = -1
  const counted: { id: string; variant: VariantData }[] = []
  for (const variant of data.variants) {
    const plain = rowOf(productId, variant, names)
    const twin = known.find((each) => each.sku === plain.sku || isSameChoice(each, plain))
    // A known place stays where the order is the file's, so that gaps are no change.
    const position = Math.max(last + 1, twin?.position ?? 0)
    last = position
    const row = { ...plain, position }
    const id = twin?.id ?? newId('variant')
    kept.add(id)
    if (!twin || differs(twin, row)) {
      isChanged = true
      if (await skuIsTaken(trx, row.sku, productId)) {
        problems.push({
          line: variant.line,
          column: 'Variant SKU',
          sentence: (t) => t.skuOfOther(row.sku),
        })
        continue
      }
      await trx
        .insertInto('variants')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, archived_at: null }))
        .execute()
    }
    isChanged = (await writePreorder(trx, id, variant, names)) || isChanged
    counted.push({ id, variant })
  }
  const stock = await writeStock(trx, ctx, counted, names)
  isChanged ||= stock.isChanged
  problems.push(...stock.problems)
  const gone = known.filter(({ id, archived_at }) => !kept.has(id) && archived_at === null)
  if (gone.length > 0) {
    isChanged = true
    const ids = gone.map(({ id }) => id)
    await trx
      .updateTable('variants')
      .set({ archived_at: ctx.clock() })
      .where('id', 'in', ids)
      .execute()
  }
  if (isChanged) await alertPriceDrop(trx, productId, ctx.clock())
  return { isChanged, problems }
}

function knownVariants(trx: Trx, productId: string) {
  return trx.selectFrom('variants').selectAll().where('product_id', '=', productId).execute()
}

function rowOf(productId: string, variant: VariantData, names: Names) {
  return {
    product_id: productId,
    sku: variant.sku,
    colour_code: names.colours.get(variant.colour?.toLowerCase() ?? '') ?? null,
    size: variant.size,
    price_cents: variant.priceCents,
    compare_at_cents: variant.compareAtCents,
    points_price: variant.pointsPrice,
    ...(variant.costCents !== null && { cost_cents: variant.costCents }),
    weight_grams: variant.weightGrams,
    barcode: variant.barcode,
  }
}

type Row = ReturnType<typeof rowOf>

function isSameChoice(known: Known, row: Row): boolean {
  return known.colour_code === row.colour_code && known.size === row.size
}

function differs(known: Known, row: Row & { position: number }): boolean {
  if (known.archived_at !== null) return true
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(row).some(([name, value]) => before.get(name) !== value)
}

async function skuIsTaken(trx: Trx, sku: string, productId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', sku)
    .where('product_id', '!=', productId)
    .executeTakeFirst()
  return other !== undefined
}

/** Returns true if something changed. Pre-orders already taken are kept. */
async function writePreorder(
  trx: Trx,
  variantId: string,
  { preorder }: VariantData,
  { defaultStore }: Names,
): Promise<boolean> {
  const known = await trx
    .selectFrom('preorder_levels')
    .selectAll()
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  const max = Math.max(preorder?.limit ?? 0, known?.taken ?? 0)
  if (!preorder && (!known || known.max_qty === max)) return false
  if (known && known.max_qty === max && known.expected_on === preorder?.date) return false
  const values = { max_qty: max, ...(preorder && { expected_on: preorder.date }) }
  await trx
    .insertInto('preorder_levels')
    .values({
      variant_id: variantId,
      store_id: known?.store_id ?? defaultStore,
      max_qty: max,
      expected_on: preorder?.date ?? known?.expected_on ?? '',
    })
    .onConflict((conflict) => conflict.column('variant_id').doUpdateSet(values))
    .execute()
  return true
}

async function writeStock(
  trx: Trx,
  ctx: TrxCtx,
  counted: readonly { id: string; variant: VariantData }[],
  names: Names,
): Promise<Outcome> {
  const lines = new Map<Count, { line: number; warehouse: string }>()
  for (const { id, variant } of counted) {
    for (const { warehouse, onHand } of variant.stock) {
      const warehouseId = names.warehouses.get(warehouse)
      if (warehouseId)
        lines.set({ variantId: id, warehouseId, onHand }, { line: variant.line, warehouse })
    }
  }
  const { isChanged, tooFew } = await setOnHand(trx, ctx, [...lines.keys()], 'import')
  const problems = tooFew.map(({ reserved, ...count }): Problem => {
    const place = [...lines].find(
      ([each]) => each.variantId === count.variantId && each.warehouseId === count.warehouseId,
    )
    const { line = 0, warehouse = '' } = place?.[1] ?? {}
    return {
      line,
      column: warehouse ? `Stock ${warehouse}` : 'Variant Inventory Qty',
      sentence: (t) => t.belowSold(reserved),
    }
  })
  return { isChanged, problems }
}

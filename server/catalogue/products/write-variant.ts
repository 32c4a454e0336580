import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { changeVariant, createVariant } from '#contract/staff/products.ts'
import { type DomainError, invalid } from '#domain/errors.ts'
import { centsOf } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate, isMissing } from '../../platform/database/in-transaction.ts'
import { alertPriceDrop } from '../queue-wishlist-alerts.ts'
import { requireMeantPrices } from '#domain/pricing/require-meant-prices.ts'
import { settlePrices } from '../prices/settle-prices.ts'
import { presentVariant } from './present.ts'
import { getProductRow, getVariantRow, lockProduct, lockProductOf } from './product-row.ts'
import { announceEdit, announceProduct, unknown } from './write-product.ts'

type NewVariant = z.output<typeof createVariant.body & {}>
type VariantUpdate = Partial<z.output<typeof changeVariant.body & {}>>
type Columns = Omit<VariantUpdate, 'confirms_low_prices'>

/** Returns its id. */
export async function addVariant(
  trx: Trx,
  ctx: TrxCtx,
  productId: string,
  { confirms_low_prices, ...input }: NewVariant,
  changes: ChangeRecorder,
): Promise<string> {
  const id = newId('variant')
  await refuseTwins(async () => {
    const product = await lockProduct(trx, productId)
    requireMarkDown(input.price, input.compare_at ?? null)
    const after = centsOf(input.price)
    requireMeantPrices(
      [{ sku: input.sku, unit: 'money', before: null, after }],
      confirms_low_prices,
    )
    const { price, position = product.variants.length, sku, ...rest } = input
    const columns = columnsOf({ ...rest, position })
    const price_cents = centsOf(price)
    await trx
      .insertInto('variants')
      .values({ id, product_id: productId, sku, price_cents, ...columns })
      .execute()
    await afterWrite(
      trx,
      ctx,
      productId,
      {
        action: 'variant_added',
        after: { id, ...input },
      },
      changes,
    )
  })
  return id
}

/** Omitted fields stay unchanged. */
export async function updateVariant(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  { confirms_low_prices, ...input }: VariantUpdate,
  changes: ChangeRecorder,
): Promise<void> {
  await refuseTwins(async () => {
    const { product } = await lockProductOf(trx, id)
    await settlePrices(trx, ctx.clock(), product.id)
    const known = presentVariant(await getVariantRow(trx, id), product.version)
    const changed = differences({ ...known }, normalised(input))
    if (!changed) return changes.recordNothing()
    const { price = known.price, compare_at = known.compare_at } = input
    requireMarkDown(price, compare_at)
    requireMeantPrices(newPrices(known, input), confirms_low_prices)
    await trx.updateTable('variants').set(columnsOf(input)).where('id', '=', id).execute()
    await afterWrite(
      trx,
      ctx,
      product.id,
      {
        action: 'variant_changed',
        before: { sku: known.sku, ...changed.before },
        after: { sku: known.sku, ...changed.after },
      },
      changes,
      announceEdit,
    )
  })
}

/** An archived variant is not sold, but orders and the stock ledger keep it. */
export async function setArchived(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  isArchived: boolean,
  changes: ChangeRecorder,
): Promise<void> {
  const { product, variant } = await lockProductOf(trx, id)
  if ((variant.archived_at !== null) === isArchived) return changes.recordNothing()
  await trx
    .updateTable('variants')
    .set({ archived_at: isArchived ? ctx.clock() : null })
    .where('id', '=', id)
    .execute()
  await afterWrite(
    trx,
    ctx,
    product.id,
    {
      action: isArchived ? 'variant_archived' : 'variant_restored',
      after: { sku: variant.sku },
    },
    changes,
  )
}

export async function readVariant(db: Db | Trx, id: string) {
  const variant = await getVariantRow(db, id)
  const { version } = await getProductRow(db, variant.product_id)
  return presentVariant(variant, version)
}

async function afterWrite(
  trx: Trx,
  ctx: TrxCtx,
  productId: string,
  change: { action: string; before?: unknown; after: unknown },
  changes: ChangeRecorder,
  announce = announceProduct,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ updated_at: ctx.clock() })
    .where('id', '=', productId)
    .execute()
  await changes.record(trx, { ...change, subject: { kind: 'product', id: productId } })
  await alertPriceDrop(trx, productId, ctx.clock())
  await announce(trx, ctx, productId)
}

type Prices = Pick<ReturnType<typeof presentVariant>, 'sku' | 'price' | 'points_price'>

/** Those of the update; a points price is new where there was none. */
function newPrices({ sku, ...known }: Prices, { price, points_price }: Columns) {
  const money = { sku, unit: 'money' as const, before: centsOf(known.price) }
  const points = { sku, unit: 'points' as const, before: known.points_price }
  return [
    ...(price === undefined ? [] : [{ ...money, after: centsOf(price) }]),
    ...(points_price ? [{ ...points, after: points_price }] : []),
  ]
}

function columnsOf({ colour, price, compare_at, cost, ...plain }: Columns) {
  return {
    ...plain,
    ...(colour !== undefined && { colour_code: colour }),
    ...(price !== undefined && { price_cents: centsOf(price) }),
    ...(cost !== undefined && { cost_cents: cost === null ? null : centsOf(cost) }),
    ...(compare_at !== undefined && {
      compare_at_cents: compare_at === null ? null : centsOf(compare_at),
    }),
  }
}

/** 380, 380.5 and 380.50 are one price. */
function normalised(input: Columns): Record<string, unknown> {
  const text = (value: string) => (centsOf(value) / 100).toFixed(2)
  return {
    ...input,
    ...(input.price !== undefined && { price: text(input.price) }),
    ...(input.compare_at && { compare_at: text(input.compare_at) }),
    ...(input.cost && { cost: text(input.cost) }),
  }
}

function requireMarkDown(price: string, compareAt: string | null): void {
  if (compareAt === null || centsOf(compareAt) > centsOf(price)) return
  throw invalid('compare_at', issueSentences.above_price)
}

/** SKUs are unique in the shop, colour and size in a product; constraints enforce both. */
async function refuseTwins(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isDuplicate(error, 'variants_sku_key')) throw taken('sku')
    if (isDuplicate(error, 'variants_product_id_colour_code_size_key')) throw taken('size')
    if (isMissing(error, 'variants_colour_code_fkey')) throw unknown('colour')
    throw error
  }
}

function taken(path: string): DomainError {
  return invalid(path, issueSentences.taken)
}

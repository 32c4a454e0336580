import { lockStock } from '../../inventory/lock-stock.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { settlePrices } from '../prices/settle-prices.ts'
import type { ImportCounts } from './check-import.ts'
import { queueDownloads } from './download-pictures.ts'
import { loadKnown } from './known-products.ts'
import { addNames, resolveNames } from './names.ts'
import { planProduct } from './plan-product.ts'
import type { Problem } from './problem.ts'
import type { ProductData } from './product-data.ts'
import type { ImportedPictures } from './write-pictures.ts'
import { writeProduct } from './write-product.ts'

/** Products written in one transaction: few, so that shoppers do not wait for long. */
export const batchSize = 10

interface Written extends ImportCounts {
  /** Why products that passed the check were left out: the shop has changed since. */
  problems: Problem[]
}

/** Writes some of a file's products. One that has become impossible is left out. */
export async function writeBatch(
  trx: Trx,
  ctx: TrxCtx,
  products: readonly ProductData[],
  pictures: ImportedPictures,
): Promise<Written> {
  const written: Written = { created: 0, updated: 0, unchanged: 0, problems: [] }
  await lockProducts(trx, ctx, products)
  const names = await resolveNames(trx, products)
  if (names.problems.length > 0) return { ...written, problems: names.problems }
  const tags = new Set(await addNames(trx, names))
  const known = await loadKnown(trx, products)
  for (const data of products) {
    const plan = planProduct(data, known, names, pictures.given, ctx.settings.publicUrl)
    if (plan.variants.problems.length > 0) {
      written.problems.push(...plan.variants.problems)
      continue
    }
    written.problems.push(...(await writeProduct(trx, ctx, data, plan, names, pictures)))
    written[plan.outcome] += 1
    if (plan.outcome !== 'unchanged') tags.add(`product:${plan.id}`).add('products')
  }
  await queueDownloads(trx, ctx)
  await ctx.bus.announce(trx, [...tags])
  return written
}

/** Locks the products and then their stock, as everywhere, before they are compared. */
async function lockProducts(
  trx: Trx,
  ctx: TrxCtx,
  products: readonly ProductData[],
): Promise<void> {
  const handles = products.map(({ handle }) => handle)
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('handle', 'in', handles)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  for (const id of ids) await settlePrices(trx, ctx.clock(), id)
  const variants = await trx
    .selectFrom('variants')
    .select('id')
    .where('product_id', 'in', ids)
    .execute()
  await lockStock(
    trx,
    variants.map(({ id }) => id),
  )
}

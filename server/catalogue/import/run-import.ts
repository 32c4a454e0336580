import { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import { isStopping, type Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { checkImport } from './check-import.ts'
import { ownPictures } from './own-pictures.ts'
import { refuseUnconfirmed } from './price-falls.ts'
import { remarkOf } from './problem.ts'
import { readProducts, type ProductFile } from './read-products.ts'
import { batchSize, writeBatch } from './write-batch.ts'
import type { ImportedPictures } from './write-pictures.ts'

/**
 * Checks an import and writes it batch by batch. After a restart it goes on behind the last batch; a
 * second run at the same time writes other batches.
 */
export async function runImport(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('product_imports')
    .select(['state', 'csv', 'own_skus', 'confirms_low_prices'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.csv === null) return
  const file = readProducts(row.csv, { ownSkus: row.own_skus })
  const own = await ownPictures(ctx, file.products)
  const pictures = { given: new Map<string, string>(), own, importId: id }
  if (row.state === 'waiting') await begin(ctx, id, row.confirms_low_prices, file, pictures)
  let isMore = true
  while (isMore) {
    if (isStopping(ctx)) return leaveToNext(ctx, id)
    isMore = await inTransaction(ctx, (trx) => writeNext(trx, ctx, id, file, pictures))
  }
}

async function begin(
  ctx: Ctx,
  id: string,
  arePricesConfirmed: boolean,
  file: ProductFile,
  pictures: ImportedPictures,
): Promise<void> {
  const { findings } = await checkImport(ctx, file, pictures)
  if (!arePricesConfirmed) refuseUnconfirmed(findings)
  const isRefused = findings.problems.length > 0
  await ctx.db
    .updateTable('product_imports')
    .set({
      findings: JSON.stringify(findings),
      state: isRefused ? 'refused' : 'running',
      ...(isRefused && { csv: null, finished_at: ctx.clock() }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

async function leaveToNext(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, (trx) => addJob(trx, 'import_products', { import_id: id }))
}

/** Returns false when there is nothing left to write. */
async function writeNext(
  trx: Trx,
  ctx: Ctx,
  id: string,
  file: ProductFile,
  pictures: ImportedPictures,
): Promise<boolean> {
  const row = await trx
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.state !== 'running') return false
  const batch = file.products.slice(row.done, row.done + batchSize)
  const written =
    batch.length > 0
      ? await writeBatch(trx, ctx, batch, pictures)
      : { created: 0, updated: 0, unchanged: 0, problems: [] }
  const left = written.problems.map((each) => remarkOf(each, file.headingOf))
  const findings = { ...row.findings, problems: [...row.findings.problems, ...left] }
  const isDone = row.done + batch.length >= file.products.length
  const counts = {
    created: row.created + written.created,
    updated: row.updated + written.updated,
    unchanged: row.unchanged + written.unchanged,
  }
  await trx
    .updateTable('product_imports')
    .set({
      ...counts,
      done: row.done + batch.length,
      ...(left.length > 0 && { findings: JSON.stringify(findings) }),
      ...(isDone && { state: 'done' as const, csv: null, finished_at: ctx.clock() }),
    })
    .where('id', '=', id)
    .execute()
  if (!isDone) return true
  const { products, variants, pictures: named } = findings
  await new ChangeRecorder({ id: row.staff_id }).record(trx, {
    action: 'products_imported',
    subject: { kind: 'catalogue', id: 'import' },
    after: { products, variants, pictures: named, ...counts },
  })
  return false
}

import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { checkImport, type ImportCounts } from './check-import.ts'
import { takePictures, type PictureSource } from './given-pictures.ts'
import { ownPictures } from './own-pictures.ts'
import { refuseUnconfirmed } from './price-falls.ts'
import { remarkOf, tellFindings } from './problem.ts'
import { readProducts } from './read-products.ts'
import { batchSize, writeBatch } from './write-batch.ts'

export type ImportReport = ImportCounts &
  ReturnType<typeof tellFindings> & {
    /** Says whether anything was written. Then a problem is about a product that was left out. */
    isWritten: boolean
  }

interface ImportOptions {
  isDryRun?: boolean
  /** Makes own SKUs for rows that share one. */
  ownSkus?: boolean
  /** Imports prices that fall by more than half, or to zero. */
  confirmsLowPrices?: boolean
  /** Pictures that come with the file; without, products wait for those that cannot be downloaded. */
  pictures?: PictureSource
  locale?: Locale
  onProgress?: (done: number, all: number) => void
}

/**
 * Imports a product file: all of it, or nothing if any row is bad. Importing the same file again, or
 * one that the shop has exported, changes nothing. Pictures are downloaded afterwards.
 */
export async function importProducts(
  ctx: Ctx,
  text: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { isDryRun = false, ownSkus = false, locale = defaultLocale, onProgress } = options
  const read = readProducts(text, { ownSkus })
  const own = await ownPictures(ctx, read.products)
  const source: PictureSource = options.pictures ?? (async () => null)
  const isGiven = options.pictures !== undefined && read.problems.length === 0
  const { given, problems } = isGiven
    ? await takePictures(ctx, read.products, own, { source, isDryRun })
    : { given: new Map<string, string>(), problems: [] }
  const file = { ...read, problems: [...read.problems, ...problems] }
  const checked = await checkImport(ctx, file, { given, own })
  const { findings, ...counts } = checked
  if (!options.confirmsLowPrices && !isDryRun) refuseUnconfirmed(findings)
  if (isDryRun || findings.problems.length > 0) {
    return { ...counts, ...tellFindings(findings, locale), isWritten: false }
  }
  const done = { created: 0, updated: 0, unchanged: 0 }
  for (let at = 0; at < file.products.length; at += batchSize) {
    const batch = file.products.slice(at, at + batchSize)
    const pictures = { given, own, importId: null }
    const written = await inTransaction(ctx, (trx) => writeBatch(trx, ctx, batch, pictures))
    done.created += written.created
    done.updated += written.updated
    done.unchanged += written.unchanged
    findings.problems.push(...written.problems.map((each) => remarkOf(each, file.headingOf)))
    onProgress?.(Math.min(at + batchSize, file.products.length), file.products.length)
  }
  return { ...done, ...tellFindings(findings, locale), isWritten: true }
}

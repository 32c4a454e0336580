import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { resolveNames } from './names.ts'
import type { PictureSource } from './pictures.ts'
import { tell, type Problem, type ToldProblem } from './problem.ts'
import { readImport, type ReadImport } from './read-import.ts'
import { writeProduct } from './write-product.ts'

export interface ImportReport {
  products: number
  variants: number
  pictures: number
  created: number
  updated: number
  unchanged: number
  /** If there is any problem, nothing was changed. */
  problems: ToldProblem[]
  /** What was skipped or added along the way and should be checked. */
  notes: ToldProblem[]
}

/**
 * Writes a file that was read. Its problems are in the report: then nothing may be committed.
 * Importing the same file again, or one that the shop has exported, changes nothing.
 */
export async function writeImport(
  trx: Trx,
  ctx: TrxCtx,
  read: ReadImport,
  locale: Locale,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<ImportReport> {
  const { products } = read.file
  const notes = [...read.notes]
  const problems = [...read.problems]
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const told = (): ImportReport => ({
    products: products.length,
    variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
    pictures: read.loaded.size + read.own.size,
    ...counts,
    problems: problems.map((each) => tell(asInFile(each), locale)),
    notes: notes.map((each) => tell(asInFile(each), locale)),
  })
  const asInFile = (each: Problem) => ({ ...each, column: read.file.headingOf(each.column) })
  if (problems.length > 0) return told()
  const names = await resolveNames(trx, products)
  problems.push(...names.problems)
  notes.push(...names.notes)
  if (problems.length > 0) return told()
  const tags = new Set<string>()
  for (const [at, data] of products.entries()) {
    const written = await writeProduct(trx, ctx, data, names, read)
    counts[written.outcome] += 1
    problems.push(...written.problems)
    if (written.outcome !== 'unchanged') tags.add(`product:${written.id}`).add('products')
    onProgress(at + 1, products.length)
  }
  if (names.hasNewCategories) tags.add('categories')
  if (names.hasNewColours) tags.add('configuration')
  await ctx.bus.announce(trx, [...tags])
  return told()
}

interface ImportOptions {
  isDryRun?: boolean
  pictures: PictureSource
  locale?: Locale
  onProgress?: (done: number, all: number) => void
}

/** Imports a product CSV: all of it, or nothing if any row is bad. */
export async function importProducts(
  ctx: Ctx,
  csv: string,
  { isDryRun = false, pictures, locale = defaultLocale, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const read = await readImport(ctx, csv, pictures)
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const report = await writeImport(trx, ctx, read, locale, onProgress)
      if (isDryRun || report.problems.length > 0) throw new NothingChanged(report)
      return report
    })
  } catch (error) {
    if (error instanceof NothingChanged) return error.report
    throw error
  }
}

/** Thrown to roll back a dry run or a file with problems. */
class NothingChanged extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('nothing was changed')
    this.report = report
  }
}

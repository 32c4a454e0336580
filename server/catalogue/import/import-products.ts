import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { resolveNames, type Names } from './names.ts'
import { loadPictures, type PictureSource, type LoadedPicture } from './pictures.ts'
import type { Problem } from './problem.ts'
import { readProducts } from './read-products.ts'
import { writeProduct } from './write-product.ts'

export interface ImportReport {
  products: number
  variants: number
  pictures: number
  created: number
  updated: number
  unchanged: number
  /** If there is any problem, nothing was changed. */
  problems: readonly Problem[]
  /** What was skipped or added along the way and should be checked. */
  notes: readonly Problem[]
}

interface ImportOptions {
  isDryRun?: boolean
  pictures: PictureSource
  onProgress?: (done: number, all: number) => void
}

/**
 * Imports a product CSV: all of it, or nothing if any row is bad. Importing the same file again
 * changes nothing.
 */
export async function importProducts(
  ctx: Ctx,
  csv: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = readProducts(csv)
  const report = await bringIn(ctx, file, options)
  const asInFile = (problem: Problem) => ({ ...problem, column: file.headingOf(problem.column) })
  return {
    ...report,
    problems: report.problems.map(asInFile),
    notes: [...file.notes, ...report.notes].map(asInFile),
  }
}

async function bringIn(
  ctx: Ctx,
  { products, problems }: ReturnType<typeof readProducts>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = {
    products: products.length,
    variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
    pictures: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
  }
  if (problems.length > 0) return { ...report, problems, notes: [] }
  const loaded = await loadPictures(products, options.pictures)
  const notes = [...loaded.notes]
  if (loaded.problems.length > 0) return { ...report, problems: loaded.problems, notes }
  const found: Problem[] = []
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const names = await resolveNames(trx, products)
      found.push(...names.problems)
      notes.push(...names.notes)
      if (found.length > 0) throw new NothingChanged()
      await writeAll(trx, ctx, { products, names, loaded: loaded.pictures, report, found, options })
      if (found.length > 0 || options.isDryRun) throw new NothingChanged()
    })
  } catch (error) {
    if (!(error instanceof NothingChanged)) throw error
  }
  return { ...report, pictures: loaded.pictures.size, problems: found, notes }
}

interface Work {
  products: ReturnType<typeof readProducts>['products']
  names: Names
  loaded: ReadonlyMap<string, LoadedPicture>
  report: { created: number; updated: number; unchanged: number }
  found: Problem[]
  options: ImportOptions
}

async function writeAll(trx: Trx, ctx: TrxCtx, work: Work): Promise<void> {
  const { products, names, loaded, report, found, options } = work
  const tags = new Set<string>()
  for (const [at, data] of products.entries()) {
    const written = await writeProduct(trx, ctx, data, names, loaded)
    report[written.outcome] += 1
    found.push(...written.problems)
    if (written.outcome !== 'unchanged') tags.add(`product:${written.id}`).add('products')
    options.onProgress?.(at + 1, products.length)
  }
  if (names.hasNewCategories) tags.add('categories')
  if (names.hasNewColours) tags.add('configuration')
  await ctx.bus.announce(trx, [...tags])
}

/** Thrown to roll back a dry run or a file with problems. */
class NothingChanged extends Error {}

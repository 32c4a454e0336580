import type { ImportFindings } from '#db/json-types.ts'
import type { Ctx } from '../../platform/context.ts'
import { reachableNetworks } from './download-picture.ts'
import { loadKnown } from './known-products.ts'
import { resolveNames } from './names.ts'
import { isRemote } from './picture-name.ts'
import { planProduct } from './plan-product.ts'
import { remarkOf, type Problem } from './problem.ts'
import type { ProductFile } from './read-products.ts'
import type { ImportedPictures } from './write-pictures.ts'

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
}

export interface CheckedImport extends ImportCounts {
  findings: ImportFindings
}

/** Products compared with the shop's at a time. */
const chunk = 50

/** Changes that an import would make. Reads only, and downloads nothing. */
export async function checkImport(
  ctx: Ctx,
  file: ProductFile,
  pictures: Pick<ImportedPictures, 'given' | 'own'>,
): Promise<CheckedImport> {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const problems = [...file.problems]
  const notes = [...file.notes, ...unreachable(ctx, file, pictures)]
  const priceFalls: Problem[] = []
  if (problems.length === 0) {
    const names = await resolveNames(ctx.db, file.products)
    problems.push(...names.problems)
    notes.push(...names.notes)
    for (let at = 0; at < file.products.length; at += chunk) {
      const some = file.products.slice(at, at + chunk)
      const known = await loadKnown(ctx.db, some)
      for (const data of some) {
        const { given } = pictures
        const plan = planProduct(data, known, names, given, ctx.settings.publicUrl)
        counts[plan.outcome] += 1
        problems.push(...plan.variants.problems)
        priceFalls.push(...plan.variants.priceFalls)
      }
    }
  }
  return { ...counts, findings: findingsOf(ctx, file, pictures, { problems, notes, priceFalls }) }
}

export function findingsOf(
  ctx: Ctx,
  { products, sharedSkus, headingOf }: ProductFile,
  { given, own }: Pick<ImportedPictures, 'given' | 'own'>,
  said: { problems: readonly Problem[]; notes: readonly Problem[]; priceFalls: readonly Problem[] },
): ImportFindings {
  const networks = reachableNetworks(ctx)
  const sources = [...new Set(products.flatMap(({ pictures }) => pictures.map(({ src }) => src)))]
  const missing = sources.filter((src) => !given.has(src) && !own.has(src))
  const remarks = (list: readonly Problem[]) => list.map((each) => remarkOf(each, headingOf))
  return {
    products: products.length,
    variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
    pictures: sources.length,
    downloads: missing.filter((src) => isRemote(src) && networks.allowsUrl(src)).length,
    picture_names: missing.filter((src) => !isRemote(src)),
    shared_skus: sharedSkus,
    problems: remarks(said.problems),
    notes: remarks(said.notes),
    price_falls: remarks(said.priceFalls),
  }
}

/** Addresses that will not be downloaded, whatever is there. */
function unreachable(
  ctx: Ctx,
  { products }: ProductFile,
  { given, own }: Pick<ImportedPictures, 'given' | 'own'>,
): Problem[] {
  const networks = reachableNetworks(ctx)
  return products
    .flatMap((product) => product.pictures)
    .filter(({ src }) => isRemote(src) && !given.has(src) && !own.has(src))
    .filter(({ src }) => !networks.allowsUrl(src))
    .map(({ line, src }) => ({
      line,
      column: 'Image Src',
      sentence: (t) => t.pictureSkipped(src, t.notReachable),
    }))
}

import { downloadAll } from '#server/catalogue/import/download-pictures.ts'
import { picturesIn } from '#server/catalogue/import/given-pictures.ts'
import { importProducts } from '#server/catalogue/import/import-products.ts'
import type { ToldProblem } from '#server/catalogue/import/problem.ts'
import { FileProblem, readProductFile, requireFolder } from '#server/catalogue/import/read-file.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { withShop } from './with-shop.ts'

const usage =
  'npm run import -- FILE.csv [--images DIR] [--dry-run] [--own-skus] [--confirm-prices]'

const flag = { type: 'boolean', default: false } as const
const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      'dry-run': flag,
      'own-skus': flag,
      'confirm-prices': flag,
    },
  },
  usage,
)
const [file] = positionals
if (!file || positionals.length > 1) refuseUse('Name one product file.', usage)

const isDryRun = values['dry-run']
const text = await readOrEnd(file, values.images)
const { report, downloads } = await withShop(async (ctx) => {
  const imported = await importProducts(ctx, text, {
    isDryRun,
    ownSkus: values['own-skus'],
    confirmsLowPrices: values['confirm-prices'],
    ...(values.images !== undefined && { pictures: await picturesIn(values.images) }),
    onProgress: (done, all) => showProgress(`${done} of ${all} products`),
  })
  if (!imported.isWritten) return { report: imported, downloads: null }
  const waiting = (left: number) => showProgress(`${left} pictures to download`)
  return { report: imported, downloads: await downloadAll(ctx, waiting) }
})

for (const note of report.notes) console.log(`  note     ${lineOf(note)}`)
for (const fall of report.price_falls) console.log(`  price    ${lineOf(fall)}`)
for (const problem of report.problems) console.error(`  problem  ${lineOf(problem)}`)
const { products, variants, pictures, created, updated, unchanged } = report
if (report.problems.length > 0) {
  const { length } = report.problems
  const outcome = report.isWritten ? 'all other products were imported' : 'nothing was changed'
  console.error(`${length} ${length === 1 ? 'problem' : 'problems'}: ${outcome}.`)
  if (report.shared_skus > 0) console.error('Own SKUs for rows that share one: --own-skus')
  if (report.price_falls.length > 0) console.error('If these prices are meant: --confirm-prices')
  process.exitCode = 1
} else {
  console.log(
    `${products} products, ${variants} variants, ${pictures} pictures: ` +
      `${created} new, ${updated} changed, ${unchanged} as they were.` +
      (isDryRun ? ' Dry run: nothing was changed.' : ''),
  )
  if (report.picture_names.length > 0) {
    console.log(
      `${report.picture_names.length} pictures are to come: --images DIR, or the console.`,
    )
  }
  if (downloads)
    console.log(`${downloads.loaded} pictures downloaded, ${downloads.left} still missing.`)
}

function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${text}   `)
}

/** Read before opening the shop: an unreadable file must change nothing. */
async function readOrEnd(path: string, images: string | undefined): Promise<string> {
  try {
    if (images !== undefined) await requireFolder(images)
    return await readProductFile(path)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    console.error(`${error.message} Nothing was changed.`)
    process.exit(1)
  }
}

function lineOf({ line, column, message }: ToldProblem): string {
  return `line ${line}${column ? `, ${column}` : ''}: ${message}`
}

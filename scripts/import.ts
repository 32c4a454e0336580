import { importProducts } from '#server/catalogue/import/import-products.ts'
import { picturesFrom } from '#server/catalogue/import/pictures.ts'
import type { ToldProblem } from '#server/catalogue/import/problem.ts'
import { FileProblem, readCsvFile, requireFolder } from '#server/catalogue/import/read-file.ts'
import { ReachableNetworks } from '#server/platform/outward/public-address.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { withShop } from './with-shop.ts'

const usage = 'npm run import -- FILE.csv [--images DIR] [--dry-run]'

const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: { images: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  },
  usage,
)
const [file] = positionals
if (!file || positionals.length > 1) refuseUse('Name one CSV file.', usage)

const csv = await readOrEnd(file, values.images)
const report = await withShop((ctx) =>
  importProducts(ctx, csv, {
    isDryRun: values['dry-run'],
    pictures: picturesFrom({
      folder: values.images ?? null,
      networks: new ReachableNetworks(ctx.settings.webhookPrivateNetworks),
    }),
    onProgress: (done, all) => {
      if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${all} products`)
    },
  }),
)

for (const note of report.notes) console.log(`  note     ${lineOf(note)}`)
for (const problem of report.problems) console.error(`  problem  ${lineOf(problem)}`)
if (report.problems.length > 0) {
  const { length } = report.problems
  console.error(`${length} ${length === 1 ? 'problem' : 'problems'}: nothing was changed.`)
  process.exitCode = 1
} else {
  const { products, variants, pictures, created, updated, unchanged } = report
  console.log(
    `${products} products, ${variants} variants, ${pictures} pictures: ` +
      `${created} new, ${updated} changed, ${unchanged} as they were.` +
      (values['dry-run'] ? ' Dry run: nothing was changed.' : ''),
  )
}

/** Read before opening the shop: an unreadable file must change nothing. */
async function readOrEnd(path: string, images: string | undefined): Promise<string> {
  try {
    if (images !== undefined) await requireFolder(images)
    return await readCsvFile(path)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    console.error(`${error.message} Nothing was changed.`)
    process.exit(1)
  }
}

function lineOf({ line, column, message }: ToldProblem): string {
  return `line ${line}${column ? `, ${column}` : ''}: ${message}`
}

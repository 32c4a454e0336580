import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importProducts } from '#server/import/import-products.ts'
import { picturesFrom } from '#server/import/pictures.ts'
import type { Problem } from '#server/import/problem.ts'
import { withShop } from './with-shop.ts'

const usage = 'npm run import -- FILE.csv [--images DIR] [--dry-run]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { images: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
})
const [file] = positionals
if (!file || positionals.length > 1) {
  console.error(usage)
  process.exit(2)
}

const csv = await readFile(file, 'utf8')
const report = await withShop((ctx) =>
  importProducts(ctx, csv, {
    isDryRun: values['dry-run'],
    pictures: picturesFrom(values.images ?? null),
    onProgress: (done, all) => {
      if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${all} products`)
    },
  }),
)

for (const note of report.notes) console.log(`  note     ${lineOf(note)}`)
for (const problem of report.problems) console.error(`  problem  ${lineOf(problem)}`)
if (report.problems.length > 0) {
  console.error(`${report.problems.length} problems: nothing was changed.`)
  process.exitCode = 1
} else {
  const { products, variants, pictures, created, updated, unchanged } = report
  console.log(
    `${products} products, ${variants} variants, ${pictures} pictures: ` +
      `${created} new, ${updated} changed, ${unchanged} as they were.` +
      (values['dry-run'] ? ' Dry run: nothing was changed.' : ''),
  )
}

function lineOf({ line, column, message }: Problem): string {
  return `line ${line}${column ? `, ${column}` : ''}: ${message}`
}

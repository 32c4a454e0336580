import { open } from 'node:fs/promises'
import { byteOrderMark, csvText } from '#domain/csv.ts'
import { exportProducts } from '#server/catalogue/export/export-products.ts'
import type { Ctx } from '#server/platform/context.ts'
import { exportTable, tables } from '#server/reports/tables/export-table.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { withShop } from './with-shop.ts'

const usage = `npm run export -- [${tables.join(' | ')}] FILE.csv`
const perPage = 100

const { positionals } = readArguments({ allowPositionals: true }, usage)
const path = positionals.at(-1)
if (!path || positionals.length > 2) refuseUse('Name one file to write.', usage)
const [what] = positionals.slice(0, -1)
const table = tables.find((each) => each === what)
if (what !== undefined && !table) refuseUse(`There is no export of ${what}.`, usage)

// A file that exists is not overwritten.
const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
  const reasons: Record<string, string> = { EEXIST: 'exists already', ENOENT: 'has no folder' }
  console.error(`${path} ${reasons[error.code ?? ''] ?? `cannot be written (${error.code})`}.`)
  process.exit(1)
})

const count = await withShop((ctx) =>
  table ? exportTable(ctx.db, table, (text) => file.write(text)) : writeProducts(ctx),
)
await file.close()
console.log(`Written to ${path}: ${count} ${table ? 'row' : 'product'}${count === 1 ? '' : 's'}.`)

/** Answers how many there are. */
function writeProducts({ db, settings }: Ctx): Promise<number> {
  // All pages see one state of the shop.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await file.write(byteOrderMark)
      for (let page = 1; ; page += 1) {
        const part = await exportProducts({ db: trx, settings }, { page, per_page: perPage })
        await file.write(csvText(page === 1 ? [part.headings, ...part.rows] : part.rows))
        if (page * perPage >= part.total) return part.total
      }
    })
}

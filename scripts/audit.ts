import { findIntegrityProblems } from '#server/integrity-report.ts'
import { rebuildLevels } from '#server/inventory/stock-checks.ts'
import { readArguments } from './arguments.ts'
import { withShop } from './with-shop.ts'

/** `--rebuild-stock` first rebuilds the stock levels from the ledger. */
const { values } = readArguments(
  { options: { 'rebuild-stock': { type: 'boolean', default: false } } },
  'npm run audit -- [--rebuild-stock]',
)

const problems = await withShop(async ({ db }) => {
  if (values['rebuild-stock']) await db.transaction().execute(rebuildLevels)
  return findIntegrityProblems(db)
})
for (const { rule, subject, found } of problems) console.error(`${rule}: ${subject} ${found}`)
if (problems.length === 0) console.log('Stock, reservations, orders and payments add up.')
else {
  console.error(`${problems.length} problems found.`)
  process.exitCode = 1
}

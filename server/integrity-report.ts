import { sql } from 'kysely'
import type { LedgerFinding } from '#db/json-types.ts'
import { stockProblems } from './inventory/stock-checks.ts'
import { pointsChecks } from './loyalty/points-checks.ts'
import { counterChecks } from './checkout/counter/counter-checks.ts'
import { supplementChecks } from './checkout/supplements/supplement-checks.ts'
import { orderChecks } from './orders/order-checks.ts'
import { paymentChecks } from './payments/payment-checks.ts'
import { statementChecks } from './payments/statements/statement-checks.ts'
import { tillChecks } from './payments/tills/till-checks.ts'
import type { Db, Trx } from './platform/database/db.ts'
import { promotionChecks } from './promotions/promotion-checks.ts'
import { refundChecks } from './returns/refund-checks.ts'

type Check = readonly [
  rule: string,
  query: ReturnType<typeof sql<{ subject: string; found: string }>>,
]

/**
 * Each area's checks. Not in the areas' `area.ts`: the command that audits would load the whole
 * server for nine lists.
 */
const checks: readonly Check[] = [
  ...pointsChecks,
  ...refundChecks,
  ...paymentChecks,
  ...statementChecks,
  ...tillChecks,
  ...counterChecks,
  ...supplementChecks,
  ...promotionChecks,
  ...orderChecks,
]

/** Runs every integrity check on one state of the database; empty if it is consistent. */
export async function findIntegrityProblems(db: Db | Trx): Promise<LedgerFinding[]> {
  if (db.isTransaction) return problemsIn(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Reading a million orders takes longer than the role may allow a request.
      await sql`set local statement_timeout = 0`.execute(trx)
      return problemsIn(trx)
    })
}

async function problemsIn(db: Db | Trx): Promise<LedgerFinding[]> {
  const problems = (await stockProblems(db)).map((problem) => ({
    rule: 'stock equals its ledger and its orders',
    subject: '',
    found: JSON.stringify(problem),
  }))
  for (const [rule, query] of checks) {
    const { rows } = await query.execute(db)
    problems.push(...rows.map((row) => ({ rule, ...row })))
  }
  return problems
}

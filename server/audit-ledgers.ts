import { sql } from 'kysely'
import { findIntegrityProblems } from './integrity-report.ts'
import type { Ctx } from './platform/context.ts'
import { inTransaction } from './platform/database/in-transaction.ts'

const maxStored = 100
const keptDays = 400

/** Proves every night that the ledgers add up. What does not is stored, and the owners are told. */
export async function auditLedgers(ctx: Ctx): Promise<void> {
  const startedAt = ctx.clock()
  const problems = await findIntegrityProblems(ctx.db)
  await inTransaction(ctx, async (trx) => {
    await trx
      .insertInto('ledger_audits')
      .values({
        started_at: startedAt,
        finished_at: ctx.clock(),
        finding_count: problems.length,
        findings: JSON.stringify(problems.slice(0, maxStored)),
      })
      .execute()
    await trx
      .deleteFrom('ledger_audits')
      .where('started_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
      .execute()
    if (problems.length === 0) return
    await trx.insertInto('staff_notifications').values({ kind: 'audit_findings' }).execute()
  })
  if (problems.length > 0) {
    ctx.log.error({ problems: problems.slice(0, maxStored) }, 'the ledgers do not add up')
  }
}

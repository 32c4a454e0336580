import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { runEach } from '../platform/jobs/run-each.ts'
import { lockPoints } from './points-account.ts'
import { isSpendable } from './points-lots.ts'

/** Accounts per run; the next run handles the rest. */
const maxAtOnce = 500

/**
 * Expires points, and settles debts with points that can be spent now, account by account. Spending
 * does the same for its own account.
 */
export async function expirePoints(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const due = await ctx.db
    .selectFrom('points_lots as l')
    .innerJoin('points_balances as b', 'b.account_id', 'l.account_id')
    .select('l.account_id')
    .distinct()
    .where('l.remaining', '>', 0)
    .where((eb) =>
      eb.or([eb('l.expires_at', '<=', now), eb.and([eb('b.debt', '>', 0), isSpendable(now)])]),
    )
    .limit(maxAtOnce)
    .execute()
  await runEach(
    ctx,
    due,
    ({ account_id: id }) => id,
    ({ account_id: id }) =>
      inTransaction(ctx, async (trx) => void (await lockPoints(trx, ctx, id))),
  )
}

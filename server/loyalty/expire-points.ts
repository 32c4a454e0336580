import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { runEach } from '../platform/jobs/run-each.ts'
import { lockPoints } from './points-account.ts'

/** Accounts per run; the next run handles the rest. */
const maxAtOnce = 500

/** Expires points account by account. Spending does the same for its own account. */
export async function expirePoints(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('points_lots')
    .select('account_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_at', '<=', ctx.clock())
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

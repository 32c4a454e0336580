import type { Ctx } from '../../platform/context.ts'
import { daysAgo } from '../../platform/time-ago.ts'

const keptDays = 30

export async function deleteTryOns(ctx: Ctx): Promise<void> {
  const tryOns = ctx.db.deleteFrom('try_on_holds').where('state', '<>', 'held')
  await tryOns.where('ended_at', '<', daysAgo(ctx, keptDays)).execute()
}

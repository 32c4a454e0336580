import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'

/** Runs when a promotion or voucher starts or ends: invalidates what shows it. */
export async function startAndEndPromotions(ctx: Ctx): Promise<void> {
  await ctx.bus.announce(ctx.db, ['promotions', 'vouchers'])
}

/** Schedules the invalidation for a start and end; replaces earlier schedules. */
export async function schedulePromotionChange(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  offer: { id: string; starts_at: Date | null; ends_at: Date | null },
): Promise<void> {
  const now = ctx.clock()
  for (const [edge, at] of Object.entries({ start: offer.starts_at, end: offer.ends_at })) {
    if (at === null || at <= now) continue
    await addJob(trx, 'switch_promotions', {}, { runAt: at, key: `turn:${offer.id}:${edge}` })
  }
}

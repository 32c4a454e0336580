import type { Ctx, Trx } from '../platform/context.ts'
import { addJob } from '../platform/jobs/queue.ts'

/** A promotion or voucher has just begun or ended: what shows it is out of date. */
export async function turnOffers(ctx: Ctx): Promise<void> {
  await ctx.bus.announce(ctx.db, ['promotions', 'vouchers'])
}

/** Has pages dropped when an offer begins and when it ends; later times take the place of these. */
export async function turnAt(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  offer: { id: string; starts_at: Date | null; ends_at: Date | null },
): Promise<void> {
  const now = ctx.clock()
  for (const [edge, at] of Object.entries({ start: offer.starts_at, end: offer.ends_at })) {
    if (at === null || at <= now) continue
    await addJob(trx, 'turn_offers', {}, { runAt: at, key: `turn:${offer.id}:${edge}` })
  }
}

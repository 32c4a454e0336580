import { dayMs } from '#domain/dates.ts'
import type { Ctx } from '../platform/context.ts'

/** A gateway knows its fee within minutes; a payment whose fee stays unknown is given up. */
const daysTried = 30

/** Asks the gateway for the fees of its recent payments that have none yet. */
export async function readCardFees(ctx: Ctx): Promise<void> {
  const { cards } = ctx
  if (!cards) return
  const since = new Date(ctx.clock().getTime() - daysTried * dayMs)
  const payments = await ctx.db
    .selectFrom('payments')
    .select(['id', 'provider_reference as reference'])
    .where('provider', '=', cards.provider)
    .where('fee_cents', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(200)
    .execute()
  for (const { id, reference } of payments) {
    const fee = reference === null ? null : await cards.readFee(reference)
    if (fee === null) continue
    await ctx.db.updateTable('payments').set({ fee_cents: fee }).where('id', '=', id).execute()
  }
}

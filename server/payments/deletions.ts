import type { Ctx } from '../platform/context.ts'
import { daysAgo } from '../platform/time-ago.ts'
import { readRetention } from '../settings/retention.ts'
import { deleteOldProofs } from './proofs/delete-old-proofs.ts'

const gatewayDays = 90

/**
 * Finished card sessions without a payment, and webhook events that gateways no longer repeat.
 * Paid sessions stay with their order, and payment issues stay until resolved.
 */
export async function deleteGatewayRecords(ctx: Ctx): Promise<void> {
  const past = daysAgo(ctx, gatewayDays)
  await ctx.db
    .deleteFrom('card_sessions')
    .where('state', 'in', ['ended', 'declined', 'bound'])
    .where('expires_at', '<', past)
    .execute()
  await ctx.db
    .deleteFrom('webhook_events')
    .where('received_at', '<', past)
    .where((eb) => eb.or([eb('problem', 'is', null), eb('resolved_at', '<', past)]))
    .execute()
}

export async function deleteProofs(ctx: Ctx): Promise<void> {
  const { proof_days } = await readRetention(ctx)
  await deleteOldProofs(ctx, daysAgo(ctx, proof_days))
}

import type { Ctx } from '../../platform/context.ts'
import { daysAgo, hoursAgo } from '../../platform/time-ago.ts'

/** Sessions stay readable for a while, so that an agent learns how they ended. */
const hoursAfterExpiry = 48
const daysOfDeliveries = 30

/** Carts and checkouts without an order; those with one stay as long as it does. */
export async function deleteAgentSessions(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('agent_sessions')
    .where('order_id', 'is', null)
    .where('expires_at', '<', hoursAgo(ctx, hoursAfterExpiry))
    .execute()
}

export async function deleteAgentDeliveries(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('agent_deliveries')
    .where('created_at', '<', daysAgo(ctx, daysOfDeliveries))
    .execute()
}

import { presentAgentOrder } from '../orders/present-order.ts'
import { say } from '../wire/messages.ts'
import { notFound, success, type Call, type Outcome } from './call.ts'

/** An order that this platform placed, or that a person placed from its checkout. */
export async function getOrder(call: Call, _: unknown, id: string): Promise<Outcome> {
  const { ctx, platform, locale } = call
  const session = await ctx.db
    .selectFrom('agent_sessions')
    .select(['id', 'content'])
    .where('order_id', '=', id)
    .where('platform', '=', platform.url)
    .executeTakeFirst()
  const order = session && (await presentAgentOrder(ctx, session, id))
  return order ? success(call, order) : notFound(call, say('order_gone', locale))
}

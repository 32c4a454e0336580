import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { agentRefusals, type listAgentPlatforms } from '#contract/staff/agents.ts'
import type { AgentPlatformsTable } from '#db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import { seenPlatforms } from './seen-platforms.ts'

type Platform = z.input<typeof listAgentPlatforms.answer>['data'][number]

export async function listPlatforms(ctx: Ctx): Promise<Platform[]> {
  await seenPlatforms(ctx).written()
  const rows = await ctx.db
    .selectFrom('agent_platforms as p')
    .selectAll()
    .select(sql<number>`(select count(*)::int from orders where agent = p.host)`.as('order_count'))
    .orderBy('last_seen_at', 'desc')
    .orderBy('host')
    .execute()
  return rows.map((row) => ({
    host: row.host,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    order_count: row.order_count,
    refusal_count: row.refusals,
    latest_refusal: latestRefusal(row),
  }))
}

function latestRefusal({
  refusal,
  refused_at: at,
}: Pick<AgentPlatformsTable, 'refusal' | 'refused_at'>): Platform['latest_refusal'] {
  const reason = agentRefusals.find((each) => each === refusal)
  return reason && at ? { reason, at: at.toISOString() } : null
}

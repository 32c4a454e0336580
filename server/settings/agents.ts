import type { z } from '@hono/zod-openapi'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from './configurations.ts'

type AgentSettings = z.output<typeof configurationValues.agents>

/** Rights of agents in this shop; all of them unless staff chose. */
export async function readAgentSettings(ctx: Ctx): Promise<AgentSettings> {
  const stored = (await findConfiguration(ctx, 'agents')) ?? {}
  return configurationValues.agents.strip().parse(stored)
}

import { z } from 'zod'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from '../settings/configurations.ts'

const limits = z.object({ return_days: z.int().min(0).default(14) })

/** For how many days after completion pieces may be asked back. */
export async function readReturnDays(ctx: Ctx): Promise<number> {
  return limits.parse((await findConfiguration(ctx, 'limits')) ?? {}).return_days
}

import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { findConfiguration } from '../../settings/configurations.ts'

const limits = z.object({ comments_wait: z.boolean().default(false) })

/** Whether comments under posts are hidden until staff approve them; off unless the shop says so. */
export async function doCommentsWait(ctx: Ctx): Promise<boolean> {
  return limits.parse((await findConfiguration(ctx, 'limits')) ?? {}).comments_wait
}

import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { findConfiguration } from '../../settings/configurations.ts'

const limits = z.object({ auto_accept_proofs: z.boolean().default(false) })

/** Whether the owner lets the machine accept a full match; off unless they said so. */
export async function acceptsAlone(ctx: Ctx): Promise<boolean> {
  return limits.parse((await findConfiguration(ctx, 'limits')) ?? {}).auto_accept_proofs
}

import { configurationValues } from '#contract/staff/configuration-values.ts'
import { retentionDays } from '#domain/retention-days.ts'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from './configurations.ts'

/** In days. */
export type Retention = { [Kind in keyof typeof retentionDays]: number }

export async function readRetention(ctx: Ctx): Promise<Retention> {
  const stored = configurationValues.retention.parse(
    (await findConfiguration(ctx, 'retention')) ?? {},
  )
  return { ...retentionDays, ...stored }
}

import type { z } from 'zod'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { standardLimits } from '#domain/standard-limits.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { findConfiguration } from './configurations.ts'

type Limits = Required<z.output<typeof configurationValues.limits>>

export async function readLimits(ctx: Ctx): Promise<Limits> {
  return limitsFrom(await findConfiguration(ctx, 'limits'))
}

/** For use inside a transaction, which must not wait for a second connection. */
export async function findLimits(trx: Trx): Promise<Limits> {
  const row = await trx
    .selectFrom('configurations')
    .select('value')
    .where('slug', '=', 'limits')
    .executeTakeFirst()
  return limitsFrom(row?.value)
}

function limitsFrom(stored: unknown): Limits {
  return { ...standardLimits, ...configurationValues.limits.strip().parse(stored ?? {}) }
}

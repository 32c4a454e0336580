import { z } from 'zod'
import type { Day } from '#domain/dates.ts'
import { generalHolidays } from '#domain/holidays.ts'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from './configurations.ts'

const holidays = z.array(z.object({ day: z.string() }))

/** Days without deliveries, in addition to Sundays. */
export async function readHolidays(ctx: Ctx): Promise<readonly Day[]> {
  const set = holidays.parse((await findConfiguration(ctx, 'holidays')) ?? generalHolidays)
  return set.map(({ day }) => day)
}

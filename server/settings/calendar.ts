import { z } from 'zod'
import type { Day } from '#domain/dates.ts'
import { generalHolidays } from '#domain/holidays.ts'
import type { Ctx } from '../platform/context.ts'
import { readClosure } from './closure.ts'
import { findConfiguration } from './configurations.ts'

/** What the days of a delivery depend on. */
export interface Calendar {
  /** Days without deliveries, in addition to Sundays. */
  holidays: readonly Day[]
  /** The first day orders leave again; null unless a closure stops them. */
  resumesOn: Day | null
}

const holidays = z.array(z.object({ day: z.string() }))

export async function readCalendar(ctx: Ctx): Promise<Calendar> {
  const set = holidays.parse((await findConfiguration(ctx, 'holidays')) ?? generalHolidays)
  const closure = await readClosure(ctx)
  return { holidays: set.map(({ day }) => day), resumesOn: closure?.resumes_on ?? null }
}

import type { z } from '@hono/zod-openapi'
import { configurationValues } from '#contract/staff/configuration-values.ts'

export type Closure = z.input<typeof configurationValues.closure>

/** The stored closure; undefined if it was never set. */
export function closureOf(stored: unknown): Closure | undefined {
  return configurationValues.closure.safeParse(stored).data
}

/** Whether every page shows it now. */
export function isClosed(closure: Closure | undefined): closure is Closure {
  if (!closure?.is_on) return false
  return closure.ends_at === null || new Date(closure.ends_at) > new Date()
}

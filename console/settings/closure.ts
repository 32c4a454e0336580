import type { z } from '@hono/zod-openapi'
import { configurationValues } from '#contract/staff/configuration-values.ts'

export type Closure = z.input<typeof configurationValues.closure>

/** The stored closure; undefined if it was never set. */
export function closureOf(stored: unknown): Closure | undefined {
  return configurationValues.closure.safeParse(stored).data
}

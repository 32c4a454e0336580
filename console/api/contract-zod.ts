import { z } from 'zod'

/**
 * Stands in for `@hono/zod-openapi` in the browser, where `openapi()` only needs to return its
 * shape. The real one is ten times as large.
 */
Object.defineProperty(z.ZodType.prototype, 'openapi', {
  value(this: z.ZodType) {
    return this
  },
})

export { z }

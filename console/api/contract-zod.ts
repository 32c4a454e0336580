import { z } from 'zod'

/**
 * Stands in for `@hono/zod-openapi` in the browser, where `openapi()` only needs to return its
 * shape. The real one is ten times as large.
 */
Object.defineProperty(z.ZodType.prototype, 'openapi', {
  // Zod copies only enumerable members to the schemas it builds.
  enumerable: true,
  value(this: z.ZodType) {
    return this
  },
})

// The page's security policy forbids code made from text, which Zod would try.
z.config({ jitless: true })

export { z }

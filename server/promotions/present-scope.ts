import type { z } from '@hono/zod-openapi'
import type { scope } from '#contract/endpoints/vouchers.ts'
import type { ScopeCopy } from '#db/json-types.ts'

/** In the shape that staff can send back. */
export function presentScope(stored: ScopeCopy): z.input<typeof scope> {
  const none = { product_ids: [], category_ids: [], tags: [] }
  return 'everything' in stored ? { ...stored, ...none } : { everything: false, ...none, ...stored }
}

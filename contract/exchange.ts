import { z } from '@hono/zod-openapi'
import { id, localizedText } from './shapes.ts'

const partner = z.object({
  /** `key` opens it for a guest; null for its owner. */
  order: z.object({ _id: id, reference: z.string(), key: z.string().nullable() }),
  product_variant_title: localizedText,
  qty: z.int(),
})

/** Exchanges that an item of an order has part in. */
export const itemExchange = z.object({
  /** Items of other orders sent for it, oldest first. */
  exchanged_for: z.array(partner),
  /** The item of another order that it stands for. */
  replaces: partner.nullable(),
})

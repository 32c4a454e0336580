import { z } from '@hono/zod-openapi'
import { amount, id, localizedText, picture } from '../shapes.ts'

/** An item of an order that comes back; `qty` items of it are worth `amount` and `points`. */
export const returnedItem = {
  order_item_id: id,
  sku: z.string(),
  product_title: localizedText,
  product_variant_title: localizedText,
  image: picture.nullable(),
  qty: z.int(),
  amount,
  points: z.int(),
}

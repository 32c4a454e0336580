import { z } from '@hono/zod-openapi'
import { giftDecisions } from '#domain/aftersales/gift-decisions.ts'
import { amount, named } from '../shapes.ts'
import { returnedItem } from './returned-item.ts'

export type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'

const { order_item_id, sku, product_title, product_variant_title, image, qty } = returnedItem

/** A gift that what stays of the order would not have earned. */
export const giftAtRisk = named('GiftAtRisk', {
  order_item_id,
  sku,
  product_title,
  product_variant_title,
  image,
  qty,
  /** Its regular price, for all of `qty`. */
  value: amount,
})

/** Decision of staff on all gifts at risk. */
export const giftDecision = z.enum(giftDecisions).default('kept').openapi({
  description:
    'Of gifts at risk: the customer keeps them, they come back, or their value is taken off the refund (never more than the refund).',
})

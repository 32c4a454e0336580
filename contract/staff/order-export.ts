import { z } from '@hono/zod-openapi'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, localizedText, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { orderSummary } from './order-shapes.ts'
import { orderQuery } from './orders.ts'

const exportedItem = z.object({
  sku: z.string(),
  product_title: localizedText,
  product_variant_title: localizedText,
  /** Number ordered, less what is no longer sent. */
  qty: z.int(),
  price_per_unit: amount,
  subtotal_price: amount,
  /** The item's share of discounts on the whole order. */
  global_discount: amount,
  points: z.int(),
})

const exportedOrder = orderSummary
  .extend({
    paid_at: time.nullable(),
    /** Host of the platform whose agent it came through. */
    agent: z.string().nullable(),
    country: z.string(),
    /** Null for what is collected. */
    address: localizedText.nullable(),
    /** The shop it is collected from. */
    pickup: localizedText.nullable(),
    tracking_numbers: z.array(z.string()),
    voucher_code: z.string().nullable(),
    original_price: amount,
    product_discount: amount,
    shop_discount: amount,
    shipping_fee: amount,
    /** Refunded or about to be. */
    refunded: amount,
    /** Note of the customer. */
    note: z.string(),
    items: z.array(exportedItem),
  })
  .openapi('ExportedOrder')

const calls = staffCalls('orders', 'orders:read')

export const exportOrders = calls.read('GET /orders/export', {
  summary: 'Orders with contact, address, parcels and items, filtered as in the list',
  alsoMay: 'people:export',
  query: z.object({ ...pageQuery({ perPage: 100 }), ...orderQuery }),
  answer: pageOf(exportedOrder),
})

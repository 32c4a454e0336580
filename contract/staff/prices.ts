import { z } from '@hono/zod-openapi'
import { pageQuery } from '../paging.ts'
import { amount, id, localizedText, named, price, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { confirmsLowPrices } from './product-shapes.ts'

const priceStates = ['coming', 'running', 'over'] as const

const scheduledPrice = named('StaffScheduledPrice', {
  _id: id,
  variant_id: id,
  product_id: id,
  sku: z.string(),
  product_title: localizedText,
  price: amount,
  compare_at: amount.nullable(),
  starts_at: time,
  ends_at: time.nullable(),
  state: z.enum(priceStates),
})

const calls = staffCalls('catalogue', { read: 'catalogue:read', write: 'catalogue:manage' })

export const listScheduledPrices = calls.page('GET /scheduled-prices', {
  summary: 'List scheduled prices in the order in which they start',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    product_id: id.optional(),
    variant_id: id.optional(),
    state: z.enum(priceStates).optional(),
  }),
  item: scheduledPrice,
})

export const schedulePrices = calls.write('POST /scheduled-prices', {
  summary: 'Schedule a price for variants',
  description:
    'Applies to every customer from that second. With `ends_at`, the variant’s own price returns then; without, it becomes the variant’s own price. A variant has one scheduled price at a time: an overlap is a 422. All or nothing.',
  body: z.object({
    prices: z
      .array(
        z.object({
          variant_id: id,
          price,
          compare_at: price
            .nullable()
            .default(null)
            .openapi({ description: 'Price before the reduction; higher than the price.' }),
        }),
      )
      .min(1)
      .max(500),
    starts_at: time,
    ends_at: time.nullable().default(null),
    confirms_low_prices: confirmsLowPrices,
  }),
  answer: z.object({ data: z.array(scheduledPrice) }),
})

export const changePrices = calls.write('POST /price-changes', {
  summary: 'Change the prices of many variants, now or at a time',
  description:
    'All or nothing. `known_price` is the variant’s own price that the change was made from: if a colleague changed it since, 409 `conflict`. With `starts_at` the prices are scheduled.',
  body: z.object({
    prices: z
      .array(
        z.object({
          variant_id: id,
          known_price: amount,
          price,
          compare_at: price.nullable(),
        }),
      )
      .min(1)
      .max(500),
    starts_at: time.nullable().default(null),
    confirms_low_prices: confirmsLowPrices,
  }),
  answer: z.object({
    variants: z.int(),
    /** Those of a change with `starts_at`; none of one that is made now. */
    scheduled_price_ids: z.array(id),
  }),
})

export const cancelScheduledPrice = calls.remove('DELETE /scheduled-prices/{id}', {
  summary: 'Cancel a scheduled price',
  description: 'A current one ends immediately. One that has ended is a 409.',
  params: z.object({ id }),
})

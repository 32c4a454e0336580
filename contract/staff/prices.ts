import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, empty, id, localizedText, price, time } from '../shapes.ts'
import { confirmsLowPrices } from './product-shapes.ts'

const priceStates = ['coming', 'running', 'over'] as const

const scheduledPrice = z
  .object({
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
  .openapi('StaffScheduledPrice')

const example = {
  _id: 'prc_7Ju8Ki9Lo0',
  variant_id: 'var_3Jk9Pw7Rt5',
  product_id: 'prd_8Vq2Lm4Xz1',
  sku: 'OXF-WHT-M',
  product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  price: '300.00',
  compare_at: '380.00',
  starts_at: '2026-12-24T16:00:00.000Z',
  ends_at: '2027-01-01T16:00:00.000Z',
  state: 'coming' as const,
}

export const listScheduledPrices = endpoint({
  key: 'GET /scheduled-prices',
  area: 'catalogue',
  summary: 'List scheduled prices in the order in which they start',
  access: 'staff',
  may: 'catalogue:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    product_id: id.optional(),
    variant_id: id.optional(),
    state: z.enum(priceStates).optional(),
  }),
  answer: pageOf(scheduledPrice),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const schedulePrices = endpoint({
  key: 'POST /scheduled-prices',
  area: 'catalogue',
  summary: 'Schedule a price for variants',
  description:
    'Applies to every customer from that second. With `ends_at`, the variant’s own price returns then; without, it becomes the variant’s own price. A variant has one scheduled price at a time: an overlap is a 422. All or nothing.',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
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
  example: { data: [example] },
})

export const changePrices = endpoint({
  key: 'POST /price-changes',
  area: 'catalogue',
  summary: 'Change the prices of many variants, now or at a time',
  description:
    'All or nothing. `known_price` is the variant’s own price that the change was made from: if a colleague changed it since, 409 `conflict`. With `starts_at` the prices are scheduled.',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
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
  example: { variants: 12, scheduled_price_ids: [] },
})

export const cancelScheduledPrice = endpoint({
  key: 'DELETE /scheduled-prices/{id}',
  area: 'catalogue',
  summary: 'Cancel a scheduled price',
  description: 'A current one ends immediately. One that has ended is a 409.',
  access: 'staff',
  may: 'catalogue:manage',
  params: z.object({ id }),
  answer: empty,
  example: {},
})

import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, empty, id, localizedText, price, time } from '../shapes.ts'

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
  summary: 'Prices with a date, in the order in which they begin',
  access: 'staff',
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
  summary: 'Give variants a price from a date on',
  description:
    'Everybody sees and pays it from that second. With `ends_at` the variant’s own price returns then; without, it becomes the variant’s own price. A variant has one scheduled price at a time: what overlaps another is a 422. All of them are scheduled, or none.',
  access: 'staff',
  may: 'sell',
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
            .openapi({ description: 'What it is compared with; above the price.' }),
        }),
      )
      .min(1)
      .max(500),
    starts_at: time,
    ends_at: time.nullable().default(null),
  }),
  answer: z.object({ data: z.array(scheduledPrice) }),
  example: { data: [example] },
})

export const cancelScheduledPrice = endpoint({
  key: 'DELETE /scheduled-prices/{id}',
  area: 'catalogue',
  summary: 'Cancel a scheduled price',
  description: 'One that is running ends now. One that is over is a 409.',
  access: 'staff',
  may: 'sell',
  params: z.object({ id }),
  answer: empty,
  example: {},
})

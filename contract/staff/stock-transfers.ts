import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, localizedText, time } from '../shapes.ts'

const area = 'stock'
const params = z.object({ id })
const place = z.object({ _id: id, title: localizedText })

const stockTransfer = z
  .object({
    _id: id,
    from: place,
    to: place,
    reason: z.string(),
    staff_name: z.string(),
    lines: z.array(
      z.object({
        variant_id: id,
        sku: z.string(),
        product_title: localizedText,
        colour: z.string().nullable(),
        size: z.string().nullable(),
        qty: z.int(),
        received: z.int(),
        /** Back in the warehouse they came from. */
        returned: z.int(),
      }),
    ),
    created_at: time,
    /** When nothing of it was on the way any more. */
    ended_at: time.nullable(),
  })
  .openapi('StockTransfer')

const example = {
  _id: 'trf_4fzzzxjylrxbeqQpTAAXHh',
  from: { _id: 'whs_5Tg6Yh7Uj8', title: { en: 'Stockroom', zh: '貨倉', cn: '仓库' } },
  to: { _id: 'whs_6Yh7Uj8Ik9', title: { en: 'Seawall Place', zh: '海堤坊', cn: '海堤坊' } },
  reason: 'Weekend on the shop floor',
  staff_name: 'Lee Ka Yan',
  lines: [
    {
      variant_id: 'var_3Jk9Pw7Rt5',
      sku: 'OXF-WHT-M',
      product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
      colour: 'white',
      size: 'M',
      qty: 6,
      received: 4,
      returned: 0,
    },
  ],
  created_at: '2026-11-20T02:00:00.000Z',
  ended_at: null,
} satisfies z.input<typeof stockTransfer>

export const listTransfers = endpoint({
  key: 'GET /stock/transfers',
  area,
  summary: 'List transfers, the longest on the way first',
  access: 'staff',
  may: 'catalogue:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum(['on_the_way', 'ended']).default('on_the_way'),
  }),
  answer: pageOf(stockTransfer),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const getTransfer = endpoint({
  key: 'GET /stock-transfers/{id}',
  area,
  summary: 'Get a transfer, on the way or ended',
  access: 'staff',
  may: 'catalogue:read',
  params,
  answer: stockTransfer,
  example,
})

export const receiveTransfer = endpoint({
  key: 'PUT /stock/transfers/{id}/received',
  area,
  summary: 'Receive what has arrived of a transfer; the rest stays on the way',
  description: 'Pre-orders are served first. More than is on the way is a 422.',
  access: 'staff',
  may: 'stock:receive',
  params,
  idempotent: true,
  body: z.object({
    lines: z
      .array(z.object({ variant_id: id, qty: z.int().min(1).max(100_000) }))
      .min(1)
      .max(200),
  }),
  answer: stockTransfer,
  example,
})

export const returnTransfer = endpoint({
  key: 'PUT /stock/transfers/{id}/returned',
  area,
  summary: 'Take what is still on the way back to the warehouse it came from',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  answer: stockTransfer,
  example,
})

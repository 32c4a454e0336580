import { z } from '@hono/zod-openapi'
import { pageQuery } from '../paging.ts'
import { id, localizedText, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const params = z.object({ id })
const place = z.object({ _id: id, title: localizedText })

const stockTransfer = named('StockTransfer', {
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

const calls = staffCalls(
  'stock',
  { read: 'catalogue:read', write: 'stock:receive' },
  { params, answer: stockTransfer },
)

export const listTransfers = calls.page('GET /stock/transfers', {
  summary: 'List transfers, the longest on the way first',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum(['on_the_way', 'ended']).default('on_the_way'),
  }),
})

export const getTransfer = calls.read('GET /stock-transfers/{id}', {
  summary: 'Get a transfer, on the way or ended',
})

export const receiveTransfer = calls.write('PUT /stock/transfers/{id}/received', {
  summary: 'Receive what has arrived of a transfer; the rest stays on the way',
  description: 'Pre-orders are served first. More than is on the way is a 422.',
  body: z.object({
    lines: z
      .array(z.object({ variant_id: id, qty: z.int().min(1).max(100_000) }))
      .min(1)
      .max(200),
  }),
})

export const returnTransfer = calls.write('PUT /stock/transfers/{id}/returned', {
  summary: 'Take what is still on the way back to the warehouse it came from',
  may: 'catalogue:manage',
})

import { z } from '@hono/zod-openapi'
import { id, localizedText, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { documentKinds } from './stock.ts'

const line = {
  variant_id: id,
  sku: z.string(),
  product_title: localizedText,
  colour: z.string().nullable(),
  size: z.string().nullable(),
  warehouse: localizedText,
}

const calls = staffCalls('stock', 'catalogue:read')

export const getDocument = calls.read('GET /stock-documents/{id}', {
  summary: 'Get a delivery or a count: who wrote it down, and what moved',
  params: z.object({ id }),
  answer: named('StockDocument', {
    _id: id,
    kind: z.enum(documentKinds),
    reason: z.string(),
    staff_name: z.string(),
    created_at: time,
    moved: z.array(z.object({ ...line, change: z.int() })),
    /** Items of a count, with what the shop had then. */
    counted: z.array(z.object({ ...line, expected: z.int(), counted: z.int() })),
  }),
})

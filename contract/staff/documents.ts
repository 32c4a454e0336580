import { z } from '@hono/zod-openapi'
import { id } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const calls = staffCalls('orders', 'orders:read')

export const getDocuments = calls.read('GET /orders/{id}/documents', {
  summary: 'Get links to the documents of a paid order, as PDF',
  description:
    'The links are valid for ten minutes; `&lang=zh` or `&lang=cn` chooses the language. 409 `illegal_transition` if the order is not paid.',
  params: z.object({ id }),
  answer: z.object({
    receipt: z.string(),
    packing_slip: z.string(),
    /** 100 by 150 mm; null if the customer collects. */
    address_label: z.string().nullable(),
  }),
})

export const manyDocumentKinds = ['packing-slips', 'address-labels'] as const

export const printDocuments = calls.read('POST /orders/documents', {
  summary: 'Get a link to one PDF with a page for each order',
  description:
    'Packing slips have what is still to pack, or everything if nothing is. Orders that are collected have no address label and are left out: 409 `not_possible` if none is left. The link is valid for ten minutes; `&lang=` chooses the language.',
  may: 'orders:manage',
  body: z.object({ kind: z.enum(manyDocumentKinds), order_ids: z.array(id).min(1).max(100) }),
  answer: z.object({ url: z.string() }),
})

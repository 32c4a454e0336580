import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

export const getDocuments = endpoint({
  key: 'GET /orders/{id}/documents',
  area: 'orders',
  summary: 'Get links to the documents of a paid order, as PDF',
  description:
    'The links are valid for ten minutes; `&lang=zh` or `&lang=cn` chooses the language. 409 `illegal_transition` if the order is not paid.',
  access: 'staff',
  may: 'orders:read',
  params: z.object({ id }),
  answer: z.object({
    receipt: z.string(),
    packing_slip: z.string(),
    /** 100 by 150 mm; null if the customer collects. */
    address_label: z.string().nullable(),
  }),
  example: {
    receipt: '/api/documents/receipt/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1&key=a',
    packing_slip: '/api/documents/packing-slip/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1&key=a',
    address_label: '/api/documents/address-label/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1&key=a',
  },
})

export const manyDocumentKinds = ['packing-slips', 'address-labels'] as const

export const printDocuments = endpoint({
  key: 'POST /orders/documents',
  area: 'orders',
  summary: 'Get a link to one PDF with a page for each order',
  description:
    'Packing slips have what is still to pack, or everything if nothing is. Orders that are collected have no address label and are left out: 409 `not_possible` if none is left. The link is valid for ten minutes; `&lang=` chooses the language.',
  access: 'staff',
  may: 'orders:manage',
  body: z.object({ kind: z.enum(manyDocumentKinds), order_ids: z.array(id).min(1).max(100) }),
  answer: z.object({ url: z.string() }),
  example: { url: '/api/documents/packing-slips.pdf?orders=ord_1,ord_2&until=1&key=a' },
})

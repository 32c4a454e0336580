import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

export const getPackingSlip = endpoint({
  key: 'GET /orders/{id}/packing-slip',
  area: 'orders',
  summary: 'Get a link to the packing slip of a paid order, as PDF',
  description: 'The link is valid for ten minutes; `&lang=zh` or `&lang=cn` chooses the language.',
  access: 'staff',
  params: z.object({ id }),
  answer: z.object({ url: z.string() }),
  example: { url: '/api/documents/packing-slip/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1&key=a' },
})

import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { id } from '../shapes.ts'
import { staffOrderExample as example } from './order-example.ts'
import { noteId, staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

export const emailCustomer = endpoint({
  key: 'POST /orders/{id}/emails',
  area: 'orders',
  summary: 'Write to the customer of an order',
  description:
    'The text is sent to the order’s address under the shop’s name and stays with the notes. 409 `not_possible` if the order has no address.',
  access: 'staff',
  may: 'orders:manage',
  params,
  idempotent: true,
  body: z.object({
    text: prose(4000)
      .min(1)
      .openapi({ description: 'In the customer’s language; an empty line starts a paragraph.' }),
  }),
  answer: staffOrder,
  example,
})

export const editNote = endpoint({
  key: 'PUT /orders/{id}/notes/{note_id}',
  area: 'orders',
  summary: 'Change one’s own note; what it said before stays',
  description: '403 `forbidden` for a colleague’s note, 409 `not_possible` for what was emailed.',
  access: 'staff',
  may: 'orders:manage',
  params: params.extend({ note_id: noteId }),
  idempotent: true,
  body: z.object({ note: prose(2000).min(1) }),
  answer: staffOrder,
  example,
})

export const addNote = endpoint({
  key: 'POST /orders/{id}/notes',
  area: 'orders',
  summary: 'Add an internal note to the order',
  access: 'staff',
  may: 'orders:manage',
  params,
  idempotent: true,
  body: z.object({ note: prose(2000).min(1) }),
  answer: staffOrder,
  example,
})

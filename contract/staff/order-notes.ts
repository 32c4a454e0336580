import { z } from '@hono/zod-openapi'
import { prose } from '../lines.ts'
import { id } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { noteId, staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

const calls = staffCalls('orders', 'orders:manage', { params, answer: staffOrder })

export const emailCustomer = calls.write('POST /orders/{id}/emails', {
  summary: 'Write to the customer of an order',
  description:
    'The text is sent to the order’s address under the shop’s name and stays with the notes. 409 `not_possible` if the order has no address.',
  body: z.object({
    text: prose(4000)
      .min(1)
      .openapi({ description: 'In the customer’s language; an empty line starts a paragraph.' }),
  }),
})

export const editNote = calls.write('PUT /orders/{id}/notes/{note_id}', {
  summary: 'Change one’s own note; what it said before stays',
  description: '403 `forbidden` for a colleague’s note, 409 `not_possible` for what was emailed.',
  params: params.extend({ note_id: noteId }),
  body: z.object({ note: prose(2000).min(1) }),
})

export const addNote = calls.write('POST /orders/{id}/notes', {
  summary: 'Add an internal note to the order',
  body: z.object({ note: prose(2000).min(1) }),
})

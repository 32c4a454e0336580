import { z } from '@hono/zod-openapi'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { maxStaffUploadBytes, staffUploadBody, uploadAnswer } from '../endpoints/files.ts'
import { prose } from '../lines.ts'
import { id } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { returnedItem } from './returned-item.ts'
import { staffRefundRequest } from './refund-requests.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

const calls = staffCalls('aftersales', { read: 'orders:read', write: 'orders:manage' }, { params })

export const listReturnable = calls.read('GET /orders/{id}/returnable', {
  summary: 'List what of an order can still be returned',
  description: 'However late: the days for returns bind customers, not the shop.',
  answer: z.object({
    /** Why nothing can be returned; null if something can. */
    refusal: z.string().nullable(),
    /** Last day for customers; null before the order is completed. */
    until: z.iso.date().nullable(),
    is_late: z.boolean(),
    items: z.array(
      z.object({
        ...returnedItem,
        /** Number that has neither come back nor been requested. */
        qty: z.int(),
      }),
    ),
  }),
})

export const uploadReturnPicture = calls.write('POST /orders/{id}/return-pictures', {
  summary: 'Upload a picture for a return that is booked for the customer',
  description: 'It is private, belongs to the customer, and is erased with their data.',
  isMultipart: true,
  maxFileBytes: maxStaffUploadBytes,
  body: staffUploadBody,
  answer: uploadAnswer,
})

export const bookReturn = calls.write('POST /orders/{id}/refund-requests', {
  summary: 'Book a return for a customer who called or posted a parcel back',
  description:
    'A refund request like a customer’s own: decided under `/refund-requests`, confirmed by email, and within what is left of the order. Only the days for returns do not apply.',
  body: z.object({
    reason: prose(1000).min(1).openapi({ description: 'The customer sees it.' }),
    images: z
      .array(id)
      .max(maxPictures)
      .default([])
      .openapi({ description: 'Ids of pictures uploaded for this order.' }),
    refund_items: z
      .array(z.object({ order_item_id: id, qty: z.int().min(1).max(999) }))
      .min(1)
      .max(200),
  }),
  answer: staffRefundRequest,
})

import { z } from '@hono/zod-openapi'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { endpoint } from '../endpoint.ts'
import { maxStaffUploadBytes, staffUploadBody, uploadAnswer } from '../endpoints/files.ts'
import { prose } from '../lines.ts'
import { id } from '../shapes.ts'
import { returnedItem } from './returned-item.ts'
import { refundRequestExample, staffRefundRequest } from './refund-requests.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

export const listReturnable = endpoint({
  key: 'GET /orders/{id}/returnable',
  area: 'aftersales',
  summary: 'List what of an order can still be returned',
  description: 'However late: the days for returns bind customers, not the shop.',
  access: 'staff',
  may: 'orders:read',
  params,
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
  example: {
    refusal: null,
    until: '2026-12-05',
    is_late: false,
    items: [
      {
        order_item_id: 'itm_7Hq2mXk9LwZc81VbNs5RyA',
        sku: 'OXF-NAVY-M',
        product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
        product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
        image: null,
        qty: 1,
        amount: '342.00',
        points: 0,
      },
    ],
  },
})

export const uploadReturnPicture = endpoint({
  key: 'POST /orders/{id}/return-pictures',
  area: 'aftersales',
  summary: 'Upload a picture for a return that is booked for the customer',
  description: 'It is private, belongs to the customer, and is erased with their data.',
  access: 'staff',
  may: 'orders:manage',
  params,
  idempotent: true,
  isMultipart: true,
  maxFileBytes: maxStaffUploadBytes,
  body: staffUploadBody,
  answer: uploadAnswer,
  example: {
    data: {
      _id: 'fil_4fzzzxjylrxbeqQpTAAXHh',
      width: 1600,
      height: 2000,
      mime: 'image/webp',
      bytes: 184320,
    },
  },
})

export const bookReturn = endpoint({
  key: 'POST /orders/{id}/refund-requests',
  area: 'aftersales',
  summary: 'Book a return for a customer who called or posted a parcel back',
  description:
    'A refund request like a customer’s own: decided under `/refund-requests`, confirmed by email, and within what is left of the order. Only the days for returns do not apply.',
  access: 'staff',
  may: 'orders:manage',
  params,
  idempotent: true,
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
  example: { ...refundRequestExample, booked_by: 'Ho Wai' },
})

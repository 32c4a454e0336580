import { z } from '@hono/zod-openapi'
import { fulfilments, orderChannels } from '#domain/order/order-status.ts'
import { endpoint } from '../endpoint.ts'
import { deliveryMethods, orderPaymentMethods } from '../endpoints/configuration.ts'
import { orderStatuses } from '../endpoints/orders.ts'
import { issueSentences } from '../issue-sentences.ts'
import { prose } from '../lines.ts'
import { dayRange, pageOf, pageQuery } from '../paging.ts'
import { id, price, reason, text } from '../shapes.ts'
import { staffOrderExample as example } from './order-example.ts'
import { orderSummary, staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})
const handling = { access: 'staff', may: 'orders:manage' } as const

export const orderSorts = ['created_at', '-created_at', 'total', '-total'] as const
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Filters and sort order of the list of orders. */
export const orderQuery = {
  keyword: text.max(120).optional().openapi({
    description:
      'Reference number, or part of a name, email, phone number, SKU, tracking number, or of what the bank or gateway calls a payment or refund.',
  }),
  store_id: id.optional(),
  account_id: id.optional(),
  current_status: z.enum(orderStatuses).optional(),
  is_paid: flag.optional(),
  has_waiting_proof: flag.optional(),
  fulfilment: z.enum(fulfilments).optional(),
  payment_method: z.enum(orderPaymentMethods).optional(),
  delivery_method: z.enum(deliveryMethods).optional(),
  warehouse_id: id.optional().openapi({ description: 'The shop that hands it over.' }),
  channel: z.enum(orderChannels).optional(),
  sort: z.enum(orderSorts).optional().openapi({ description: '`-` for descending.' }),
  ...dayRange,
  paid_from: z.iso.date().optional().openapi({ description: 'Paid on this day or later.' }),
  paid_to: z.iso.date().optional().openapi({ description: 'Paid on this day or earlier.' }),
}

export const orderSummaryExample = {
  _id: 'ord_4fzzzxjylrxbeqQpTAAXHh',
  reference: 'PR-7K3Q-9XD',
  current_status: 'pending',
  is_paid: false,
  fulfilment: 'none',
  has_waiting_proof: true,
  name: 'Chan Tai Man',
  email: 'tai.man@example.com',
  phone: '+85291234567',
  item_count: 2,
  total: '800.00',
  payment_method: 'fps',
  delivery_method: 'DELIVERY',
  channel: 'web',
  created_at: '2026-11-19T04:00:00.000Z',
}

export const searchOrders = endpoint({
  key: 'GET /orders',
  area: 'orders',
  summary: 'List orders, newest first unless a sort order is given',
  access: 'staff',
  may: 'orders:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    ...orderQuery,
  }),
  answer: pageOf(orderSummary),
  example: {
    data: [orderSummaryExample],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const getOrder = endpoint({
  key: 'GET /orders/{id}',
  area: 'orders',
  summary: 'Get an order with all details',
  description: 'Links to payment proofs are valid for ten minutes.',
  access: 'staff',
  may: 'orders:read',
  params,
  answer: staffOrder,
  example,
})

const lookedAt = id.optional().openapi({
  description:
    'The payment proof that was checked: 409 `conflict` if the customer has uploaded another.',
})

const partsText =
  'With less than is to pay, the order stays unpaid and the rest can be paid until the deadline. What is too much is recorded and refunded, which needs the permission `refunds:issue`.'

const received = price
  .refine((text) => Number(text) > 0, issueSentences.above_zero.en)
  .optional()
  .openapi({ description: 'What came; left out: all that is to pay.' })

export const acceptProof = endpoint({
  key: 'PUT /orders/{id}/proof/accepted',
  area: 'orders',
  summary: 'Accept the payment proof: the order is paid',
  description: partsText,
  access: 'staff',
  may: 'payments:confirm',
  params,
  idempotent: true,
  body: z.object({ note: prose(500).default(''), amount: received, proof_id: lookedAt }),
  answer: staffOrder,
  example,
})

export const rejectProof = endpoint({
  key: 'PUT /orders/{id}/proof/rejected',
  area: 'orders',
  summary: 'Reject the payment proof: the order returns to submitted, with time for another proof',
  access: 'staff',
  may: 'payments:confirm',
  params,
  idempotent: true,
  body: z.object({
    reason: reason.openapi({ description: 'Shown to the customer.' }),
    proof_id: lookedAt,
  }),
  answer: staffOrder,
  example,
})

export const markPaid = endpoint({
  key: 'PUT /orders/{id}/paid',
  area: 'orders',
  summary: 'Mark the order as paid, with or without a payment proof',
  description: partsText,
  access: 'staff',
  may: 'payments:confirm',
  params,
  idempotent: true,
  body: z.object({
    note: reason.openapi({ description: 'Where the payment was seen.' }),
    amount: received,
  }),
  answer: staffOrder,
  example,
})

export const pack = endpoint({
  key: 'PUT /orders/{id}/packed',
  area: 'orders',
  summary: 'Mark the items as packed',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const unpack = endpoint({
  key: 'PUT /orders/{id}/unpacked',
  area: 'orders',
  summary: 'Take back that the items are packed',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const ship = endpoint({
  key: 'POST /orders/{id}/shipments',
  area: 'orders',
  summary: 'Ship a parcel',
  description:
    'Without `items` it contains everything not yet shipped. Pre-ordered items that are not in stock cannot be shipped: 409 `out_of_stock`. More than was ordered: 409 `illegal_transition`.',
  ...handling,
  params,
  idempotent: true,
  body: z.object({
    tracking_number: text.max(60).nullish(),
    courier_id: id
      .optional()
      .openapi({ description: 'If different from the courier the customer chose.' }),
    items: z
      .array(z.object({ order_item_id: id, qty: z.int().min(1).max(9999) }))
      .min(1)
      .max(200)
      .optional(),
  }),
  answer: staffOrder,
  example,
})

export const correctShipment = endpoint({
  key: 'PUT /orders/{id}/shipments/{shipment_id}',
  area: 'orders',
  summary: 'Correct a parcel’s tracking number or courier',
  description: 'Also after the order is completed. Omitting `courier_id` keeps the courier.',
  ...handling,
  params: params.extend({ shipment_id: id }),
  idempotent: true,
  body: z.object({
    tracking_number: text.max(60).nullable(),
    courier_id: id.optional(),
    notify: z.boolean().default(false).openapi({ description: 'Emails the customer.' }),
  }),
  answer: staffOrder,
  example,
})

export const cancelRemaining = endpoint({
  key: 'PUT /orders/{id}/remaining-cancelled',
  area: 'orders',
  summary: 'Cancel the unshipped items of a partly shipped order',
  description:
    'The items return to stock. What was paid for them, money and points, is refunded by a refund request that is granted immediately; delivery is not refunded. The customer sees the reason. Where more would be refunded than was paid, earlier refunds without items are deducted.',
  access: 'staff',
  may: 'refunds:issue',
  params,
  idempotent: true,
  body: z.object({ reason }),
  answer: staffOrder,
  example,
})

export const ready = endpoint({
  key: 'PUT /orders/{id}/ready',
  area: 'orders',
  summary: 'Mark as ready for pick-up',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const notReady = endpoint({
  key: 'PUT /orders/{id}/not-ready',
  area: 'orders',
  summary: 'Take back that the order is ready for pick-up; the customer is not notified',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const collect = endpoint({
  key: 'PUT /orders/{id}/collected',
  area: 'orders',
  summary: 'Mark as picked up',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const notCollected = endpoint({
  key: 'PUT /orders/{id}/not-collected',
  area: 'orders',
  summary: 'Take back within a quarter of an hour that the order was picked up',
  description: 'Its items are in the shop and reserved again. Not once a return was requested.',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const complete = endpoint({
  key: 'PUT /orders/{id}/completed',
  area: 'orders',
  summary: 'Complete the order on the customer’s behalf',
  ...handling,
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const cancel = endpoint({
  key: 'PUT /orders/{id}/cancelled',
  area: 'orders',
  summary: 'Cancel and refund an order before anything has shipped',
  ...handling,
  params,
  idempotent: true,
  body: z.object({ reason: reason.openapi({ description: 'Shown to the customer.' }) }),
  answer: staffOrder,
  example,
})

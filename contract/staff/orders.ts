import { z } from '@hono/zod-openapi'
import { fulfilments, orderChannels } from '#domain/order/order-status.ts'
import { deliveryMethods, orderPaymentMethods } from '../endpoints/configuration.ts'
import { orderStatuses } from '../endpoints/orders.ts'
import { issueSentences } from '../issue-sentences.ts'
import { prose } from '../lines.ts'
import { dayRange, pageQuery } from '../paging.ts'
import { id, price, reason, text } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { orderSummary, staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})
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

const calls = staffCalls(
  'orders',
  { read: 'orders:read', write: 'orders:manage' },
  { params, answer: staffOrder },
)

export const searchOrders = calls.page('GET /orders', {
  summary: 'List orders, newest first unless a sort order is given',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    ...orderQuery,
  }),
  item: orderSummary,
})

export const getOrder = calls.read('GET /orders/{id}', {
  summary: 'Get an order with all details',
  description: 'Links to payment proofs are valid for ten minutes.',
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

export const acceptProof = calls.write('PUT /orders/{id}/proof/accepted', {
  summary: 'Accept the payment proof: the order is paid',
  description: partsText,
  may: 'payments:confirm',
  body: z.object({ note: prose(500).default(''), amount: received, proof_id: lookedAt }),
})

export const rejectProof = calls.write('PUT /orders/{id}/proof/rejected', {
  summary: 'Reject the payment proof: the order returns to submitted, with time for another proof',
  may: 'payments:confirm',
  body: z.object({
    reason: reason.openapi({ description: 'Shown to the customer.' }),
    proof_id: lookedAt,
  }),
})

export const markPaid = calls.write('PUT /orders/{id}/paid', {
  summary: 'Mark the order as paid, with or without a payment proof',
  description: partsText,
  may: 'payments:confirm',
  body: z.object({
    note: reason.openapi({ description: 'Where the payment was seen.' }),
    amount: received,
  }),
})

export const pack = calls.write('PUT /orders/{id}/packed', { summary: 'Mark the items as packed' })

export const unpack = calls.write('PUT /orders/{id}/unpacked', {
  summary: 'Take back that the items are packed',
})

export const ship = calls.write('POST /orders/{id}/shipments', {
  summary: 'Ship a parcel',
  description:
    'Without `items` it contains everything not yet shipped. Pre-ordered items that are not in stock cannot be shipped: 409 `out_of_stock`. More than was ordered: 409 `illegal_transition`.',
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
})

export const correctShipment = calls.write('PUT /orders/{id}/shipments/{shipment_id}', {
  summary: 'Correct a parcel’s tracking number or courier',
  description: 'Also after the order is completed. Omitting `courier_id` keeps the courier.',
  params: params.extend({ shipment_id: id }),
  body: z.object({
    tracking_number: text.max(60).nullable(),
    courier_id: id.optional(),
    notify: z.boolean().default(false).openapi({ description: 'Emails the customer.' }),
  }),
})

export const cancelRemaining = calls.write('PUT /orders/{id}/remaining-cancelled', {
  summary: 'Cancel the unshipped items of a partly shipped order',
  description:
    'The items return to stock. What was paid for them, money and points, is refunded by a refund request that is granted immediately; delivery is not refunded. The customer sees the reason. Where more would be refunded than was paid, earlier refunds without items are deducted.',
  may: 'refunds:issue',
  body: z.object({ reason }),
})

export const ready = calls.write('PUT /orders/{id}/ready', { summary: 'Mark as ready for pick-up' })

export const notReady = calls.write('PUT /orders/{id}/not-ready', {
  summary: 'Take back that the order is ready for pick-up; the customer is not notified',
})

export const collect = calls.write('PUT /orders/{id}/collected', { summary: 'Mark as picked up' })

export const notCollected = calls.write('PUT /orders/{id}/not-collected', {
  summary: 'Take back within a quarter of an hour that the order was picked up',
  description: 'Its items are in the shop and reserved again. Not once a return was requested.',
})

export const complete = calls.write('PUT /orders/{id}/completed', {
  summary: 'Complete the order on the customer’s behalf',
})

export const cancel = calls.write('PUT /orders/{id}/cancelled', {
  summary: 'Cancel and refund an order before anything has shipped',
  body: z.object({ reason: reason.openapi({ description: 'Shown to the customer.' }) }),
})

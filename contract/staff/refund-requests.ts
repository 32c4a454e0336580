import { z } from '@hono/zod-openapi'
import { refundMethods } from '../endpoints/orders.ts'
import { decidedGifts } from '../endpoints/refunds.ts'
import { approvalState, approvalStates, uploadedPicture } from '../endpoints/reviews.ts'
import { prose } from '../lines.ts'
import { pageQuery } from '../paging.ts'
import { amount, id, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { giftAtRisk, giftDecision } from './return-gifts.ts'
import { returnedItem } from './returned-item.ts'

const byId = z.object({ id })
const sentence = prose(1000)

const order = z.object({ _id: id, reference: z.string() })

export const staffRefundRequest = named('StaffRefundRequest', {
  _id: id,
  state: approvalState,
  order: order.extend({
    total: amount,
    shipping_fee: amount,
    /** Paid and not yet committed to a refund: the maximum a decision can refund. */
    refundable: amount,
    payment_method: z.string(),
    recipient: z.string(),
    email: z.string(),
  }),
  reason: z.string(),
  /** The colleague who booked it for the customer; null for a customer’s own request. */
  booked_by: z.string().nullable(),
  images: z.array(uploadedPicture),
  refund_items: z.array(
    z.object({
      ...returnedItem,
      granted_qty: z.int().nullable(),
      restocked_qty: z.int(),
    }),
  ),
  amount,
  granted_amount: amount.nullable(),
  delivery_amount: amount,
  /**
   * Part of `granted_amount` and `granted_points` already refunded without items; `refunds` is
   * the rest.
   */
  given_before_amount: amount,
  /** Gifts that what stays of the order would not have earned; empty once decided. */
  gifts_at_risk: z.array(giftAtRisk),
  gifts: decidedGifts.nullable(),
  /** Price of items bought with points, and the points returned. */
  points: z.int(),
  granted_points: z.int().nullable(),
  answer: z.string().nullable(),
  /** When the customer was asked to send the goods, by when, and who pays; null until then. */
  asked_back: z
    .object({ at: time, by: z.iso.date(), paid_by: z.enum(['shop', 'customer']) })
    .nullable(),
  /** The order that sends the replacement. */
  replacement: order.nullable(),
  refunds: z.array(
    z.object({
      _id: id,
      amount,
      method: z.enum(refundMethods),
      state: z.enum(['pending', 'done', 'failed']),
    }),
  ),
  created_at: time,
  decided_at: time.nullable(),
})

const calls = staffCalls(
  'aftersales',
  { read: 'orders:read', write: 'refunds:issue' },
  { params: byId, answer: staffRefundRequest },
)

export const listRefundRequests = calls.page('GET /refund-requests', {
  summary: 'List refund requests, newest first; only undecided ones unless a state is given',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...approvalStates, 'all']).default('waiting_for_approval'),
    order_id: id.optional(),
  }),
})

export const getRefundRequest = calls.read('GET /refund-requests/{id}', {
  summary: 'Get a refund request with its pictures',
})

export const askRefundRequestBack = calls.write('PUT /refund-requests/{id}/ask-back', {
  summary: 'Agree that the goods come back, before the request is decided',
  description:
    'The customer is emailed where to send or bring the goods, by when, and who pays; the request stays `waiting_for_approval` until they have arrived. Without `by`, 14 days from today. Asking again replaces the earlier answer.',
  body: z.object({
    by: z.iso.date().nullable().default(null),
    paid_by: z.enum(['shop', 'customer']),
    answer: sentence.nullable().default(null),
  }),
})

const grantedItem = z.object({
  order_item_id: id,
  qty: z.int().min(0).max(999),
  /** How many of them can be sold again; the rest is written off. */
  restock_qty: z.int().min(0).max(999).default(0),
  /** Defaults to the warehouse the items came from. */
  warehouse_id: id.nullable().default(null),
})

export const approveRefundRequest = calls.write('PUT /refund-requests/{id}/approve', {
  summary: 'Approve a refund request, fully or in part, and refund it',
  description:
    'Without `items`, all requested items are granted and none is restocked. Delivery is refunded once, with the last item of the order. At most `order.refundable` is paid: where more would be refunded than was paid, earlier refunds without items are deducted and reported as `given_before_amount`.',
  body: z.object({
    items: z.array(grantedItem).min(1).max(200).optional(),
    with_delivery: z.boolean().default(false),
    gifts: giftDecision,
    answer: sentence.nullable().default(null),
  }),
})

export const exchangeRefundRequest = calls.write('PUT /refund-requests/{id}/exchange', {
  summary: 'Exchange the requested items for others at the same price',
  description:
    'The replacement is an order of its own, without a delivery fee, paid by what was paid for the returned items, and sent as its own parcel. Variants are those of `GET /orders/{id}/replacements`; others are refused, as are items bought with points. What is not granted can be requested again.',
  body: z.object({
    items: z
      .array(
        grantedItem.extend({
          /** Replacement that is sent. */
          variant_id: id,
        }),
      )
      .min(1)
      .max(200),
    answer: sentence.nullable().default(null),
  }),
})

export const rejectRefundRequest = calls.write('PUT /refund-requests/{id}/reject', {
  summary: 'Reject a refund request; the customer sees the reason',
  body: z.object({ answer: sentence.min(1) }),
})

import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { refundMethods } from '../endpoints/orders.ts'
import { decidedGifts } from '../endpoints/refunds.ts'
import { approvalState, approvalStates, uploadedPicture } from '../endpoints/reviews.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, id, time } from '../shapes.ts'
import { giftAtRisk, giftDecision } from './return-gifts.ts'
import { returnedItem } from './returned-item.ts'

const byId = z.object({ id })
const sentence = prose(1000)

const order = z.object({ _id: id, reference: z.string() })

export const staffRefundRequest = z
  .object({
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
  .openapi('StaffRefundRequest')

export const refundRequestExample = {
  _id: 'rfq_3kT9mXq2LwZc81VbNs5RyA',
  state: 'waiting_for_approval',
  order: {
    _id: 'ord_3kT9mXq2LwZc81VbNs5RyA',
    reference: 'PR-7K3Q-9XD',
    total: '724.00',
    shipping_fee: '40.00',
    refundable: '724.00',
    payment_method: 'fps',
    recipient: 'Chan Tai Man',
    email: 'tai.man@example.com',
  },
  reason: 'The collar came with a loose seam.',
  booked_by: null,
  images: [],
  refund_items: [
    {
      order_item_id: 'itm_7Hq2mXk9LwZc81VbNs5RyA',
      sku: 'OXF-NAVY-M',
      product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
      product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
      image: null,
      qty: 1,
      amount: '342.00',
      points: 0,
      granted_qty: null,
      restocked_qty: 0,
    },
  ],
  amount: '342.00',
  granted_amount: null,
  delivery_amount: '0.00',
  given_before_amount: '0.00',
  gifts_at_risk: [],
  gifts: null,
  points: 0,
  granted_points: null,
  answer: null,
  asked_back: null,
  replacement: null,
  refunds: [],
  created_at: '2026-11-21T04:00:00.000Z',
  decided_at: null,
}

export const listRefundRequests = endpoint({
  key: 'GET /refund-requests',
  area: 'aftersales',
  summary: 'List refund requests, newest first; only undecided ones unless a state is given',
  access: 'staff',
  may: 'orders:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...approvalStates, 'all']).default('waiting_for_approval'),
    order_id: id.optional(),
  }),
  answer: pageOf(staffRefundRequest),
  example: { data: [refundRequestExample], current_page: 1, next_page_url: null, total: 1 },
})

export const getRefundRequest = endpoint({
  key: 'GET /refund-requests/{id}',
  area: 'aftersales',
  summary: 'Get a refund request with its pictures',
  access: 'staff',
  may: 'orders:read',
  params: byId,
  answer: staffRefundRequest,
  example: refundRequestExample,
})

export const askRefundRequestBack = endpoint({
  key: 'PUT /refund-requests/{id}/ask-back',
  area: 'aftersales',
  summary: 'Agree that the goods come back, before the request is decided',
  description:
    'The customer is emailed where to send or bring the goods, by when, and who pays; the request stays `waiting_for_approval` until they have arrived. Without `by`, 14 days from today. Asking again replaces the earlier answer.',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  body: z.object({
    by: z.iso.date().nullable().default(null),
    paid_by: z.enum(['shop', 'customer']),
    answer: sentence.nullable().default(null),
  }),
  answer: staffRefundRequest,
  example: {
    ...refundRequestExample,
    asked_back: { at: '2026-11-22T04:00:00.000Z', by: '2026-12-06', paid_by: 'shop' as const },
  },
})

const grantedItem = z.object({
  order_item_id: id,
  qty: z.int().min(0).max(999),
  /** How many of them can be sold again; the rest is written off. */
  restock_qty: z.int().min(0).max(999).default(0),
  /** Defaults to the warehouse the items came from. */
  warehouse_id: id.nullable().default(null),
})

const anApproval = {
  ...refundRequestExample,
  state: 'approved' as const,
  refund_items: refundRequestExample.refund_items.map((item) => ({
    ...item,
    granted_qty: 1,
    restocked_qty: 1,
  })),
  order: { ...refundRequestExample.order, refundable: '382.00' },
  granted_amount: '342.00',
  decided_at: '2026-11-22T04:00:00.000Z',
}

export const approveRefundRequest = endpoint({
  key: 'PUT /refund-requests/{id}/approve',
  area: 'aftersales',
  summary: 'Approve a refund request, fully or in part, and refund it',
  description:
    'Without `items`, all requested items are granted and none is restocked. Delivery is refunded once, with the last item of the order. At most `order.refundable` is paid: where more would be refunded than was paid, earlier refunds without items are deducted and reported as `given_before_amount`.',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  body: z.object({
    items: z.array(grantedItem).min(1).max(200).optional(),
    with_delivery: z.boolean().default(false),
    gifts: giftDecision,
    answer: sentence.nullable().default(null),
  }),
  answer: staffRefundRequest,
  example: {
    ...anApproval,
    refunds: [
      {
        _id: 'rfd_3kT9mXq2LwZc81VbNs5RyA',
        amount: '342.00',
        method: 'offline',
        state: 'pending',
      },
    ],
  },
})

export const exchangeRefundRequest = endpoint({
  key: 'PUT /refund-requests/{id}/exchange',
  area: 'aftersales',
  summary: 'Exchange the requested items for others at the same price',
  description:
    'The replacement is an order of its own, without a delivery fee, paid by what was paid for the returned items, and sent as its own parcel. Variants are those of `GET /orders/{id}/replacements`; others are refused, as are items bought with points. What is not granted can be requested again.',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
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
  answer: staffRefundRequest,
  example: {
    ...anApproval,
    replacement: { _id: 'ord_9mXq2LwZc81VbNs5RyA3kT', reference: 'PR-4M2X-7QB' },
    refunds: [
      {
        _id: 'rfd_3kT9mXq2LwZc81VbNs5RyA',
        amount: '342.00',
        method: 'exchange',
        state: 'done',
      },
    ],
  },
})

export const rejectRefundRequest = endpoint({
  key: 'PUT /refund-requests/{id}/reject',
  area: 'aftersales',
  summary: 'Reject a refund request; the customer sees the reason',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  body: z.object({ answer: sentence.min(1) }),
  answer: staffRefundRequest,
  example: {
    ...refundRequestExample,
    state: 'rejected',
    answer: 'The shirt has been worn.',
    decided_at: '2026-11-22T04:00:00.000Z',
  },
})

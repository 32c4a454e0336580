import { z } from '@hono/zod-openapi'
import { giftDecisions } from '#domain/aftersales/gift-decisions.ts'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { amount, id, localizedText, time } from '../shapes.ts'
import { contact, orderParams } from './orders.ts'
import { approvalState, uploadedPicture } from './reviews.ts'

const refundItem = z.object({
  order_item_id: id,
  product_title: localizedText,
  product_variant_title: localizedText,
  qty: z.int(),
  amount,
  /** For items bought with points; their amount is zero. */
  points: z.int(),
  /** Items granted; null until decided. */
  granted_qty: z.int().nullable(),
})

/** The shop agrees that the goods come back: how to send or bring them. */
export const sendBack = z
  .object({
    asked_at: time,
    /** The last day. */
    by: z.iso.date(),
    /** Who pays the way: the shop, if it is at fault. */
    paid_by: z.enum(['shop', 'customer']),
    /** Receiver of a parcel. */
    name: localizedText,
    address: localizedText,
    phone: z.string(),
    /** Shops they can be brought to instead. */
    shops: z.array(
      z.object({ title: localizedText, address: localizedText, hours: localizedText }),
    ),
  })
  .openapi('SendBack')

export const decidedGifts = z.object({
  decision: z.enum(giftDecisions),
  /** Taken off the refund. */
  charged_amount: amount,
})

export const refundRequest = z
  .object({
    _id: id,
    state: approvalState,
    reason: z.string(),
    images: z.array(uploadedPicture),
    refund_items: z.array(refundItem),
    /** Price paid for these items, as computed by the shop. */
    amount,
    /** Refunded, delivery included; null unless approved. */
    granted_amount: amount.nullable(),
    /** Already refunded for these items by another refund, and not paid again. */
    given_before_amount: amount,
    /** Decision of the shop on gifts that these items had earned; null without any. */
    gifts: decidedGifts.nullable(),
    /** Price of these items in points, and the points returned; null unless approved. */
    points: z.int(),
    granted_points: z.int().nullable(),
    answer: z.string().nullable(),
    /** While the shop waits for the goods; null before, and once decided. */
    send_back: sendBack.nullable(),
    created_at: time,
    decided_at: time.nullable(),
  })
  .openapi('RefundRequest')

const refundRequests = z
  .object({
    /** Newest first. */
    data: z.array(refundRequest),
    refundable: z.object({
      is_allowed: z.boolean(),
      /** Why a refund cannot be requested now; null if it can. */
      refusal: z.string().nullable(),
      /** The last day for requests; null until the order is completed. */
      until: z.iso.date().nullable(),
      items: z.array(
        z.object({
          order_item_id: id,
          /** Items not requested yet. */
          qty: z.int(),
          amount,
          points: z.int(),
        }),
      ),
    }),
  })
  .openapi('RefundRequests')

const refundBody = {
  reason: prose(1000).min(1),
  images: z
    .array(id)
    .max(maxPictures)
    .default([])
    .openapi({ description: 'Ids of files uploaded by this account.' }),
  refund_items: z
    .array(z.object({ order_item_id: id, qty: z.int().min(1).max(999) }))
    .min(1)
    .max(200),
}

const example = {
  data: [
    {
      _id: 'rfq_3kT9mXq2LwZc81VbNs5RyA',
      state: 'waiting_for_approval',
      reason: 'The collar came with a loose seam.',
      images: [],
      refund_items: [
        {
          order_item_id: 'itm_7Hq2mXk9LwZc81VbNs5RyA',
          product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
          product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
          qty: 1,
          amount: '342.00',
          points: 0,
          granted_qty: null,
        },
      ],
      amount: '342.00',
      granted_amount: null,
      given_before_amount: '0.00',
      gifts: null,
      points: 0,
      granted_points: null,
      answer: null,
      send_back: null,
      created_at: '2026-11-21T04:00:00.000Z',
      decided_at: null,
    },
  ],
  refundable: {
    is_allowed: true,
    refusal: null,
    until: '2026-12-04',
    items: [{ order_item_id: 'itm_7Hq2mXk9LwZc81VbNs5RyA', qty: 1, amount: '342.00', points: 0 }],
  },
}

const asking =
  'From delivery until `limits.return_days` after completion. The shop computes the amount: what was paid for the items, less discounts. Items bought with points return points.'

export const listRefundRequests = endpoint({
  key: 'GET /orders/{id}/refund-request',
  area: 'refunds',
  summary: 'List the refund requests of an own order, and what can still be returned',
  access: 'account',
  params: orderParams,
  answer: refundRequests,
  example,
})

export const listGuestRefundRequests = endpoint({
  key: 'GET /orders/{id}/refund-request/guest',
  area: 'refunds',
  summary: 'List the refund requests of an order by reference number with email or phone',
  access: 'public',
  params: orderParams,
  query: z.object(contact),
  answer: refundRequests,
  example,
})

export const requestRefund = endpoint({
  key: 'POST /orders/{id}/refund-request',
  area: 'refunds',
  summary: 'Request a refund for items of an own order',
  description: asking,
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object(refundBody),
  answer: refundRequests,
  example,
})

export const requestGuestRefund = endpoint({
  key: 'POST /orders/{id}/refund-request/guest',
  area: 'refunds',
  summary: 'Request a refund for items of an order as a guest',
  description: asking,
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object({ ...refundBody, ...contact }),
  answer: refundRequests,
  example,
})

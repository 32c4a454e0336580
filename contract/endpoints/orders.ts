import { z } from '@hono/zod-openapi'
import { fulfilments } from '#domain/order/order-status.ts'
import { nextActions } from '#domain/order/next-action.ts'
import { endpoint } from '../endpoint.ts'
import { itemExchange } from '../exchange.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, id, localizedText, picture, text, time } from '../shapes.ts'
import { address, discount } from './cart.ts'
import { deliveryMethods, orderPaymentMethods } from './configuration.ts'
import { payment, paymentChange, proof } from '../order-payment.ts'

export const orderStatuses = ['submitted', 'pending', 'completed', 'cancelled'] as const
export const refundStates = ['pending', 'done', 'failed'] as const
/** `exchange`: it paid for the replacement. */
export const refundMethods = ['card', 'offline', 'exchange'] as const
/** `counter`: handed back in the shop. */
export const customerRefundMethods = [...refundMethods, 'counter'] as const
export const orderActions = [
  'upload_proof',
  'pay',
  'cancel',
  'back_to_cart',
  'complete',
  'review',
  'request_refund',
] as const

const orderItem = z
  .object({
    _id: id,
    product_id: id,
    product_variant_id: id,
    slug: localizedText,
    sku: z.string(),
    product_title: localizedText,
    product_variant_title: localizedText,
    image: picture.nullable(),
    qty: z.int(),
    original_price_per_unit: amount,
    price_per_unit: amount,
    subtotal_price: amount,
    global_discount: amount,
    /** Points the line was bought with. */
    points: z.int(),
    is_gift: z.boolean(),
    preorder_date: z.iso.date().nullable(),
    ...itemExchange.shape,
  })
  .openapi('OrderItem')

export const order = z
  .object({
    _id: id,
    reference: z.string(),
    current_status: z.enum(orderStatuses),
    statuses: z.array(
      z.object({
        slug: z.enum(orderStatuses),
        reason: z.string().nullable(),
        created_at: time,
        updated_at: time,
      }),
    ),
    /** Cancelled because it was not paid in time. */
    has_lapsed: z.boolean(),
    is_paid: z.boolean(),
    paid_at: time.nullable(),
    fulfilment: z.object({
      state: z.enum(fulfilments),
      shipments: z.array(
        z.object({
          courier: localizedText,
          tracking_number: z.string().nullable(),
          tracking_url: z.string().nullable(),
          shipped_at: time,
        }),
      ),
    }),
    /** Actions with whether this caller may take them now, and if not, why. */
    actions: z.array(
      z.object({
        action: z.enum(orderActions),
        is_allowed: z.boolean(),
        reason: z.string().nullable(),
      }),
    ),
    items: z.array(orderItem),
    discounts: z.array(discount),
    voucher: z.object({ code: z.string(), title: localizedText }).nullable(),
    delivery: z.object({
      method: z.enum(deliveryMethods),
      courier: localizedText.nullable(),
      estimate: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
      /** The last day it is held at the shop; null unless it is ready there. */
      collect_by: z.iso.date().nullable(),
      pickup: z
        .object({
          title: localizedText,
          address: localizedText,
          hours: localizedText,
          phone: z.string(),
        })
        .nullable(),
      country: z.string(),
      /** Masked for a guest who looked the order up by reference number. */
      recipient: z.object({
        name: z.string(),
        email: z.string(),
        area_code: z.string(),
        phone: z.string(),
        address: address.nullable(),
        /** One line per language, largest part first in Chinese. */
        address_text: localizedText.nullable(),
      }),
      note: z.string(),
    }),
    payment,
    /** Payment methods replaced by another one, oldest first. */
    payment_changes: z.array(paymentChange),
    calculations: z.object({
      currency: z.literal('HKD'),
      original_price: amount,
      product_discount: amount,
      shop_discount: amount,
      shipping_fee: amount,
      total: amount,
      /** Refunded, or about to be; without what paid for a replacement. */
      refunded: amount,
      /** Refunds the gateway refused; staff are handling them. */
      refund_failed: amount,
      points: z.int(),
    }),
    refunds: z.array(
      z.object({
        amount,
        state: z.enum(refundStates),
        method: z.enum(customerRefundMethods),
        /** Money that was not owed: paid late, or twice. */
        is_surplus: z.boolean(),
        created_at: time,
        refund_request_id: id.nullable(),
        /** When the money was sent. */
        done_at: time.nullable(),
      }),
    ),
    checkout: z.object({ offline: z.object({ image: z.string().nullable() }) }),
    proofs: z.array(proof),
    /** The receipt as PDF once it is paid, valid for ten minutes; `&lang=` chooses the language. */
    receipt_url: z.string().nullable(),
    /** The order it was added to and travels with. */
    supplement_of: z.object({ _id: id, reference: z.string() }).nullable(),
    /** Orders added to this one, oldest first; cancelled ones are left out. */
    supplements: z.array(z.object({ _id: id, reference: z.string(), is_paid: z.boolean() })),
    /** Points it has earned, and the first day on which they can be spent if they are coming. */
    points_earned: z.object({ points: z.int(), spendable_on: z.iso.date().nullable() }).nullable(),
    has_reviews: z.boolean(),
    has_refund_requests: z.boolean(),
    /** True if contact details and address are masked. */
    is_masked: z.boolean(),
    created_at: time,
  })
  .openapi('Order')

const orderSummary = z
  .object({
    _id: id,
    reference: z.string(),
    current_status: z.enum(orderStatuses),
    is_paid: z.boolean(),
    total: amount,
    item_count: z.int(),
    pictures: z.array(picture),
    payment_method: z.enum(orderPaymentMethods),
    /** Next step of the customer; null if nothing, or if the shop is to act. */
    next_action: z.enum(nextActions).nullable(),
    created_at: time,
  })
  .openapi('OrderSummary')

export const orderParams = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

/** spec §5: a guest action sends phone if present, otherwise email. */
export const contact = {
  email: text.max(254).optional(),
  phone: text.max(30).optional(),
  /** Signed key from the order email; shows everything, without email or phone. */
  key: text.max(200).optional(),
}

const image = id.openapi({ description: 'Id of a file uploaded by this account.' })

export const listOrders = endpoint({
  key: 'GET /orders/all',
  area: 'orders',
  summary: 'List own orders, newest first',
  access: 'account',
  query: z.object({
    ...pageQuery({ perPage: 10 }),
    store_id: id.optional(),
    status: z.enum(orderStatuses).optional(),
  }),
  answer: pageOf(orderSummary),
})

export const listOfflineOrders = endpoint({
  key: 'GET /orders/all/offline',
  area: 'orders',
  summary: 'List own orders paid by transfer',
  access: 'account',
  query: z.object(pageQuery({ perPage: 10 })),
  answer: pageOf(orderSummary),
})

export const getOrder = endpoint({
  key: 'GET /orders/{id}/details',
  area: 'orders',
  summary: 'Get an own order',
  access: 'account',
  params: orderParams,
  answer: order,
})

export const getGuestOrder = endpoint({
  key: 'GET /orders/{id}/details/guest',
  area: 'orders',
  summary: 'Look up an order by reference number with email or phone',
  description: 'By reference number, name, phone and address are masked.',
  access: 'public',
  params: orderParams,
  query: z.object(contact),
  answer: order,
})

export const uploadProof = endpoint({
  key: 'PUT /orders/{id}/upload',
  area: 'orders',
  summary: 'Upload a payment proof',
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object({ image }),
  answer: order,
})

export const uploadGuestProof = endpoint({
  key: 'PUT /orders/{id}/upload/guest',
  area: 'orders',
  summary: 'Upload a payment proof as a guest',
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object({ image, ...contact }),
  answer: order,
})

export const completeOrder = endpoint({
  key: 'PUT /orders/{id}/completed',
  area: 'orders',
  summary: 'Confirm that the order has arrived',
  access: 'account',
  params: orderParams,
  idempotent: true,
  answer: order,
})

export const completeGuestOrder = endpoint({
  key: 'PUT /orders/{id}/completed/guest',
  area: 'orders',
  summary: 'Confirm that the order has arrived as a guest',
  access: 'public',
  idempotent: true,
  params: orderParams,
  body: z.object(contact),
  answer: order,
})

export const cancelOrder = endpoint({
  key: 'PUT /orders/{id}/cancelled',
  area: 'orders',
  summary: 'Cancel the order; stock, voucher and points are returned',
  access: 'account',
  params: orderParams,
  idempotent: true,
  answer: order,
})

export const cancelGuestOrder = endpoint({
  key: 'PUT /orders/{id}/cancelled/guest',
  area: 'orders',
  summary: 'Cancel the order as a guest',
  access: 'public',
  idempotent: true,
  params: orderParams,
  body: z.object(contact),
  answer: order,
})

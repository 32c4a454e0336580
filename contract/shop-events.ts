import { z } from '@hono/zod-openapi'
import { fulfilments, orderChannels, orderStatuses } from '#domain/order/order-status.ts'
import { amount, id, localizedText, time, wholePoints } from './shapes.ts'

/**
 * What a webhook can hear of, and the `data` it is sent: the state at the time of sending, so that
 * an event that arrives late overwrites nothing newer. docs/webhooks.md describes them.
 */

const orderRef = z.object({ _id: id, reference: z.string() })

/** Only for webhooks that may have personal data, and null once the person is erased. */
const orderPerson = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.unknown(),
    note: z.string(),
  })
  .nullable()

const order = z.object({
  order: orderRef.extend({
    account_id: id.nullable(),
    store: z.string(),
    channel: z.enum(orderChannels),
    current_status: z.enum(orderStatuses),
    fulfilment: z.enum(fulfilments),
    paid_at: time.nullable(),
    created_at: time,
    payment_method: z.string(),
    delivery_method: z.enum(['DELIVERY', 'PICKUP']),
    country: z.string(),
    currency: z.string(),
    original_price: amount,
    product_discount: amount,
    shop_discount: amount,
    shipping: amount,
    total: amount,
    points: wholePoints,
    items: z.array(
      z.object({
        _id: id,
        product_id: id,
        variant_id: id,
        sku: z.string(),
        title: localizedText,
        qty: z.int(),
        unit_price: amount,
        subtotal: amount,
        is_gift: z.boolean(),
        cancelled_qty: z.int(),
        returned_qty: z.int(),
      }),
    ),
    parcels: z.array(
      z.object({
        _id: id,
        tracking_number: z.string().nullable(),
        tracking_url: z.string().nullable(),
        shipped_at: time,
      }),
    ),
    person: orderPerson,
  }),
})

const payment = z.object({
  payment: z.object({
    _id: id,
    order: orderRef,
    method: z.string(),
    amount,
    is_surplus: z.boolean(),
    created_at: time,
  }),
})

const refund = z.object({
  refund: z.object({
    _id: id,
    order: orderRef,
    payment_id: id,
    method: z.enum(['card', 'offline', 'exchange']),
    amount,
    state: z.enum(['pending', 'done', 'failed']),
    done_at: time.nullable(),
  }),
})

const stock = z.object({
  variant: z.object({
    _id: id,
    product_id: id,
    sku: z.string(),
    levels: z.array(
      z.object({
        warehouse_id: id,
        warehouse: z.string(),
        store: z.string(),
        on_hand: z.int(),
        reserved: z.int(),
      }),
    ),
    preorder: z.object({ limit: z.int(), taken: z.int() }).nullable(),
  }),
})

const product = z.object({
  product: z.object({
    _id: id,
    handle: z.string(),
    status: z.enum(['draft', 'active', 'archived']),
    title: localizedText,
    published_at: time,
    variants: z.array(
      z.object({
        _id: id,
        sku: z.string(),
        barcode: z.string().nullable(),
        colour: z.string().nullable(),
        size: z.string().nullable(),
        price: amount,
        compare_at_price: amount.nullable(),
        is_archived: z.boolean(),
      }),
    ),
  }),
})

const customer = z.object({
  customer: z.object({
    _id: id,
    created_at: time,
    is_closed: z.boolean(),
    person: z
      .object({
        username: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .nullable(),
  }),
})

export const shopEventData = {
  'order.placed': order,
  'order.paid': order,
  'order.edited': order,
  'order.packed': order,
  'order.shipped': order,
  'order.ready': order,
  'order.collected': order,
  'order.completed': order,
  'order.cancelled': order,
  'order.erased': order,
  'payment.received': payment,
  'refund.sent': refund,
  'refund.failed': refund,
  'stock.changed': stock,
  'stock.low': stock,
  'product.changed': product,
  'customer.created': customer,
  'customer.changed': customer,
  'customer.erased': customer,
} as const

export type ShopEvent = keyof typeof shopEventData

export const shopEvents = Object.keys(shopEventData).filter(isShopEvent)

export function isShopEvent(name: string): name is ShopEvent {
  return Object.hasOwn(shopEventData, name)
}

/** Sent when staff press the button, to one webhook. */
export const testEvent = 'webhook.test'

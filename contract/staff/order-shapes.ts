import { z } from '@hono/zod-openapi'
import { fulfilmentActions } from '#domain/order/fulfilment.ts'
import { actors, fulfilments, orderChannels } from '#domain/order/order-status.ts'
import { deliveryMethods, orderPaymentMethods } from '../endpoints/configuration.ts'
import { order, orderStatuses } from '../endpoints/orders.ts'
import { amount, id, localizedText, named, time } from '../shapes.ts'
import { change } from './audit-log.ts'
import { proofRecognition } from './proof-recognition.ts'

export const staffOrderActions = [
  'accept_proof',
  'reject_proof',
  'mark_paid',
  ...fulfilmentActions,
  'complete',
  'cancel',
] as const

export const priceStepKinds = [
  'marked_down',
  'promotion',
  'voucher',
  'by_hand',
  'shop',
  'gift',
  'points',
] as const

const priceStep = named('PriceStep', {
  kind: z.enum(priceStepKinds).openapi({
    description: '`shop`: of an order older than the shares of its discounts.',
  }),
  /** Title of the promotion, voucher or discount by hand. */
  title: localizedText.nullable(),
  code: z.string().nullable(),
  amount,
})

const staffOrderItem = order.shape.items.element
  .extend({
    shipped_qty: z.int(),
    waiting_qty: z.int(),
    /** Items that will not be shipped. */
    cancelled_qty: z.int(),
    /** Quantity times the price before every reduction. */
    original_price: amount,
    /** Steps that took something off it; the rest was paid for the item. */
    price_steps: z.array(priceStep),
    paid_price: amount,
    /** Warehouse of the items; null for a pre-order. */
    places: z.array(
      z.object({
        warehouse_id: id.nullable(),
        warehouse: localizedText.nullable(),
        qty: z.int(),
        state: z.enum(['reserved', 'shipped', 'released']),
      }),
    ),
  })
  .openapi('StaffOrderItem')

/** Id of an order's note. */
export const noteId = z.string().regex(/^[1-9]\d{0,14}$/)

const shipment = named('StaffShipment', {
  _id: id,
  courier: localizedText,
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  items: z.array(z.object({ order_item_id: id, qty: z.int() })),
  shipped_at: time,
})

export const staffOrder = order
  .omit({
    actions: true,
    checkout: true,
    is_masked: true,
    fulfilment: true,
    items: true,
    statuses: true,
    proofs: true,
  })
  .extend({
    version: z.int().openapi({
      description:
        'Sent as `If-Match: "7"` with a change, nothing newer is overwritten: 409 `order_changed`.',
    }),
    store_id: id,
    /** Channel that took it, and by which staff member; null on the storefront and for agents. */
    channel: z.enum(orderChannels),
    taken_by: z.string().nullable(),
    /** Host of the platform whose agent it came through. */
    agent: z.string().nullable(),
    /** The order whose returned items this one replaces. */
    replaces: z.object({ _id: id, reference: z.string() }).nullable(),
    /** The customer's account; null once closed. */
    account: z.object({ _id: id, type: z.enum(['TEMP', 'REGISTERED']) }).nullable(),
    locale: z.string(),
    statuses: z.array(
      z.object({
        slug: z.enum(orderStatuses),
        actor: z.enum(actors),
        reason: z.string().nullable(),
        created_at: time,
      }),
    ),
    items: z.array(staffOrderItem),
    proofs: z.array(
      order.shape.proofs.element
        .omit({ is_being_checked: true, is_unreadable: true, matches: true })
        /** Null for a proof decided before OCR had run. */
        .extend({ recognition: proofRecognition.nullable() })
        .openapi('StaffPaymentProof'),
    ),
    fulfilment: z.object({
      state: z.enum(fulfilments),
      /** When its last step was taken. */
      moved_at: time.nullable(),
      shipments: z.array(shipment),
    }),
    actions: z.array(z.enum(staffOrderActions)),
    payments: z.array(
      z.object({
        _id: id,
        method: z.string(),
        amount,
        /** Part of it that has neither been refunded nor is about to be. */
        refundable: amount,
        /** Paid when nothing was due; to be refunded. */
        is_surplus: z.boolean(),
        /** The gateway's, or of a card terminal, Octopus or the bank. */
        provider_reference: z.string().nullable(),
        /** Handed over in cash; null for anything else. */
        given: amount.nullable(),
        note: z.string(),
        created_at: time,
      }),
    ),
    notes: z.array(
      z.object({
        _id: noteId,
        note: z.string(),
        /** Written to the customer; otherwise only colleagues see it. */
        is_emailed: z.boolean(),
        staff_name: z.string().nullable(),
        /** Who wrote it may change it. */
        staff_id: id.nullable(),
        created_at: time,
        /** Earlier texts, newest first, and until when. */
        former: z.array(z.object({ note: z.string(), replaced_at: time })),
      }),
    ),
    /** Newest first. */
    changes: z.array(change),
  })
  .openapi('StaffOrder')

export const orderSummary = named('StaffOrderSummary', {
  _id: id,
  reference: z.string(),
  current_status: z.enum(orderStatuses),
  is_paid: z.boolean(),
  fulfilment: z.enum(fulfilments),
  has_waiting_proof: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  item_count: z.int(),
  total: amount,
  payment_method: z.enum(orderPaymentMethods),
  channel: z.enum(orderChannels),
  delivery_method: z.enum(deliveryMethods),
  created_at: time,
})

import { z } from '@hono/zod-openapi'
import { deliveryDetails } from '../endpoints/cart.ts'
import { amount, id, localizedText, reason } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

const calls = staffCalls(
  'orders',
  { read: 'orders:read', write: 'orders:manage' },
  { params, answer: staffOrder },
)

export const correctRecipient = calls.write('PUT /orders/{id}/recipient', {
  summary: 'Correct the recipient before the order leaves',
  description:
    'The customer is emailed. With another email address, the links in earlier emails stop working. The country stays, since delivery was priced for it.',
  body: deliveryDetails.omit({ note: true }),
})

const edits = z
  .array(
    z.object({
      order_item_id: id,
      qty: z.int().min(0).max(9999),
      variant_id: id.optional().openapi({ description: 'The size or colour they become.' }),
    }),
  )
  .min(1)
  .max(200)
  .openapi({
    description:
      'What stays of each item named; entries of one item add up. What is missing is cancelled, and refunded if it was paid. Items that are not named stay.',
  })

const itemEdits = z.object({
  items: edits,
  reason: reason.openapi({ description: 'Shown to the customer.' }),
})

export const listReplacements = calls.list('GET /orders/{id}/replacements', {
  summary: 'List the sizes and colours at the same price, by item',
  item: z.object({
    order_item_id: id,
    variants: z.array(
      z.object({
        variant_id: id,
        sku: z.string(),
        title: localizedText,
        /** Free in the order's store, pre-orders included. */
        available: z.int(),
      }),
    ),
  }),
})

export const previewItemEdits = calls.read('POST /orders/{id}/items/preview', {
  summary: 'Show what editing the items would refund, or leave to pay',
  may: 'orders:manage',
  body: itemEdits.omit({ reason: true }),
  answer: z.object({
    refund: amount,
    /** Returned to the customer. */
    points: z.int(),
    /** Price of an unpaid order afterwards; null if it is paid. */
    to_pay: amount.nullable(),
  }),
})

export const editItems = calls.write('PUT /orders/{id}/items', {
  summary: 'Change sizes and colours, or cancel items, before the order is packed',
  description:
    'Sizes and colours of the same product at the same price only. What is cancelled is refunded as it was paid, its share of discounts deducted; delivery, vouchers and gifts stay as they are. An unpaid order costs that much less instead: open card pages are closed, and a payment proof is compared with the new sum.',
  body: itemEdits,
})

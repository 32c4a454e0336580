import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { deliveryDetails } from '../endpoints/cart.ts'
import { amount, id, localizedText, reason } from '../shapes.ts'
import { staffOrderExample as example } from './order-example.ts'
import { staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order.' }),
})

export const correctRecipient = endpoint({
  key: 'PUT /orders/{id}/recipient',
  area: 'orders',
  summary: 'Correct the recipient before the order leaves',
  description:
    'The customer is emailed. With another email address, the links in earlier emails stop working. The country stays, since delivery was priced for it.',
  access: 'staff',
  may: 'orders:manage',
  params,
  idempotent: true,
  body: deliveryDetails.omit({ note: true }),
  answer: staffOrder,
  example,
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

export const listReplacements = endpoint({
  key: 'GET /orders/{id}/replacements',
  area: 'orders',
  summary: 'List the sizes and colours at the same price, by item',
  access: 'staff',
  may: 'orders:read',
  params,
  answer: z.object({
    data: z.array(
      z.object({
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
    ),
  }),
  example: {
    data: [
      {
        order_item_id: 'itm_7Hq2mXk9LwZc81VbNs5RyA',
        variants: [
          {
            variant_id: 'var_2Bc4De6Fg8',
            sku: 'OXF-NAVY-L',
            title: { en: 'Navy / L', zh: '海軍藍 / L', cn: '海军蓝 / L' },
            available: 4,
          },
        ],
      },
    ],
  },
})

export const previewItemEdits = endpoint({
  key: 'POST /orders/{id}/items/preview',
  area: 'orders',
  summary: 'Show what editing the items would refund, or leave to pay',
  access: 'staff',
  may: 'orders:manage',
  params,
  body: itemEdits.omit({ reason: true }),
  answer: z.object({
    refund: amount,
    /** Returned to the customer. */
    points: z.int(),
    /** Price of an unpaid order afterwards; null if it is paid. */
    to_pay: amount.nullable(),
  }),
  example: { refund: '342.00', points: 0, to_pay: null },
})

export const editItems = endpoint({
  key: 'PUT /orders/{id}/items',
  area: 'orders',
  summary: 'Change sizes and colours, or cancel items, before the order is packed',
  description:
    'Sizes and colours of the same product at the same price only. What is cancelled is refunded as it was paid, its share of discounts deducted; delivery, vouchers and gifts stay as they are. An unpaid order costs that much less instead: open card pages are closed, and a payment proof is compared with the new sum.',
  access: 'staff',
  may: 'orders:manage',
  params,
  idempotent: true,
  body: itemEdits,
  answer: staffOrder,
  example,
})

import { z } from '@hono/zod-openapi'
import { fulfilments } from '#domain/order/lifecycle.ts'
import { endpoint } from '../endpoint.ts'
import { deliveryMethods, paymentMethods } from '../endpoints/configuration.ts'
import { orderStatuses } from '../endpoints/orders.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, reason, text } from '../shapes.ts'
import { staffOrderExample as example } from './order-example.ts'
import { orderSummary, staffOrder } from './order-shapes.ts'

const params = z.object({
  id: id.openapi({ description: "The order's `_id` or its reference number." }),
})
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const searchOrders = endpoint({
  key: 'GET /orders',
  area: 'orders',
  summary: 'Orders, newest first',
  access: 'staff',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    keyword: text.max(120).optional().openapi({
      description:
        'Reference number, or part of a name, email, phone number, SKU or tracking number.',
    }),
    store_id: id.optional(),
    account_id: id.optional(),
    current_status: z.enum(orderStatuses).optional(),
    is_paid: flag.optional(),
    has_waiting_proof: flag.optional(),
    fulfilment: z.enum(fulfilments).optional(),
    payment_method: z.enum(paymentMethods).optional(),
    delivery_method: z.enum(deliveryMethods).optional(),
    from: z.iso.date().optional().openapi({ description: 'First day, in Hong Kong.' }),
    to: z.iso.date().optional().openapi({ description: 'Last day, in Hong Kong.' }),
  }),
  answer: pageOf(orderSummary),
  example: {
    data: [
      {
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
        created_at: '2026-11-19T04:00:00.000Z',
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const getOrder = endpoint({
  key: 'GET /orders/{id}',
  area: 'orders',
  summary: 'One order with everything the shop knows of it',
  description: 'Links to slips work for ten minutes.',
  access: 'staff',
  params,
  answer: staffOrder,
  example,
})

const lookedAt = id.optional().openapi({
  description: 'The slip that was looked at: 409 `conflict` where the customer has sent another.',
})

export const acceptProof = endpoint({
  key: 'PUT /orders/{id}/proof/accepted',
  area: 'orders',
  summary: 'The slip shows the payment: the order is paid',
  access: 'staff',
  may: 'take_payment',
  params,
  idempotent: true,
  body: z.object({ note: prose(500).default(''), proof_id: lookedAt }),
  answer: staffOrder,
  example,
})

export const rejectProof = endpoint({
  key: 'PUT /orders/{id}/proof/rejected',
  area: 'orders',
  summary: 'The slip does not show the payment: back to submitted, with time for a better one',
  access: 'staff',
  may: 'take_payment',
  params,
  idempotent: true,
  body: z.object({
    reason: reason.openapi({ description: 'The customer reads it.' }),
    proof_id: lookedAt,
  }),
  answer: staffOrder,
  example,
})

export const markPaid = endpoint({
  key: 'PUT /orders/{id}/paid',
  area: 'orders',
  summary: 'The money is in the account, with or without a slip',
  access: 'staff',
  may: 'take_payment',
  params,
  idempotent: true,
  body: z.object({ note: reason.openapi({ description: 'Where it was seen.' }) }),
  answer: staffOrder,
  example,
})

export const pack = endpoint({
  key: 'PUT /orders/{id}/packed',
  area: 'orders',
  summary: 'Picked off the shelf and wrapped',
  access: 'staff',
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const ship = endpoint({
  key: 'POST /orders/{id}/shipments',
  area: 'orders',
  summary: 'A parcel has left',
  description:
    'Without `items` it holds everything that has not left yet. Pieces still to be made cannot leave: 409 `out_of_stock`. More than the order holds: 409 `illegal_transition`.',
  access: 'staff',
  params,
  idempotent: true,
  body: z.object({
    tracking_number: text.max(60).nullish(),
    courier_id: id.optional().openapi({ description: 'Another than the customer chose.' }),
    items: z
      .array(z.object({ order_item_id: id, qty: z.int().min(1).max(9999) }))
      .min(1)
      .max(200)
      .optional(),
  }),
  answer: staffOrder,
  example,
})

export const dropRest = endpoint({
  key: 'PUT /orders/{id}/rest-dropped',
  area: 'orders',
  summary: 'What has not left of a partly shipped order will not come',
  description:
    'Its pieces are free again. What was paid for them goes back with it, money and points, as a refund request that is granted at once; delivery stays. The customer reads the reason. Where more would go back than was paid, what was given before without pieces is set off.',
  access: 'staff',
  may: 'give_back',
  params,
  idempotent: true,
  body: z.object({ reason }),
  answer: staffOrder,
  example,
})

export const ready = endpoint({
  key: 'PUT /orders/{id}/ready',
  area: 'orders',
  summary: 'The bag waits behind the counter',
  access: 'staff',
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const collect = endpoint({
  key: 'PUT /orders/{id}/collected',
  area: 'orders',
  summary: 'Handed over in the shop',
  access: 'staff',
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const complete = endpoint({
  key: 'PUT /orders/{id}/completed',
  area: 'orders',
  summary: 'The customer has it and is content',
  access: 'staff',
  params,
  idempotent: true,
  answer: staffOrder,
  example,
})

export const cancel = endpoint({
  key: 'PUT /orders/{id}/cancelled',
  area: 'orders',
  summary: 'Cancel while nothing has left; what was paid is given back',
  access: 'staff',
  params,
  idempotent: true,
  body: z.object({ reason: reason.openapi({ description: 'The customer reads it.' }) }),
  answer: staffOrder,
  example,
})

export const addNote = endpoint({
  key: 'POST /orders/{id}/notes',
  area: 'orders',
  summary: 'Tell colleagues something about the order; customers never see it',
  access: 'staff',
  params,
  idempotent: true,
  body: z.object({ note: prose(2000).min(1) }),
  answer: staffOrder,
  example,
})

import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { amount, id, localizedText, reason, time } from '../shapes.ts'
import { giftAtRisk, giftDecision } from './return-gifts.ts'
import { returnedItem } from './returned-item.ts'
import { counterPayments } from './counter-payments.ts'

const may = 'refunds:issue'

const warehouse = id.openapi({ description: 'The shop that takes the items back.' })

const returnItems = z
  .array(
    z.object({
      order_item_id: id,
      qty: z.int().min(1).max(999),
      variant_id: id.nullable().default(null).openapi({
        description: 'What is taken instead; null: refunded.',
      }),
    }),
  )
  .min(1)
  .max(100)

export const getReturnable = endpoint({
  key: 'GET /counter/returns/{id}',
  area: 'counter',
  summary: 'Get what of an order can be brought back to a shop, and exchanged there',
  description:
    'Of any channel. The days for returns do not apply: a colleague who may refund decides. Items bought with points are returned, not exchanged.',
  access: 'staff',
  may,
  params: z.object({
    id: id.openapi({ description: '`_id`, reference or receipt number of the order.' }),
  }),
  query: z.object({ warehouse_id: warehouse }),
  answer: z.object({
    order: z.object({
      _id: id,
      reference: z.string(),
      name: z.string(),
      total: amount,
      paid_at: time.nullable(),
      /** At most this much can be refunded. */
      refundable: amount,
      /** Last day for returns; null before the order is completed. */
      until: z.iso.date().nullable(),
      is_late: z.boolean(),
    }),
    /** Why nothing can be brought back; null if something can. */
    refusal: z.string().nullable(),
    items: z.array(
      z.object({
        ...returnedItem,
        /** Number that has not come back. */
        qty: z.int(),
        /** Its other sizes and colours, and itself, as far as the shop sells them. */
        replacements: z.array(
          z.object({
            variant_id: id,
            sku: z.string(),
            title: localizedText,
            /** In this shop. */
            available: z.int(),
            /** Price today over that of what is brought back; negative if less. */
            difference: amount,
          }),
        ),
      }),
    ),
  }),
  example: {
    order: {
      _id: 'ord_3kT9mXq2LwZc81VbNs5RyA',
      reference: 'PR-7K3Q-9XD',
      name: 'Chan Tai Man',
      total: '724.00',
      paid_at: '2026-11-21T06:30:00.000Z',
      refundable: '724.00',
      until: '2026-12-05',
      is_late: false,
    },
    refusal: null,
    items: [
      {
        order_item_id: 'itm_8Hn2vQxW5tLk0ZrY7cJs3B',
        sku: 'OXF-NAVY-M',
        product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
        product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
        image: null,
        qty: 2,
        amount: '684.00',
        points: 0,
        replacements: [
          {
            variant_id: 'var_Q7w2Lk0ZrY',
            sku: 'OXF-NAVY-L',
            title: { en: 'Navy / L', zh: '海軍藍 / L', cn: '海军蓝 / L' },
            available: 3,
            difference: '0.00',
          },
        ],
      },
    ],
  },
})

const settlement = {
  /** Gifts that what stays of the order would not have earned; none if something is taken instead. */
  gifts_at_risk: z.array(giftAtRisk),
  /** Price paid for what comes back. */
  returned: amount,
  /** Price of the items taken instead. */
  taken: amount,
  /** Sum that goes back. */
  refund: amount,
  to_pay: amount,
  points: z.int(),
}

export const quoteReturn = endpoint({
  key: 'POST /counter/returns/quotes',
  area: 'counter',
  summary: 'Price what somebody brings back, and takes instead',
  access: 'staff',
  may,
  body: z.object({
    warehouse_id: warehouse,
    order_id: id,
    items: returnItems,
    gifts: giftDecision,
  }),
  answer: z.object(settlement),
  example: {
    gifts_at_risk: [],
    returned: '342.00',
    taken: '362.00',
    refund: '0.00',
    to_pay: '20.00',
    points: 0,
  },
})

export const refundWays = ['cash', 'original'] as const

export const bringBack = endpoint({
  key: 'POST /counter/returns',
  area: 'counter',
  summary: 'Take items back over the counter: refunded, or exchanged at once',
  description:
    'What is taken instead is a sale of its own, paid by what was paid for the items and the difference. Needs an open cash session of the shop: 409 `no_cash_session`. 409 `conflict` if the sums are not the ones shown.',
  access: 'staff',
  may,
  idempotent: true,
  body: z.object({
    warehouse_id: warehouse,
    order_id: id,
    items: z
      .array(
        returnItems.element.extend({
          restock_qty: z.int().min(0).max(999).openapi({
            description: 'Of these, how many the shop can sell again; the rest is written off.',
          }),
        }),
      )
      .min(1)
      .max(100),
    gifts: giftDecision,
    reason,
    refund_by: z.enum(refundWays).openapi({
      description:
        '`cash`: out of the till, now. `original`: the way it was paid; cash leaves the till now, a card is refunded by the gateway, and anything else waits under refunds for its reference.',
    }),
    expected: z.object({ refund: amount, to_pay: amount }).openapi({ description: 'As shown.' }),
    payments: counterPayments.nullable().default(null).openapi({
      description: 'How the difference is paid, if there is one.',
    }),
  }),
  answer: z.object({
    refund_request_id: id,
    ...settlement,
    /** Handed back now. */
    cash: amount,
    /** Sum that the gateway or a transfer sends back. */
    pending: amount,
    change: amount,
    /** PDF of the order with its refunds, valid for ten minutes. */
    receipt_url: z.string(),
    /** The sale of what is taken instead. */
    sale: z.object({ order_id: id, reference: z.string(), receipt_url: z.string() }).nullable(),
  }),
  example: {
    refund_request_id: 'rrq_3kT9mXq2LwZc81VbNs5RyA',
    gifts_at_risk: [],
    returned: '342.00',
    taken: '0.00',
    refund: '342.00',
    to_pay: '0.00',
    points: 0,
    cash: '342.00',
    pending: '0.00',
    change: '0.00',
    receipt_url: '/api/documents/receipt/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1764558000&key=q8',
    sale: null,
  },
})

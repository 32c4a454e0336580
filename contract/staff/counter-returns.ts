import { z } from '@hono/zod-openapi'
import { amount, id, localizedText, reason, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { giftAtRisk, giftDecision } from './return-gifts.ts'
import { returnedItem } from './returned-item.ts'
import { counterPayments } from './counter-payments.ts'

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

const calls = staffCalls('counter', 'refunds:issue')

export const getReturnable = calls.read('GET /counter/returns/{id}', {
  summary: 'Get what of an order can be brought back to a shop, and exchanged there',
  description:
    'Of any channel. The days for returns do not apply: a colleague who may refund decides. Items bought with points are returned, not exchanged.',
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

export const quoteReturn = calls.read('POST /counter/returns/quotes', {
  summary: 'Price what somebody brings back, and takes instead',
  body: z.object({
    warehouse_id: warehouse,
    order_id: id,
    items: returnItems,
    gifts: giftDecision,
  }),
  answer: z.object(settlement),
})

export const refundWays = ['cash', 'original'] as const

export const bringBack = calls.write('POST /counter/returns', {
  summary: 'Take items back over the counter: refunded, or exchanged at once',
  description:
    'What is taken instead is a sale of its own, paid by what was paid for the items and the difference. Needs an open cash session of the shop: 409 `no_cash_session`. 409 `conflict` if the sums are not the ones shown.',
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
})

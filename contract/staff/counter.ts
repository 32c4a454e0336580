import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { cart, deliveryDetails, deliveryInfo } from '../endpoints/cart.ts'
import { cartExample } from '../endpoints/cart-example.ts'
import { paymentMethod } from '../endpoints/configuration.ts'
import { issueSentences } from '../issue-sentences.ts'
import { amount, empty, id, locale, localizedText, price, reason } from '../shapes.ts'
import { counterPayments } from './counter-payments.ts'
import { staffOrderExample } from './order-example.ts'
import { staffOrder } from './order-shapes.ts'

const discountReason = reason.max(120).openapi({ description: 'Shown on the receipt.' })

const manualDiscount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z.number().gt(0).max(100),
    reason: discountReason,
  }),
  z.object({
    kind: z.literal('amount'),
    amount: price.refine((value) => Number(value) > 0, issueSentences.above_zero.en),
    reason: discountReason,
  }),
])

const basket = {
  warehouse_id: id.openapi({ description: 'The shop that sells.' }),
  lines: z
    .array(z.object({ variant_id: id, qty: z.int().min(1).max(999) }))
    .min(1)
    .max(100)
    .refine((lines) => new Set(lines.map((line) => line.variant_id)).size === lines.length, {
      message: issueSentences.named_twice.en,
    }),
  account_id: id.nullable().default(null).openapi({ description: 'The customer; null: nobody.' }),
  discount: manualDiscount.nullable().default(null).openapi({
    description: 'Needs the permission `discounts:give`.',
  }),
  hold_ids: z.array(id).max(100).default([]).openapi({
    description: 'Try-on holds that these lines are sold from.',
  }),
}

const expectedTotal = amount.openapi({
  description: 'As shown: 409 `price_changed` with the new cart if it is not.',
})

const orderLocale = locale.optional().openapi({
  description: 'Language of emails and documents; by default the customer’s.',
})

export const quoteSale = endpoint({
  key: 'POST /counter/quotes',
  area: 'counter',
  summary: 'Price what somebody wants to buy',
  description:
    'With `delivery_info` it is delivered or collected later, from any stock of the store; without, it is taken along, from the stock of the shop alone.',
  access: 'staff',
  may: 'counter:sell',
  body: z.object({ ...basket, delivery_info: deliveryInfo.nullable().default(null) }),
  answer: z.object({
    cart,
    /** The most the caller may take off by hand. */
    max_discount: amount,
  }),
  example: { cart: cartExample, max_discount: '72.00' },
})

const sale = z
  .object({
    order_id: id,
    reference: z.string(),
    total: amount,
    /** To hand back, of cash. */
    change: amount,
    /** PDF, valid for ten minutes. */
    receipt_url: z.string(),
    receipt_link: z.string().openapi({
      description: 'The same for the customer, to send in a chat: absolute, valid for 30 days.',
    }),
    locale: locale.openapi({ description: 'The customer’s, and the receipt’s.' }),
  })
  .openapi('CounterSale')

export const makeSale = endpoint({
  key: 'POST /counter/sales',
  area: 'counter',
  summary: 'Sell over the counter: the order is paid, collected and completed at once',
  description:
    'Needs an open cash session of the shop: 409 `no_cash_session`. A discount above the limit of the role: 409 `discount_too_large`.',
  access: 'staff',
  may: 'counter:sell',
  idempotent: true,
  body: z.object({
    ...basket,
    expected_total: expectedTotal,
    payments: counterPayments.openapi({ description: 'They add up to the total.' }),
    locale: orderLocale,
  }),
  answer: sale,
  example: {
    order_id: 'ord_4fzzzxjylrxbeqQpTAAXHh',
    reference: 'PR-7K3Q-9XD',
    total: '724.00',
    change: '276.00',
    receipt_url: '/api/documents/receipt/ord_4fzzzxjylrxbeqQpTAAXHh.pdf?until=1764558000&key=q8',
    receipt_link:
      'https://praya.example/api/documents/receipt/ord_4fzzzxjylrxbeqQpTAAXHh.pdf?until=1767150000&key=k3&lang=en',
    locale: 'en',
  },
})

export const payAtCounter = endpoint({
  key: 'POST /orders/{id}/counter-payments',
  area: 'counter',
  summary: 'Take the payment of an unpaid order at the counter',
  description:
    'Of whatever channel, supplementary orders included. With less than is to pay, the order stays unpaid and the rest can be paid until the deadline. Needs an open cash session of the shop: 409 `no_cash_session`.',
  access: 'staff',
  may: 'counter:sell',
  alsoMay: 'orders:read',
  params: z.object({
    id: id.openapi({ description: '`_id` or reference number of the order.' }),
  }),
  idempotent: true,
  body: z.object({
    warehouse_id: id.openapi({ description: 'The shop whose till takes it.' }),
    payments: counterPayments,
  }),
  answer: staffOrder,
  example: staffOrderExample,
})

export const phonePaymentMethods = paymentMethod.shape.slug.exclude(['card'])

export const listPhonePayments = endpoint({
  key: 'GET /counter/payment-methods',
  area: 'counter',
  summary: 'List the ways to pay an order taken by phone',
  description: '`cash` is only for orders that are collected.',
  access: 'staff',
  may: 'counter:sell',
  answer: z.object({
    data: z.array(z.object({ slug: phonePaymentMethods, title: localizedText })),
  }),
  example: {
    data: [
      { slug: 'cash', title: { en: 'Cash on collection', zh: '取貨時付款', cn: '取货时付款' } },
    ],
  },
})

export const takePhoneOrder = endpoint({
  key: 'POST /counter/phone-orders',
  area: 'counter',
  summary: 'Take an order by phone; the customer pays and receives it like one of the storefront',
  access: 'staff',
  may: 'counter:sell',
  idempotent: true,
  body: z.object({
    ...basket,
    expected_total: expectedTotal,
    delivery_info: deliveryInfo,
    delivery_details: deliveryDetails,
    payment_method: phonePaymentMethods,
    locale: orderLocale,
  }),
  answer: z.object({ order_id: id, reference: z.string() }),
  example: { order_id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD' },
})

export const emailReceipt = endpoint({
  key: 'POST /orders/{id}/receipt-emails',
  area: 'orders',
  summary: 'Send the receipt of a paid order to an address',
  access: 'staff',
  may: ['counter:sell', 'orders:manage'],
  params: z.object({ id }),
  idempotent: true,
  body: z.object({ email: z.string().trim().max(254).pipe(z.email()) }),
  answer: empty,
  example: {},
})

import { z } from '@hono/zod-openapi'
import { cart, deliveryDetails, deliveryInfo } from '../endpoints/cart.ts'
import { paymentMethod } from '../endpoints/configuration.ts'
import { issueSentences } from '../issue-sentences.ts'
import { amount, empty, id, locale, localizedText, named, price, reason } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { counterPayments } from './counter-payments.ts'
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

const calls = staffCalls('counter', 'counter:sell')

export const quoteSale = calls.read('POST /counter/quotes', {
  summary: 'Price what somebody wants to buy',
  description:
    'With `delivery_info` it is delivered or collected later, from any stock of the store; without, it is taken along, from the stock of the shop alone.',
  body: z.object({ ...basket, delivery_info: deliveryInfo.nullable().default(null) }),
  answer: z.object({
    cart,
    /** The most the caller may take off by hand. */
    max_discount: amount,
  }),
})

const sale = named('CounterSale', {
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

export const makeSale = calls.write('POST /counter/sales', {
  summary: 'Sell over the counter: the order is paid, collected and completed at once',
  description:
    'Needs an open cash session of the shop: 409 `no_cash_session`. A discount above the limit of the role: 409 `discount_too_large`.',
  body: z.object({
    ...basket,
    expected_total: expectedTotal,
    payments: counterPayments.openapi({ description: 'They add up to the total.' }),
    locale: orderLocale,
  }),
  answer: sale,
})

export const payAtCounter = calls.write('POST /orders/{id}/counter-payments', {
  summary: 'Take the payment of an unpaid order at the counter',
  description:
    'Of whatever channel, supplementary orders included. With less than is to pay, the order stays unpaid and the rest can be paid until the deadline. Needs an open cash session of the shop: 409 `no_cash_session`.',
  alsoMay: 'orders:read',
  params: z.object({
    id: id.openapi({ description: '`_id` or reference number of the order.' }),
  }),
  body: z.object({
    warehouse_id: id.openapi({ description: 'The shop whose till takes it.' }),
    payments: counterPayments,
  }),
  answer: staffOrder,
})

export const phonePaymentMethods = paymentMethod.shape.slug.exclude(['card'])

export const listPhonePayments = calls.list('GET /counter/payment-methods', {
  summary: 'List the ways to pay an order taken by phone',
  description: '`cash` is only for orders that are collected.',
  item: z.object({ slug: phonePaymentMethods, title: localizedText }),
})

export const takePhoneOrder = calls.write('POST /counter/phone-orders', {
  summary: 'Take an order by phone; the customer pays and receives it like one of the storefront',
  body: z.object({
    ...basket,
    expected_total: expectedTotal,
    delivery_info: deliveryInfo,
    delivery_details: deliveryDetails,
    payment_method: phonePaymentMethods,
    locale: orderLocale,
  }),
  answer: z.object({ order_id: id, reference: z.string() }),
})

export const emailReceipt = calls.write('POST /orders/{id}/receipt-emails', {
  area: 'orders',
  summary: 'Send the receipt of a paid order to an address',
  may: ['counter:sell', 'orders:manage'],
  params: z.object({ id }),
  body: z.object({ email: z.string().trim().max(254).pipe(z.email()) }),
  answer: empty,
})

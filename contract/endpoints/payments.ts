import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { orderExample } from '../order-example.ts'
import { empty, id, localizedText, time } from '../shapes.ts'
import { checkoutAnswer } from './cart.ts'
import { paymentMethods } from './configuration.ts'
import { contact, order, orderParams } from './orders.ts'

const ownUrl = z.string().max(2000).openapi({
  description: 'A page of this shop; other URLs are rejected.',
  example: '/account/cards',
})

const creditCard = z
  .object({
    _id: id,
    is_default: z.boolean(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
    is_expired: z.boolean(),
    created_at: time,
  })
  .openapi('CreditCard')

const exampleCard = {
  _id: 'crd_2xQk8mZr4TnB7vLc1HsW9p',
  is_default: true,
  brand: 'Visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2029,
  is_expired: false,
  created_at: '2026-11-21T04:00:00.000Z',
}

export const listCreditCards = endpoint({
  key: 'GET /credit-cards/all',
  area: 'credit cards',
  summary: 'List own saved cards, the default first',
  access: 'registered',
  query: z.object(pageQuery({ perPage: 999, max: 999 })),
  answer: pageOf(creditCard),
  example: { data: [exampleCard], current_page: 1, next_page_url: null, total: 1 },
})

export const bindCreditCard = endpoint({
  key: 'POST /credit-cards/bind-card',
  area: 'credit cards',
  summary: 'Get the page for saving a card',
  description: 'The card number is entered on the payment provider’s page; the shop never sees it.',
  access: 'registered',
  idempotent: true,
  body: z.object({ success_url: ownUrl, cancel_url: ownUrl }),
  answer: z.object({ return_url: z.string() }).openapi('BindCardAnswer'),
  example: { return_url: 'https://checkout.stripe.com/c/pay/cs_live_a1B2c3' },
})

const cardParams = z.object({ card_id: id })

export const setDefaultCreditCard = endpoint({
  key: 'PUT /credit-cards/{card_id}/set-default',
  area: 'credit cards',
  summary: 'Make this card the default',
  access: 'registered',
  idempotent: true,
  params: cardParams,
  answer: empty,
  example: {},
})

export const deleteCreditCard = endpoint({
  key: 'PUT /credit-cards/{card_id}/delete',
  area: 'credit cards',
  summary: 'Delete a card; the newest remaining one becomes the default',
  access: 'registered',
  idempotent: true,
  params: cardParams,
  answer: empty,
  example: {},
})

const payBody = {
  payment_method: z.enum(paymentMethods).optional().openapi({
    description: 'To switch to another payment method.',
  }),
  success_url: ownUrl.optional(),
  cancel_url: ownUrl.optional(),
}

const examplePay = {
  order_id: 'ord_6Yt3wPz0VbN5kRq8JdM1xC',
  reference: 'PR-7K3Q-9XD',
  return_url: 'https://shop.example/pay/cps_9Lm2fKx7QwT4hBv6ZrN0sD',
}

export const payOrder = endpoint({
  key: 'POST /orders/{id}/pay',
  area: 'orders',
  summary: 'Pay an unpaid order',
  description:
    'For a card, the answer contains the payment page; null if a saved card was charged.',
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object({ ...payBody, credit_card_id: id.optional() }),
  answer: checkoutAnswer,
  example: examplePay,
})

export const payGuestOrder = endpoint({
  key: 'POST /orders/{id}/pay/guest',
  area: 'orders',
  summary: 'Pay an unpaid order as a guest',
  access: 'public',
  idempotent: true,
  params: orderParams,
  body: z.object({ ...payBody, ...contact }),
  answer: checkoutAnswer,
  example: examplePay,
})

const leftOut = z
  .object({
    product_title: localizedText,
    product_variant_title: localizedText,
    ordered: z.int(),
    put_back: z.int(),
  })
  .openapi('LeftOut')

export const backToCart = endpoint({
  key: 'PUT /orders/{id}/back-to-cart',
  area: 'orders',
  summary: 'Cancel an unpaid order and return its items to the cart',
  description: 'All or nothing. `left_out` lists items no longer available in full.',
  access: 'account',
  params: orderParams,
  idempotent: true,
  answer: z.object({ order, left_out: z.array(leftOut) }).openapi('BackToCartAnswer'),
  example: { order: orderExample, left_out: [] },
})

import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { orderExample } from '../order-example.ts'
import { empty, id, localizedText, time } from '../shapes.ts'
import { checkoutAnswer } from './cart.ts'
import { paymentMethods } from './configuration.ts'
import { contact, order, orderParams } from './orders.ts'

const ownUrl = z.string().max(2000).openapi({
  description: 'A page of this shop; anything else is refused.',
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
  summary: 'Own saved cards, the default one first',
  access: 'registered',
  query: z.object(pageQuery({ perPage: 999, max: 999 })),
  answer: pageOf(creditCard),
  example: { data: [exampleCard], current_page: 1, next_page_url: null, total: 1 },
})

export const bindCreditCard = endpoint({
  key: 'POST /credit-cards/bind-card',
  area: 'credit cards',
  summary: 'Open the page where a card is saved',
  description: 'The card number is typed at the payment company; the shop never sees it.',
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
  summary: 'Propose this card first',
  access: 'registered',
  idempotent: true,
  params: cardParams,
  answer: empty,
  example: {},
})

export const deleteCreditCard = endpoint({
  key: 'PUT /credit-cards/{card_id}/delete',
  area: 'credit cards',
  summary: 'Forget a card; the newest other one becomes the default',
  access: 'registered',
  idempotent: true,
  params: cardParams,
  answer: empty,
  example: {},
})

const payBody = {
  payment_method: z.enum(paymentMethods).optional().openapi({
    description: 'Another way to pay than the one the order was placed with.',
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
  summary: 'Pay an order that waits for it',
  description: 'By card the answer holds the page to go to; null once a saved card was charged.',
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
  summary: 'Pay an order that waits for it, as a guest',
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
  summary: 'Cancel an unpaid order and put its items back into the cart',
  description: 'Both or neither. `left_out` names what is no longer available in full.',
  access: 'account',
  params: orderParams,
  idempotent: true,
  answer: z.object({ order, left_out: z.array(leftOut) }).openapi('BackToCartAnswer'),
  example: { order: orderExample, left_out: [] },
})

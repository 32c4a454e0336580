import { z } from '@hono/zod-openapi'
import { cart } from '../endpoints/cart.ts'
import { paymentMethods } from '../endpoints/configuration.ts'
import { issueSentences } from '../issue-sentences.ts'
import { amount, id } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { counterPayments } from './counter-payments.ts'

const params = z.object({
  id: id.openapi({ description: '`_id` or reference number of the order they are added to.' }),
})

const lines = z
  .array(z.object({ variant_id: id, qty: z.int().min(1).max(999) }))
  .min(1)
  .max(100)
  .refine((all) => new Set(all.map((line) => line.variant_id)).size === all.length, {
    message: issueSentences.named_twice.en,
  })

const calls = staffCalls('orders', 'orders:manage', { params })

export const quoteSupplement = calls.read('POST /orders/{id}/supplements/quote', {
  summary: 'Price items that would be added to an order',
  body: z.object({ lines }),
  answer: z.object({ cart }),
})

export const addSupplement = calls.write('POST /orders/{id}/supplements', {
  summary: 'Add items to an order before it leaves, as a supplementary order',
  description:
    'An order of its own, at today’s prices, that goes to the same person by the same way without a delivery fee. It is paid by itself, at the counter at once or within the time of a transfer, by card too: the customer gets the link by email.',
  body: z
    .object({
      lines,
      expected_total: amount.openapi({
        description: 'As shown: 409 `price_changed` with the new cart if it is not.',
      }),
      payment_method: z.enum(paymentMethods).nullable().openapi({
        description: 'How the customer pays it later; null: now, at the counter.',
      }),
      counter: z
        .object({
          warehouse_id: id.openapi({ description: 'The shop whose till takes it.' }),
          payments: counterPayments.openapi({ description: 'They add up to the total.' }),
        })
        .nullable()
        .default(null)
        .openapi({ description: 'Needs the permission `counter:sell` and an open cash session.' }),
    })
    .refine((body) => (body.payment_method === null) === (body.counter !== null), {
      path: ['payment_method'],
      message: issueSentences.required.en,
    }),
  answer: z.object({ order_id: id, reference: z.string() }),
})

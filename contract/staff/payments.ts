import { z } from '@hono/zod-openapi'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { endpoint } from '../endpoint.ts'
import { refundMethods, refundStates } from '../endpoints/orders.ts'
import { issueSentences } from '../issue-sentences.ts'
import { dayRange, pageOf, pageQuery } from '../paging.ts'
import { amount, empty, id, price, reason, time } from '../shapes.ts'

const byId = z.object({ id })

const staffRefund = z
  .object({
    _id: id,
    order: z.object({ _id: id, reference: z.string() }),
    refund_request_id: id.nullable(),
    amount,
    state: z.enum(refundStates),
    method: z.enum(refundMethods),
    reason: z.string(),
    failure: z.string().nullable(),
    /** The gateway's id, or the bank's reference for a transfer. */
    provider_reference: z.string().nullable(),
    /** How the money came, and goes back if it was at a counter. */
    paid_by: z.string(),
    /** How a till paid it out; null for everything else. */
    counter_method: z.enum(counterMethods).nullable(),
    created_at: time,
    done_at: time.nullable(),
  })
  .openapi('StaffRefund')

const aRefund = {
  _id: 'rfd_8Hn2vQxW5tLk0ZrY7cJs3B',
  order: { _id: 'ord_3kT9mXq2LwZc81VbNs5RyA', reference: 'PR-7K3Q-9XD' },
  refund_request_id: null,
  amount: '80.00',
  state: 'pending',
  method: 'offline',
  reason: 'A late parcel',
  failure: null,
  provider_reference: null,
  paid_by: 'fps',
  counter_method: null,
  created_at: '2026-11-21T04:00:00.000Z',
  done_at: null,
}

export const listRefunds = endpoint({
  key: 'GET /refunds',
  area: 'payments',
  summary: 'List refunds, newest first; in any state unless one is given',
  access: 'staff',
  may: 'orders:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...refundStates, 'all']).default('all'),
    method: z.enum(refundMethods).optional(),
    order_id: id.optional(),
    ...dayRange,
  }),
  answer: pageOf(staffRefund),
  example: { data: [aRefund], current_page: 1, next_page_url: null, total: 1 },
})

export const startGoodwillRefund = endpoint({
  key: 'POST /orders/{id}/refunds',
  area: 'payments',
  summary: 'Refund an amount without returning items',
  description:
    'At most what was paid and not yet refunded: otherwise 409 `refund_too_large`. Of an order paid in parts it takes the largest payment first, and makes a refund of each it needs, unless a payment is chosen.',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  body: z.object({
    amount: amount.max(14).refine((text) => Number(text) > 0, issueSentences.above_zero.en),
    reason,
    payment_id: id.optional().openapi({
      description: 'The payment it goes back to, no more than was paid with it.',
    }),
  }),
  answer: z.object({ refunds: z.array(staffRefund) }),
  example: { refunds: [aRefund] },
})

export const recordSurplus = endpoint({
  key: 'POST /orders/{id}/surplus',
  area: 'payments',
  summary: 'Record a surplus payment and refund it',
  description:
    'For a payment after the order expired or was cancelled, or a second payment. If the order is still awaiting payment, mark it as paid instead: 409 `illegal_transition`.',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  body: z.object({
    amount: price.refine((text) => Number(text) > 0, issueSentences.above_zero.en),
    note: reason.openapi({ description: 'Where the payment was seen.' }),
  }),
  answer: staffRefund,
  example: { ...aRefund, amount: '724.00', reason: 'Came when nothing was owed' },
})

export const recordTransfer = endpoint({
  key: 'PUT /refunds/{id}/done',
  area: 'payments',
  summary: 'Record a refund as transferred; also for a card refund the gateway refused',
  description:
    'A refund of a sale at the counter leaves the open till of that shop: 409 `no_cash_session` if there is none.',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  body: z.object({
    reference: z.string().trim().max(120).default('').openapi({
      description: 'Required unless cash is handed back.',
    }),
  }),
  answer: staffRefund,
  example: {
    ...aRefund,
    state: 'done',
    provider_reference: 'FPS 20261121-004417',
    done_at: '2026-11-21T06:30:00.000Z',
  },
})

export const retryRefund = endpoint({
  key: 'PUT /refunds/{id}/retry',
  area: 'payments',
  summary: 'Retry a refund the gateway refused',
  access: 'staff',
  may: 'refunds:issue',
  params: byId,
  idempotent: true,
  answer: staffRefund,
  example: { ...aRefund, method: 'card' },
})

const paymentIssue = z
  .discriminatedUnion('code', [
    z.object({ code: z.literal('disputed'), payment: z.string(), reason: z.string() }),
    z.object({ code: z.literal('unasked_payment'), payment: z.string() }),
    z.object({ code: z.literal('unasked_card'), card: z.string() }),
    z.object({
      code: z.literal('wrong_amount'),
      payment: z.string(),
      /** In the smallest unit of its currency; expected in cents of Hong Kong. */
      paid: z.int(),
      currency: z.string(),
      expected: z.int(),
    }),
  ])
  .openapi('PaymentIssue')

const problem = z
  .object({
    provider: z.string(),
    event_id: z.string(),
    problem: z.string(),
    /** The same for people of any language; null for one older than it. */
    issue: paymentIssue.nullable(),
    order: z.object({ _id: id, reference: z.string() }).nullable(),
    received_at: time,
  })
  .openapi('PaymentProblem')

export const listPaymentIssues = endpoint({
  key: 'GET /payment-issues',
  area: 'payments',
  summary: 'List payment events that need attention',
  description: 'Unexpected amounts and disputes.',
  access: 'staff',
  may: 'orders:read',
  query: z.object(pageQuery({ perPage: 20 })),
  answer: pageOf(problem),
  example: {
    data: [
      {
        provider: 'stripe',
        event_id: 'evt_1Q2w3E4r5T6y',
        problem: 'pi_3Q2w3E4r is disputed: product_not_received',
        issue: { code: 'disputed', payment: 'pi_3Q2w3E4r', reason: 'product_not_received' },
        order: null,
        received_at: '2026-11-21T04:00:00.000Z',
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const resolvePaymentIssue = endpoint({
  key: 'POST /payment-issues/settle',
  area: 'payments',
  summary: 'Mark a payment problem as resolved',
  access: 'staff',
  may: 'refunds:issue',
  body: z.object({ provider: z.string().max(40), event_id: z.string().max(255) }),
  answer: empty,
  example: {},
})

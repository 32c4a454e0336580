import { z } from '@hono/zod-openapi'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { refundMethods, refundStates } from '../endpoints/orders.ts'
import { issueSentences } from '../issue-sentences.ts'
import { dayRange, pageQuery } from '../paging.ts'
import { amount, empty, id, named, price, reason, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const byId = z.object({ id })

const staffRefund = named('StaffRefund', {
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

const calls = staffCalls(
  'payments',
  { read: 'orders:read', write: 'refunds:issue' },
  { params: byId, answer: staffRefund },
)

export const listRefunds = calls.page('GET /refunds', {
  summary: 'List refunds, newest first; in any state unless one is given',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...refundStates, 'all']).default('all'),
    method: z.enum(refundMethods).optional(),
    order_id: id.optional(),
    ...dayRange,
  }),
})

export const startGoodwillRefund = calls.write('POST /orders/{id}/refunds', {
  summary: 'Refund an amount without returning items',
  description:
    'At most what was paid and not yet refunded: otherwise 409 `refund_too_large`. Of an order paid in parts it takes the largest payment first, and makes a refund of each it needs, unless a payment is chosen.',
  body: z.object({
    amount: amount.max(14).refine((text) => Number(text) > 0, issueSentences.above_zero.en),
    reason,
    payment_id: id.optional().openapi({
      description: 'The payment it goes back to, no more than was paid with it.',
    }),
  }),
  answer: z.object({ refunds: z.array(staffRefund) }),
})

export const recordSurplus = calls.write('POST /orders/{id}/surplus', {
  summary: 'Record a surplus payment and refund it',
  description:
    'For a payment after the order expired or was cancelled, or a second payment. If the order is still awaiting payment, mark it as paid instead: 409 `illegal_transition`.',
  body: z.object({
    amount: price.refine((text) => Number(text) > 0, issueSentences.above_zero.en),
    note: reason.openapi({ description: 'Where the payment was seen.' }),
  }),
})

export const recordTransfer = calls.write('PUT /refunds/{id}/done', {
  summary: 'Record a refund as transferred; also for a card refund the gateway refused',
  description:
    'A refund of a sale at the counter leaves the open till of that shop: 409 `no_cash_session` if there is none.',
  body: z.object({
    reference: z.string().trim().max(120).default('').openapi({
      description: 'Required unless cash is handed back.',
    }),
  }),
})

export const retryRefund = calls.write('PUT /refunds/{id}/retry', {
  summary: 'Retry a refund the gateway refused',
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

const problem = named('PaymentProblem', {
  provider: z.string(),
  event_id: z.string(),
  problem: z.string(),
  /** The same for people of any language; null for one older than it. */
  issue: paymentIssue.nullable(),
  order: z.object({ _id: id, reference: z.string() }).nullable(),
  received_at: time,
})

export const listPaymentIssues = calls.page('GET /payment-issues', {
  summary: 'List payment events that need attention',
  description: 'Unexpected amounts and disputes.',
  query: z.object(pageQuery({ perPage: 20 })),
  item: problem,
})

export const resolvePaymentIssue = calls.write('POST /payment-issues/settle', {
  summary: 'Mark a payment problem as resolved',
  body: z.object({ provider: z.string().max(40), event_id: z.string().max(255) }),
  answer: empty,
  idempotent: false,
})

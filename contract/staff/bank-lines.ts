import { z } from '@hono/zod-openapi'
import { lineSteps } from '#domain/bank/line-step.ts'
import { endpoint } from '../endpoint.ts'
import { offlinePaymentMethods } from '../endpoints/configuration.ts'
import { dayRange, pageQuery } from '../paging.ts'
import { amount, id, named, reason, text, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

export const bankAccount = z.enum(offlinePaymentMethods).openapi({
  description: 'The payment method whose payee the account belongs to.',
})

const account = bankAccount

const may = 'payments:confirm'

export const lineStates = ['open', 'matched', 'set_aside'] as const

/** Why an open line has no match. */
export const unmatchedReasons = [
  'unknown_reference',
  'too_little',
  'several_orders',
  'no_order',
] as const

const orderBrief = z.object({ _id: id, reference: z.string(), name: z.string() })

const match = named('BankLineMatch', {
  order: orderBrief.extend({
    total: amount,
    is_paid: z.boolean(),
    created_at: time,
  }),
  /** Null if the line is less than the payment it would prove. */
  step: z.enum(lineSteps).nullable(),
  /** Sum that goes back to the customer; needs the permission `refunds:issue`. */
  excess: amount,
  /** Rest to pay of the order afterwards. */
  left: amount,
  /** The order's reference is in the line. */
  reference_fits: z.boolean(),
  /** The line is what is owed, or the payment it proves: no more and no less. */
  amount_fits: z.boolean(),
  /** Both fit. */
  is_sure: z.boolean(),
})

const bankLine = named('BankLine', {
  _id: id,
  account,
  day: z.iso.date(),
  amount,
  text: z.string(),
  state: z.enum(lineStates),
  /** For an open line: the one order it fits. */
  match: match.nullable(),
  /** For an open line without one. */
  unmatched: z.enum(unmatchedReasons).nullable(),
  /** The order it was matched to. */
  order: orderBrief.nullable(),
  /** Why it was set aside. */
  reason: z.string(),
  decided_by: z.string().nullable(),
  decided_at: time.nullable(),
  /** It was set aside, or only proves a payment. */
  can_undo: z.boolean(),
})

const calls = staffCalls('payments', may, { params: z.object({ id }), answer: bankLine })

export const listBankLines = calls.page('GET /bank-lines', {
  summary: 'List bank lines, newest day first',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...lineStates, 'all']).default('open'),
    account: account.optional(),
    keyword: text.max(100).optional(),
    ...dayRange,
  }),
})

export const exportBankLines = endpoint({
  ...listBankLines,
  key: 'GET /bank-lines/export',
  summary: 'Bank lines with payers and orders for a file, filtered as in the list',
  description: 'Each answer is logged: who, which filter, how many rows.',
  may,
  alsoMay: 'people:export',
})

export const findLineOrders = calls.list('GET /bank-lines/{id}/orders', {
  summary: 'Search orders for a bank line; without a keyword those it may be for',
  query: z.object({ keyword: text.max(100).default('') }),
  item: match,
})

export const matchLine = calls.write('PUT /bank-lines/{id}/order', {
  summary: 'Match a bank line to an order: pay it, or prove its payment',
  description:
    'An unpaid order is paid; a payment that no line proves yet is proved; what is left over is recorded as surplus and refunded. `step` and `excess` are what was shown: 409 `conflict` if the order has changed.',
  body: z.object({ order_id: id, step: z.enum(lineSteps), excess: amount }),
})

export const unlinkLine = calls.write('DELETE /bank-lines/{id}/order', {
  summary: 'Take back a match that made no payment',
  description: '409 `not_possible` for a line that paid: a paid order cannot become unpaid.',
})

export const setLineAside = calls.write('PUT /bank-lines/{id}/set-aside', {
  summary: 'Set aside a bank line that belongs to no order',
  body: z.object({ reason }),
})

export const reopenLine = calls.write('DELETE /bank-lines/{id}/set-aside', {
  summary: 'Reopen a bank line that was set aside',
})

import { z } from '@hono/zod-openapi'
import { lineSteps } from '#domain/bank/line-step.ts'
import { endpoint } from '../endpoint.ts'
import { offlinePaymentMethods } from '../endpoints/configuration.ts'
import { dayRange, pageOf, pageQuery } from '../paging.ts'
import { amount, id, reason, text, time } from '../shapes.ts'

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

const match = z
  .object({
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
  .openapi('BankLineMatch')

const bankLine = z
  .object({
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
  .openapi('BankLine')

const matchExample = {
  order: {
    _id: 'ord_4fzzzxjylrxbeqQpTAAXHh',
    reference: 'PR-7K3Q-9XD',
    name: 'Chan Tai Man',
    total: '800.00',
    is_paid: false,
    created_at: '2026-11-20T04:00:00.000Z',
  },
  step: 'pay' as const,
  excess: '0.00',
  left: '0.00',
  reference_fits: true,
  amount_fits: true,
  is_sure: true,
}

const example = {
  _id: 'bln_4fzzzxjylrxbeqQpTAAXHh',
  account: 'fps' as const,
  day: '2026-11-21',
  amount: '800.00',
  text: 'FPS PR-7K3Q-9XD CHAN TAI MAN',
  state: 'open' as const,
  match: matchExample,
  unmatched: null,
  order: null,
  reason: '',
  decided_by: null,
  decided_at: null,
  can_undo: false,
}

const matched = {
  ...example,
  state: 'matched' as const,
  match: null,
  order: { _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD', name: 'Chan Tai Man' },
  decided_by: 'Lee Ka Yan',
  decided_at: '2026-11-21T06:00:00.000Z',
}

export const listBankLines = endpoint({
  key: 'GET /bank-lines',
  area: 'payments',
  summary: 'List bank lines, newest day first',
  access: 'staff',
  may,
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...lineStates, 'all']).default('open'),
    account: account.optional(),
    keyword: text.max(100).optional(),
    ...dayRange,
  }),
  answer: pageOf(bankLine),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const exportBankLines = endpoint({
  ...listBankLines,
  key: 'GET /bank-lines/export',
  summary: 'Bank lines with payers and orders for a file, filtered as in the list',
  description: 'Each answer is logged: who, which filter, how many rows.',
  may,
  alsoMay: 'people:export',
})

const params = z.object({ id })

export const findLineOrders = endpoint({
  key: 'GET /bank-lines/{id}/orders',
  area: 'payments',
  summary: 'Search orders for a bank line; without a keyword those it may be for',
  access: 'staff',
  may,
  params,
  query: z.object({ keyword: text.max(100).default('') }),
  answer: z.object({ data: z.array(match) }),
  example: { data: [matchExample] },
})

export const matchLine = endpoint({
  key: 'PUT /bank-lines/{id}/order',
  area: 'payments',
  summary: 'Match a bank line to an order: pay it, or prove its payment',
  description:
    'An unpaid order is paid; a payment that no line proves yet is proved; what is left over is recorded as surplus and refunded. `step` and `excess` are what was shown: 409 `conflict` if the order has changed.',
  access: 'staff',
  may,
  params,
  idempotent: true,
  body: z.object({ order_id: id, step: z.enum(lineSteps), excess: amount }),
  answer: bankLine,
  example: matched,
})

export const unlinkLine = endpoint({
  key: 'DELETE /bank-lines/{id}/order',
  area: 'payments',
  summary: 'Take back a match that made no payment',
  description: '409 `not_possible` for a line that paid: a paid order cannot become unpaid.',
  access: 'staff',
  may,
  params,
  idempotent: true,
  answer: bankLine,
  example,
})

export const setLineAside = endpoint({
  key: 'PUT /bank-lines/{id}/set-aside',
  area: 'payments',
  summary: 'Set aside a bank line that belongs to no order',
  access: 'staff',
  may,
  params,
  idempotent: true,
  body: z.object({ reason }),
  answer: bankLine,
  example: { ...example, state: 'set_aside', match: null, reason: 'Rent deposit returned' },
})

export const reopenLine = endpoint({
  key: 'DELETE /bank-lines/{id}/set-aside',
  area: 'payments',
  summary: 'Reopen a bank line that was set aside',
  access: 'staff',
  may,
  params,
  idempotent: true,
  answer: bankLine,
  example,
})

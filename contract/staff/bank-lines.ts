import { z } from '@hono/zod-openapi'
import { lineSteps } from '#domain/bank/line-step.ts'
import { endpoint } from '../endpoint.ts'
import { offlinePaymentMethods } from '../endpoints/configuration.ts'
import { prose } from '../lines.ts'
import { dayRange, pageOf, pageQuery } from '../paging.ts'
import { amount, id, localizedText, reason, text, time } from '../shapes.ts'

/** Of about a thousand lines. */
const maxStatement = 200_000

const account = z.enum(offlinePaymentMethods).openapi({
  description: 'The payment method whose payee the account belongs to.',
})

const column = z.int().min(0).max(99)
const columns = z
  .object({
    date: column,
    /** Description, reference, payer: read together. */
    texts: z.array(column).min(1).max(6),
    /** Signed, or the column of money in. */
    amount: column,
    /** Says whether the money came or left: CR or DR. */
    direction: column.nullable(),
    currency: column.nullable(),
  })
  .openapi('StatementColumns', { description: 'Columns by number, from 0.' })

const statementText = prose(maxStatement).min(1).openapi({ description: 'The CSV file’s text.' })

const exampleColumns = { date: 0, texts: [1], amount: 2, direction: null, currency: 3 }

const may = 'payments:confirm'

export const listBankAccounts = endpoint({
  key: 'GET /bank-accounts',
  area: 'payments',
  summary: 'List the accounts customers transfer to',
  access: 'staff',
  may: 'payments:confirm',
  answer: z.object({
    data: z.array(
      z.object({
        account,
        title: localizedText,
        payee: z.array(z.object({ label: localizedText, value: z.string() })),
        /** When its last statement was imported. */
        imported_at: time.nullable(),
      }),
    ),
  }),
  example: {
    data: [
      {
        account: 'fps',
        title: { en: 'FPS', zh: '轉數快', cn: '转数快' },
        payee: [
          { label: { en: 'FPS ID', zh: '轉數快識別碼', cn: '转数快识别码' }, value: '0000218' },
        ],
        imported_at: '2026-11-20T04:00:00.000Z',
      },
    ],
  },
})

export const previewStatement = endpoint({
  key: 'POST /bank-statements/preview',
  area: 'payments',
  summary: 'Read the table of a bank statement, to choose its columns',
  access: 'staff',
  may,
  body: z.object({ account, text: statementText }),
  answer: z.object({
    headings: z.array(z.string()),
    /** The first rows below the headings. */
    rows: z.array(z.array(z.string())),
    row_count: z.int(),
    /** As last time, if the headings are the same; otherwise what the headings suggest. */
    columns: columns.nullable(),
    is_remembered: z.boolean(),
  }),
  example: {
    headings: ['Date', 'Description', 'Billing amount', 'Billing currency'],
    rows: [['21/11/2026', 'FPS PR-7K3Q-9XD CHAN TAI MAN', '800.00', 'HKD']],
    row_count: 1,
    columns: exampleColumns,
    is_remembered: true,
  },
})

export const importStatement = endpoint({
  key: 'POST /bank-statements',
  area: 'payments',
  summary: 'Import the incoming lines of a bank statement',
  description: 'A line that was imported before is known again, so statements may overlap.',
  access: 'staff',
  may,
  idempotent: true,
  body: z.object({ account, text: statementText, columns }),
  answer: z.object({
    new_count: z.int(),
    known_count: z.int(),
    /** Money that left, and other currencies. */
    left_out_count: z.int(),
    /** Lines of the file with an amount that could not be read; they were not imported. */
    unreadable: z.array(z.object({ line: z.int(), text: z.string() })),
  }),
  example: { new_count: 12, known_count: 3, left_out_count: 5, unreadable: [] },
})

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
    /** What goes back to the customer; needs the permission `refunds:issue`. */
    excess: amount,
    /** What is to pay of the order afterwards. */
    left: amount,
    /** The reference is in the line, it pays all, and nothing is left over. */
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
  description: '409 `conflict` for a line that paid: a paid order cannot become unpaid.',
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

import { z } from '@hono/zod-openapi'
import { dayOrders } from '#domain/bank/line-day.ts'
import { lineProblems } from '#domain/bank/line-problems.ts'
import { tableText } from '../lines.ts'
import { amount, localizedText, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { bankAccount as account } from './bank-lines.ts'

/** Room for some five thousand lines. */
const maxStatement = 1_000_000

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
    /** Says whether the line is final: completed, pending, reverted. */
    state: column.nullable().default(null),
    currency: column.nullable(),
  })
  .openapi('StatementColumns', { description: 'Columns by number, from 0.' })

const statementText = tableText(maxStatement)
  .min(1)
  .openapi({ description: 'Its table as text: the CSV file, or what was copied from a table.' })

const dayOrder = z.enum(dayOrders).optional().openapi({
  description: 'Which comes first in a date such as 5/11/2026; needed if the dates disagree.',
})

/** Lines that are no money that came in, by reason. */
const leftOut = z.object({
  /** Money that left. */
  outgoing: z.int(),
  /** Pending, reverted, failed: by the statement's column of states. */
  not_completed: z.int(),
  other_currency: z.int(),
})

/** Lines that were not imported, because they could not be read; `value` is the cell at fault. */
const unreadable = z.array(
  z.object({
    line: z.int(),
    text: z.string(),
    /**
     * `cells`: the row has more or fewer cells than there are headings; `split`: the comma between
     * its thousands has split its amount; `balance`: its amount does not explain its balance.
     */
    problem: z.enum(lineProblems),
    value: z.string(),
  }),
)

const calls = staffCalls('payments', 'payments:confirm')

export const listBankAccounts = calls.list('GET /bank-accounts', {
  summary: 'List the accounts customers transfer to',
  item: z.object({
    account,
    title: localizedText,
    payee: z.array(z.object({ label: localizedText, value: z.string() })),
    /** When its last statement was imported. */
    imported_at: time.nullable(),
  }),
})

export const previewStatement = calls.read('POST /bank-statements/preview', {
  summary: 'Read a bank statement, to choose its columns and see what they give',
  body: z.object({
    account,
    text: statementText,
    /** The chosen columns; without them the shop proposes some. */
    columns: columns.optional(),
    day_order: dayOrder,
  }),
  answer: z.object({
    headings: z.array(z.string()),
    /** The first rows below the headings. */
    rows: z.array(z.array(z.string())),
    row_count: z.int(),
    /** The columns sent, or those of last time for the same headings, or those the table suggests. */
    columns: columns.nullable(),
    is_remembered: z.boolean(),
    /** Columns that say which lines are money that came: an import without them is refused. */
    marks: z.object({ state: z.array(column), direction: z.array(column) }),
    day_order: z.object({
      /** Null if the dates disagree: then a person has to choose. */
      order: z.enum(dayOrders).nullable(),
      /** False if both orders would do. */
      is_proven: z.boolean(),
    }),
    /** Lines that an import with these columns would take; null without columns or an order. */
    reading: z
      .object({
        count: z.int(),
        sum: amount,
        /** The first lines that come in. */
        lines: z.array(z.object({ day: z.iso.date(), amount, text: z.string() })),
        left_out: leftOut,
        unreadable,
      })
      .nullable(),
  }),
})

export const importStatement = calls.write('POST /bank-statements', {
  summary: 'Import the incoming lines of a bank statement',
  description:
    'Only completed money that came in, in Hong Kong dollars. A line that was imported before is known again, so statements may overlap. 422 if `columns` leaves out a column of states or directions.',
  body: z.object({ account, text: statementText, columns, day_order: dayOrder }),
  answer: z.object({
    new_count: z.int(),
    known_count: z.int(),
    /** All of `left_out` together. */
    left_out_count: z.int(),
    left_out: leftOut,
    unreadable,
  }),
})

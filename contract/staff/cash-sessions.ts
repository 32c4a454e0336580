import { z } from '@hono/zod-openapi'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { prose } from '../lines.ts'
import { dayRange, pageQuery } from '../paging.ts'
import { amount, id, localizedText, named, price, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const methodCount = named('CashCount', {
  method: z.enum(counterMethods),
  /** Taken in sales, and paid out as refunds. */
  sales: amount,
  refunds: amount,
  /** Sum that should be there: sales less refunds, and for cash the float. */
  expected: amount,
  /** Null until the session is closed. */
  counted: amount.nullable(),
  difference: amount.nullable(),
  /** Why they differ. */
  reason: z.string(),
})

export const cashSession = named('CashSession', {
  _id: id,
  warehouse: z.object({ _id: id, title: localizedText }),
  float: amount,
  opened_at: time,
  opened_by: z.string(),
  /** Null while it is open. */
  closed_at: time.nullable(),
  closed_by: z.string().nullable(),
  next_float: amount.nullable(),
  sale_count: z.int(),
  counts: z.array(methodCount),
})

const calls = staffCalls('counter', 'counter:sell', {
  params: z.object({ id }),
  answer: cashSession,
})

export const listCashSessions = calls.page('GET /cash-sessions', {
  summary: 'List cash sessions, newest first',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    warehouse_id: id.optional(),
    is_open: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    ...dayRange,
  }),
})

export const getCashSession = calls.read('GET /cash-sessions/{id}', {
  summary: 'Get a cash session',
})

export const openCashSession = calls.write('POST /cash-sessions', {
  summary: 'Open a shop’s till for the day',
  description: 'One is open at a time: 409 `not_possible`.',
  body: z.object({
    warehouse_id: id,
    float: price.openapi({ description: 'Cash in the till to begin with.' }),
  }),
})

const counted = z.object({ counted: price, reason: prose(500).default('') })

export const closeCashSession = calls.write('PUT /cash-sessions/{id}/closed', {
  summary: 'Cash up: record what was counted, and close the day for good',
  description: 'A difference needs a reason. A closed session is read-only: 409 `not_possible`.',
  body: z.object({
    counts: z.object({ cash: counted, octopus: counted, card_terminal: counted, fps: counted }),
    next_float: price.openapi({ description: 'Cash that stays for the next day.' }),
  }),
})

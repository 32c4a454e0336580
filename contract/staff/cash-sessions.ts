import { z } from '@hono/zod-openapi'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { dayRange, pageOf, pageQuery } from '../paging.ts'
import { amount, id, localizedText, price, time } from '../shapes.ts'

const methodCount = z
  .object({
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
  .openapi('CashCount')

export const cashSession = z
  .object({
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
  .openapi('CashSession')

const count = (method: string, sales: string, expected = sales) => ({
  method,
  sales,
  refunds: '0.00',
  expected,
  counted: null,
  difference: null,
  reason: '',
})

const example = {
  _id: 'csh_8Hn2vQxW5tLk0ZrY7cJs3B',
  warehouse: {
    _id: 'whs_5Tg6Yh7Uj8',
    title: { en: 'Seawall Place', zh: '海堤坊', cn: '海堤坊' },
  },
  float: '1000.00',
  opened_at: '2026-11-21T03:00:00.000Z',
  opened_by: 'Lee Ka Yan',
  closed_at: null,
  closed_by: null,
  next_float: null,
  sale_count: 2,
  counts: [
    count('cash', '724.00', '1724.00'),
    count('octopus', '380.00'),
    count('card_terminal', '0.00'),
    count('fps', '0.00'),
  ],
}

const closed = {
  ...example,
  closed_at: '2026-11-21T12:30:00.000Z',
  closed_by: 'Lee Ka Yan',
  next_float: '1000.00',
  counts: example.counts.map((each) => ({ ...each, counted: each.expected, difference: '0.00' })),
}

export const listCashSessions = endpoint({
  key: 'GET /cash-sessions',
  area: 'counter',
  summary: 'List cash sessions, newest first',
  access: 'staff',
  may: 'counter:sell',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    warehouse_id: id.optional(),
    is_open: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    ...dayRange,
  }),
  answer: pageOf(cashSession),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const getCashSession = endpoint({
  key: 'GET /cash-sessions/{id}',
  area: 'counter',
  summary: 'Get a cash session',
  access: 'staff',
  may: 'counter:sell',
  params: z.object({ id }),
  answer: cashSession,
  example,
})

export const openCashSession = endpoint({
  key: 'POST /cash-sessions',
  area: 'counter',
  summary: 'Open a shop’s till for the day',
  description: 'One is open at a time: 409 `not_possible`.',
  access: 'staff',
  may: 'counter:sell',
  idempotent: true,
  body: z.object({
    warehouse_id: id,
    float: price.openapi({ description: 'Cash in the till to begin with.' }),
  }),
  answer: cashSession,
  example,
})

const counted = z.object({ counted: price, reason: prose(500).default('') })

export const closeCashSession = endpoint({
  key: 'PUT /cash-sessions/{id}/closed',
  area: 'counter',
  summary: 'Cash up: record what was counted, and close the day for good',
  description: 'A difference needs a reason. A closed session is read-only: 409 `not_possible`.',
  access: 'staff',
  may: 'counter:sell',
  params: z.object({ id }),
  idempotent: true,
  body: z.object({
    counts: z.object({ cash: counted, octopus: counted, card_terminal: counted, fps: counted }),
    next_float: price.openapi({ description: 'Cash that stays for the next day.' }),
  }),
  answer: cashSession,
  example: closed,
})

import { z } from '@hono/zod-openapi'
import { permissionNames } from '#domain/staff/permissions.ts'
import { amount, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

/** Tasks that can wait for staff, in the order of a day. */
export const queueNames = [
  'proofs',
  'bank_lines',
  'pack',
  'prepare',
  'ship',
  'rest',
  'put_out',
  'collect',
  'holds',
  'refund_requests',
  'transfers',
  'failed_refunds',
  'slow_refunds',
  'payment_issues',
  'reviews',
  'comments',
  'enquiries',
  'failed_emails',
  'webhooks_off',
  'backups',
  'audit_findings',
  'failed_jobs',
  'stock_on_the_way',
  'low_stock',
  'sold_out',
] as const

const queue = named('StaffQueue', {
  name: z.enum(queueNames),
  count: z.int(),
  /** Since when the first has waited; null if none waits, or if it is not recorded. */
  oldest_at: time.nullable(),
  /** How many have waited too long: collections after seven days, anything else never. */
  overdue: z.int(),
})

const firstStep = named('FirstStep', {
  name: z.enum(['brand', 'payees', 'product', 'stock', 'emails', 'order']),
  is_done: z.boolean(),
})

const sales = named('StaffSales', { order_count: z.int(), amount })

const calls = staffCalls('today', permissionNames)

export const getToday = calls.read('GET /today', {
  summary: 'Get what waits for staff, and today’s sales',
  description:
    'Queues of work the caller may not do are left out. Sales are orders paid on a Hong Kong day.',
  answer: named('StaffToday', {
    queues: z.array(queue),
    /** For those who may see orders or reports; null for others. */
    sales: z
      .object({
        today: sales,
        /** The same weekday last week, up to this time of the day. */
        last_week_so_far: sales,
        /** The same weekday last week, the whole day. */
        last_week: sales,
      })
      .nullable(),
    /** Steps of a new shop, for those who may set it up; empty once all are done. */
    first_steps: z.array(firstStep),
  }),
})

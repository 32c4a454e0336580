import { z } from '@hono/zod-openapi'
import { permissionNames } from '#domain/staff/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { amount, time } from '../shapes.ts'

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

const queue = z
  .object({
    name: z.enum(queueNames),
    count: z.int(),
    /** Since when the first has waited; null if none waits, or if it is not recorded. */
    oldest_at: time.nullable(),
    /** How many have waited too long: collections after seven days, anything else never. */
    overdue: z.int(),
  })
  .openapi('StaffQueue')

const firstStep = z
  .object({
    name: z.enum(['brand', 'payees', 'product', 'stock', 'emails', 'order']),
    is_done: z.boolean(),
  })
  .openapi('FirstStep')

const sales = z.object({ order_count: z.int(), amount }).openapi('StaffSales')

export const getToday = endpoint({
  key: 'GET /today',
  area: 'today',
  summary: 'Get what waits for staff, and today’s sales',
  description:
    'Queues of work the caller may not do are left out. Sales are orders paid on a Hong Kong day.',
  access: 'staff',
  may: permissionNames,
  answer: z
    .object({
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
    })
    .openapi('StaffToday'),
  example: {
    queues: [{ name: 'proofs', count: 3, oldest_at: '2026-11-21T01:12:00.000Z', overdue: 0 }],
    sales: {
      today: { order_count: 4, amount: '3180.00' },
      last_week_so_far: { order_count: 3, amount: '2210.00' },
      last_week: { order_count: 7, amount: '5840.00' },
    },
    first_steps: [],
  },
})

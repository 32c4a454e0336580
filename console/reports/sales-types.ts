import type { StaffAnswer } from '../api/staff-api.ts'

export type Sales = StaffAnswer<'GET /reports/sales'>
export type SalesRow = Sales['rows'][number]

export const groups = [
  'day',
  'month',
  'product',
  'category',
  'size',
  'channel',
  'payment_method',
] as const
export type Group = (typeof groups)[number]

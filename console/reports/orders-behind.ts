import { periodOfMonth, type Period } from '#domain/period.ts'
import { paidOrdersPath } from '../orders/placed-days.ts'
import type { Group, SalesRow } from './sales-types.ts'

/** Address of the orders whose sales a row adds up; null if none were, or the list cannot show them. */
export function ordersBehind(
  { key, order_count: count }: Pick<SalesRow, 'key' | 'order_count'>,
  by: Group,
  period: Period,
): string | null {
  if (!count) return null
  if (by === 'day') return paidOrdersPath({ from: key, to: key })
  if (by === 'month') return paidOrdersPath(overlap(periodOfMonth(key), period))
  if (by === 'channel') return paidOrdersPath(period, { channel: key })
  if (by === 'payment_method') return paidOrdersPath(period, { payment_method: key })
  return null
}

/** A period can begin or end within a month. */
function overlap(month: Period, { from, to }: Period): Period {
  return { from: month.from > from ? month.from : from, to: month.to < to ? month.to : to }
}

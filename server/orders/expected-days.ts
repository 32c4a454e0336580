import { arrivalOf, leavesOn, type DayRange, type Supply } from '#domain/arrival.ts'
import { hongKongDay, type Day } from '#domain/dates.ts'
import type { OrderRow } from './queries.ts'

type Expected = Pick<OrderRow, 'current_status' | 'delivery' | 'created_at' | 'fulfilment'> & {
  paid_at: Date | null
  items: readonly Pick<OrderRow['items'][number], 'preorder_on'>[]
}

/**
 * The expected delivery days as of today. Nothing ships before payment, so an unpaid order counts
 * as paid today. Null if no day can be promised, or if the promised days have passed and the order
 * has not shipped.
 */
export function expectedDays(
  order: Expected,
  today: Day,
  holidays: readonly Day[],
): DayRange | null {
  if (order.current_status === 'cancelled') return null
  const hasLeft = !['none', 'packed'].includes(order.fulfilment)
  const days = daysOf(order, today, holidays)
  return days && (hasLeft || days.to >= today) ? days : null
}

function daysOf(order: Expected, today: Day, holidays: readonly Day[]): DayRange | null {
  const { estimate, transit } = order.delivery
  const paidOn = order.paid_at ? hongKongDay(order.paid_at) : today
  // Paid on the day the estimate was based on.
  if (paidOn === hongKongDay(order.created_at)) return estimate
  const leaves = leavesOn(order.items.map(supplyOf), paidOn)
  if (leaves === null) return null
  if (!transit) return leaves > paidOn ? estimate : null
  return arrivalOf(leaves, { minDays: transit.min_days, maxDays: transit.max_days, holidays })
}

function supplyOf({ preorder_on: expectedOn }: Expected['items'][number]): Supply {
  return expectedOn === null ? { state: 'here' } : { state: 'to_come', expectedOn }
}

import { arrivalOf, leavesOn, notBefore, type DayRange, type Supply } from '#domain/arrival.ts'
import { hongKongDay, type Day } from '#domain/dates.ts'
import type { Calendar } from '../settings/calendar.ts'
import type { OrderRow } from './queries.ts'

type Expected = Pick<OrderRow, 'current_status' | 'delivery' | 'created_at' | 'fulfilment'> & {
  paid_at: Date | null
  items: readonly Pick<OrderRow['items'][number], 'preorder_on'>[]
}

/**
 * The expected delivery days as of today. Nothing ships before payment, so an unpaid order counts
 * as paid today. Null if no day can be promised, or if the promised days have passed and the order
 * has not shipped. What has not left waits until a closure is over.
 */
export function expectedDays(order: Expected, today: Day, calendar: Calendar): DayRange | null {
  if (order.current_status === 'cancelled') return null
  const hasLeft = !['none', 'packed'].includes(order.fulfilment)
  const days = daysOf(order, today, hasLeft ? { ...calendar, resumesOn: null } : calendar)
  return days && (hasLeft || days.to >= today) ? days : null
}

function daysOf(order: Expected, today: Day, calendar: Calendar): DayRange | null {
  const { holidays, resumesOn } = calendar
  const { estimate, transit } = order.delivery
  const paidOn = order.paid_at ? hongKongDay(order.paid_at) : today
  const isClosed = resumesOn !== null && resumesOn > today
  // Paid on the day the estimate was based on.
  const isAsPromised = paidOn === hongKongDay(order.created_at)
  // A replacement is sent without a promise made at a checkout.
  if (isAsPromised && !isClosed && (estimate || !transit)) return estimate
  const supplies = order.items.map(supplyOf)
  if (!transit) {
    const leaves = leavesOn(supplies, paidOn, null)
    const isKnown = isAsPromised || (leaves !== null && leaves > paidOn)
    return isKnown && estimate ? notBeforeEither(estimate, resumesOn) : null
  }
  const leaves = leavesOn(supplies, paidOn, resumesOn)
  if (leaves === null) return null
  return arrivalOf(leaves, { minDays: transit.min_days, maxDays: transit.max_days, holidays })
}

function notBeforeEither({ from, to }: DayRange, earliest: Day | null): DayRange {
  return { from: notBefore(from, earliest), to: notBefore(to, earliest) }
}

function supplyOf({ preorder_on: expectedOn }: Expected['items'][number]): Supply {
  return expectedOn === null ? { state: 'here' } : { state: 'to_come', expectedOn }
}

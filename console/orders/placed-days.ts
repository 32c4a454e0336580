import { addDays, hongKongDay, type Day } from '#domain/dates.ts'
import { oneOf } from '../parts/use-list-state.ts'

/** The last so many days in Hong Kong, today included; a saved view moves with them. */
const lastDays = ['1', '7', '30'] as const

/** Days that are typed, of placing or of payment. */
export const typedDays = ['placed', 'paid'] as const

interface DayFilters {
  placed?: string
  from?: string
  to?: string
}

/** Names days as the call does; an address can hold anything. */
export function daysOf({ placed, from, to }: DayFilters) {
  const count = oneOf(lastDays, placed)
  if (count) return { from: addDays(hongKongDay(new Date()), 1 - Number(count)) }
  const typed = oneOf(typedDays, placed)
  const first = dayOf(from)
  const last = dayOf(to)
  if (typed === 'paid') return { paid_from: first, paid_to: last }
  return typed === 'placed' ? { from: first, to: last } : {}
}

function dayOf(text: string | undefined): Day | undefined {
  const isDay = text && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}

/** Address of the orders paid in a period. */
export function paidOrdersPath(
  period: { from: Day; to: Day },
  filters: Readonly<Record<string, string>> = {},
): string {
  return `/orders?${new URLSearchParams({ placed: 'paid', ...period, ...filters })}`
}
